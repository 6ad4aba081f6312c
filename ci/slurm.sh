#!/usr/bin/env bash
# deploy/slurm on one node that this script sets up: an array whose tasks are killed, interrupted, preempted and given a wrong answer ends with
# the ledger of one machine. Slurm is Debian's slurm-wlm; everything it writes is in a folder of its own, and it ends with this script.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
if ! has slurmctld || ! has slurmd; then install_packages slurm-wlm; fi
has sqlite3 || install_packages sqlite3
build_hashweave

folder=$(mktemp -d)
daemons=()
finish() {
    local outcome=$?
    ((outcome == 0)) || tail -n 20 "$folder"/*.log "$folder"/*.out "$folder"/run/logs/* >&2 2>/dev/null || true
    scancel --quiet --user="$(id -un)" 2>/dev/null || true
    ((${#daemons[@]} == 0)) || kill "${daemons[@]}" 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap finish EXIT

step "slurm: one node"
((EUID == 0)) || die "slurmd starts jobs as root only: run this as root"
chmod 755 "$folder"
mkdir "$folder/state" "$folder/spool"
host=$(hostname -s)
export SLURM_CONF=$folder/slurm.conf HASHWEAVE=$PWD/$hashweave
# Two tasks at a time, whatever the machine has; nobody else is to talk to these daemons.
cat >"$SLURM_CONF" <<CONF
ClusterName=hashweave
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=26817
SlurmdPort=26818
SlurmUser=root
AuthType=auth/none
AuthInfo=cred_expire=5
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_res
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
SchedulerParameters=sched_min_interval=100000,batch_sched_delay=0
KillWait=5
MinJobAge=3600
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 RealMemory=1000
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
slurmctld -D >"$folder/slurmctld.out" 2>&1 &
daemons+=($!)
slurmd -D -N "$host" >"$folder/slurmd.out" 2>&1 &
daemons+=($!)

# until_true SECONDS WHAT COMMAND...
until_true() {
    local seconds=$1 what=$2 end
    shift 2
    end=$((SECONDS + seconds))
    until "$@" >/dev/null 2>&1; do
        ((SECONDS < end)) || die "$what"
        sleep 0.2
    done
}
idle() { [[ $(sinfo --noheader --format=%T) == idle ]]; }
until_true 60 "the node does not come up" idle

array=deploy/slurm/hashweave-array
run=$folder/run
search=(--message 'slurm{counter:8}' --zero-bits 18 --count 400000000)
seal() { sqlite3 "$1" "SELECT hex(seal) FROM search"; }
submit() { "$array" "$@" | tee /dev/stderr | sed -E 's/^array ([0-9]+):.*/\1/'; }
state_of() { squeue --noheader --array --states=all --jobs="$1" --format=%T; }
ended() { ! squeue --noheader --user="$(id -un)" | grep -q .; }
# Of a task that has begun to hash: only a task itself writes its part.
begun() { [[ $run/parts/$1.ledger -nt $folder/before ]]; }

step "slurm: tasks that are killed, interrupted and taken off their node"
touch "$folder/before"
id=$(submit 4 "$run" -- "${search[@]}")
until_true 120 "task 1 does not begin" begun 1
until_true 120 "task 2 does not begin" begun 2
scontrol requeue "${id}_1"
pkill -KILL -f "$HASHWEAVE search .*/parts/2.ledger" || die "task 2 is not running"
until_true 120 "task 3 does not begin" begun 3
scancel --signal=TERM "${id}_3"
until_true 300 "the array does not end" ended
grep -q 'holds the ledgers of 4 tasks of 4' "$run/logs/merge" || die "the ledgers are not merged"
for log in 1:2 2:2 3:2 4:1; do
    [[ $(grep -c ' attempt ' "$run/logs/${log%:*}") == "${log#*:}" ]] || die "task ${log%:*} was not run ${log#*:} times"
done
grep -q 'task 2: exit code 137' "$run/logs/2" || die "task 2 was not killed"
grep -q 'task 3: exit code 3' "$run/logs/3" || die "task 3 was not interrupted"
"$HASHWEAVE" search "${search[@]}" --ledger "$folder/whole" >/dev/null
[[ $(seal "$run/all.ledger") == "$(seal "$folder/whole")" ]] || die "the array's ledger is not that of one machine"
"$HASHWEAVE" ledger check "$run/all.ledger"

step "slurm: a wrong answer, and the same line again"
rm -r "$run"
search=(--message 'slurm{counter:8}' --zero-bits 10 --count 2000000)
id=$(submit 2 "$run" -- "${search[@]}" --fault-drill 0:3)
drained() { [[ $(sinfo --noheader --format=%T) == drain* ]]; }
until_true 120 "the node is not drained" drained
grep -q "^$host .* of array $id$" "$run/blamed" || die "the node is not blamed"
pending() { state_of "$id" | grep -q PENDING; }
until_true 60 "the task is not queued again" pending
scancel --user="$(id -un)"
until_true 120 "the jobs do not end" ended
scontrol update NodeName="$host" State=RESUME
# The only node there is would be left out.
if submit 2 "$run" -- "${search[@]}" 2>"$folder/refused"; then die "a blamed node is taken again"; fi
rm "$run/blamed"
submit 2 "$run" -- "${search[@]}" >/dev/null
until_true 120 "the array does not end" ended
"$HASHWEAVE" search "${search[@]}" --ledger "$folder/again" >/dev/null
[[ $(seal "$run/all.ledger") == "$(seal "$folder/again")" ]] || die "the array's ledger is not that of one machine"
echo "5 tests passed"

"""Runs the pods of deploy/kubernetes as Kubernetes would start them, with folders for volumes, on a search that is over soon.

kubernetes.py COMMAND FOLDER
"""

import os
import pathlib
import signal
import sqlite3
import subprocess
import sys
import time

import yaml

COMMAND, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
SMALL = ["--message=hello {counter:8}", "--zero-bits=16", "--count=120000000"]


def load(name):
    return yaml.safe_load(pathlib.Path("deploy/kubernetes", name).read_text())


def mounted(pod, container, argument, disk):
    """An argument whose paths in volumes are those of folders: `disk` is the pod's own, the claim's is everybody's."""
    claims = {volume["name"] for volume in pod["volumes"] if "persistentVolumeClaim" in volume}
    for mount in sorted(container["volumeMounts"], key=lambda mount: -len(mount["mountPath"])):
        at = (FOLDER / "claim" if mount["name"] in claims else disk) / mount.get("subPath", "")
        at.mkdir(parents=True, exist_ok=True)
        name, equals, value = argument.rpartition("=")
        if value.startswith(mount["mountPath"] + "/"):
            return name + equals + str(at) + value.removeprefix(mount["mountPath"])
    return argument


def start(job, disk, index=None):
    pod = job["spec"]["template"]["spec"]
    container = pod["containers"][0]
    disk.mkdir()
    arguments = [mounted(pod, container, argument, disk) for argument in container["args"]]
    environment = dict(os.environ)
    if index is not None:
        environment["JOB_COMPLETION_INDEX"] = str(index)
        arguments = [argument.replace("$(JOB_COMPLETION_INDEX)", str(index)) for argument in arguments]
    default = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen([COMMAND, *arguments], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, preexec_fn=default)


def ended(process):
    complaint = process.communicate()[1]
    return process.returncode, complaint


def action(job, code):
    """What the Job does with a pod that ends so."""
    for rule in job["spec"]["podFailurePolicy"]["rules"]:
        if code in rule.get("onExitCodes", {}).get("values", []):
            return rule["action"]
    return "Count" if code else "Done"


def seal(ledger):
    return sqlite3.connect(ledger).execute("SELECT seal FROM search").fetchone()[0]


def smaller(job, indexes, more=()):
    """The Job with fewer indexes and a search that is over soon."""
    container = job["spec"]["template"]["spec"]["containers"][0]
    completions = job["spec"]["completions"]
    assert f"--shard=auto/{completions}" in container["args"], "completions and shards differ"
    assert container["name"] == job["spec"]["podFailurePolicy"]["rules"][0]["onExitCodes"]["containerName"]
    kept = [argument for argument in container["args"] if argument.split("=")[0] not in ("--message", "--zero-bits", "--shard")]
    container["args"] = [*kept, *SMALL, f"--shard=auto/{indexes}", *more]
    return job


def main():
    disks = (FOLDER / f"disk{number}" for number in range(1000))
    passed = 0

    job = smaller(load("search.yaml"), 3)
    for index in range(3):
        part = FOLDER / f"claim/parts/{index}.ledger"
        pods = []
        for ending in (signal.SIGTERM, signal.SIGKILL, None):
            process = start(job, next(disks), index)
            # Evicted, or lost with its node, after its first copy; the next pod has an empty disk.
            while ending is not None and not part.exists() and process.poll() is None:
                time.sleep(0.01)
            if ending is not None:
                time.sleep(0.3)
                process.send_signal(ending)
            code, complaint = ended(process)
            pods.append((code, action(job, code)))
            if code == 0:
                break
            assert code in (3, -signal.SIGKILL), complaint
        assert pods[-1] == (0, "Done"), pods
        assert (3, "Ignore") in pods or index > 0, pods
        print(f"index {index}: {pods}")
        passed += 1

    code, complaint = ended(start(load("merge.yaml"), next(disks)))
    assert code == 0, complaint
    whole = FOLDER / "whole.ledger"
    subprocess.run([COMMAND, "search", *SMALL, f"--ledger={whole}"], check=True, stdout=subprocess.DEVNULL)
    assert seal(FOLDER / "claim/all.ledger") == seal(whole), "the merged ledger is not that of one machine"
    passed += 1

    for more, index, code, expected in (
        (["--fault-drill=0:3"], 1, 4, "FailIndex"),
        (["--no-such-option"], 1, 2, "FailJob"),
        (["--threads=1"], 3, 2, "FailJob"),
    ):
        job = smaller(load("search.yaml"), 3, more)
        outcome, complaint = ended(start(job, next(disks), index))
        assert (outcome, action(job, outcome)) == (code, expected), complaint
        passed += 1
    print(f"{passed} tests passed")


main()

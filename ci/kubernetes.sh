#!/usr/bin/env bash
# deploy/kubernetes without a cluster: the manifests against the schemas of two versions, strictly; and what their pods run, run here by the real
# command with what Kubernetes gives a pod: an index, an empty disk, a volume.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
has python3 || install_packages python3 python3-venv
build_hashweave

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/tools" 2>/dev/null || {
    install_packages python3-venv
    python3 -m venv "$work/tools"
}
# The schemas are in this package; nothing is asked of a server.
"$work/tools/bin/pip" install --quiet --disable-pip-version-check kubernetes-validate==1.37.0 || die "kubernetes-validate cannot be installed"

step "kubernetes: schemas"
for version in 1.33 1.37; do
    "$work/tools/bin/kubernetes-validate" --strict -k "$version" deploy/kubernetes/*.yaml || die "a manifest is not one of Kubernetes $version"
done
sed 's/completions:/completion:/' deploy/kubernetes/search.yaml >"$work/wrong.yaml"
if "$work/tools/bin/kubernetes-validate" --strict -k 1.33 "$work/wrong.yaml" >/dev/null 2>&1; then die "a wrong field is not noticed"; fi

step "kubernetes: what the pods run"
"$work/tools/bin/python" ci/kubernetes.py "$PWD/$hashweave" "$work" || die "the pods do not do what the manifests say"

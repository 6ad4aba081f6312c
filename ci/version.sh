#!/usr/bin/env bash
# The version stands in Cargo.toml ([workspace.package]); here it is printed, or written, to all places that have to repeat it.
#
#     ci/version.sh            prints it; fails if another place says something else
#     ci/version.sh 0.2.0      sets it everywhere
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# File | the line's pattern, with a group before the version and one after it.
places() {
    cat <<'PLACES'
Cargo.toml|^(hashweave = \{ path = "[a-z/]+", version = ")[0-9.]+(")
Cargo.toml|^([a-z]+ = \{ package = "hashweave-[a-z]+", path = "[a-z/]+", version = ")[0-9.]+(")
bindings/web/package.json|^(  "version": ")[0-9.]+(")
bindings/web/page/index.html|(<span id="version">)[0-9.]+(<)
deploy/kubernetes/search.yaml|(image: registry.example/hashweave:)[0-9.]+()
deploy/kubernetes/merge.yaml|(image: registry.example/hashweave:)[0-9.]+()
PLACES
}

version=$(sed -nE '/^\[workspace.package\]/,/^\[/s/^version = "(.*)"/\1/p' Cargo.toml)
if (($# > 0)); then
    [[ $1 =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || die "'$1' is not a version such as 0.2.0"
    version=$1
    sed -i -E "/^\[workspace.package\]/,/^\[/s/^version = .*/version = \"$version\"/" Cargo.toml
    while IFS='|' read -r file pattern; do
        sed -i -E "s#$pattern#\1$version\2#" "$file"
    done < <(places)
    # The header takes the version from Cargo; the locks of the other workspaces follow.
    cargo update --workspace --quiet
    (cd peers && cargo update --workspace --quiet)
    (cd fuzz && cargo update --workspace --quiet)
    echo "$version: now \`cargo test -p hashweave-c\` tells what the C header lacks, and CHANGELOG.md wants a heading"
    exit
fi
while IFS='|' read -r file pattern; do
    found=$(grep -E "$pattern" "$file") || die "$file has no version where it is looked for"
    wrong=$(grep -vF "$version" <<<"$found") && die "$file does not say $version: $wrong; ci/version.sh $version writes it"
done < <(places)
for part in MAJOR MINOR PATCH; do
    numbers+=("$(awk -v name="HW_VERSION_$part" '$2 == name { print $3; exit }' bindings/c/include/hashweave.h)")
done
[[ $(IFS=. && echo "${numbers[*]}") == "$version" ]] || die "bindings/c/include/hashweave.h does not say $version"
grep -qE "^## (Unreleased|\[?$version)" CHANGELOG.md || die "CHANGELOG.md has no heading for what is not released, or $version"
echo "$version"

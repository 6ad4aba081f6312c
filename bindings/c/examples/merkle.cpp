// The Merkle tree of the lines of the standard input: its root, and the proof that a line is in it, which is then checked.
//
//     c++ -std=c++11 merkle.cpp -o merkle $(pkg-config --cflags --libs hashweave)
//     ./merkle rfc6962 2 < certificates
#include <hashweave.hpp>

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char **argv) try {
    if (argc != 3) {
        std::cerr << "usage: " << argv[0] << " SHAPE LINE < LINES; the first line has number 0\n";
        return 2;
    }
    const std::string shape = argv[1];
    const unsigned long long index = std::strtoull(argv[2], nullptr, 10);
    std::vector<std::string> lines;
    for (std::string line; std::getline(std::cin, line);) lines.push_back(line);

    const hashweave::Bytes leaves = hashweave::merkle_leaves(shape, lines);
    const hashweave::MerkleTree tree(shape, leaves);
    const hashweave::Bytes root = tree.root(), proof = tree.proof(index);
    std::cout << "root " << hashweave::hex(root) << '\n';
    for (std::size_t at = 0; at < proof.size(); at += root.size())
        std::cout << "sibling " << hashweave::hex(proof.data() + at, root.size()) << '\n';

    // Who has the root alone checks a line by the proof.
    const hashweave::Bytes leaf = hashweave::merkle_leaves(shape, std::vector<std::string>{lines[index]});
    hashweave::merkle_verify(shape, root, leaf, index, lines.size(), proof);
    std::cout << "line " << index << " is in the tree\n";

    // Another line is not there.
    try {
        const hashweave::Bytes other = hashweave::merkle_leaves(shape, std::vector<std::string>{lines[index] + '!'});
        hashweave::merkle_verify(shape, root, other, index, lines.size(), proof);
    } catch (const hashweave::Error &error) {
        if (error.status() != HW_ERROR_PROOF) throw;
        std::cout << "another is not\n";
    }

    // A tree that grew by the last line proves that it still has all lines before. That is for trees of RFC 6962 only.
    if (shape == "rfc6962" && lines.size() > 1) {
        const hashweave::Bytes before(leaves.begin(), leaves.end() - static_cast<std::ptrdiff_t>(root.size()));
        const hashweave::Bytes old_root = hashweave::merkle_root(shape, before), growth = tree.consistency(lines.size() - 1);
        hashweave::merkle_verify_consistency(shape, lines.size() - 1, old_root, lines.size(), root, growth);
        std::cout << "the first " << lines.size() - 1 << " lines are as they were\n";
    }
    return 0;
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}

// Hashweave for C++11: what hashweave.h declares, with objects that free themselves and errors that are thrown.
//
// A class has the functions that its object has; whatever is not here is called as in C, with `get()`. Threads: as hashweave.h says of each function.
#ifndef HASHWEAVE_HPP
#define HASHWEAVE_HPP

#include "hashweave.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace hashweave {

/// What a call that failed throws: its code, and the line of hw_last_error().
class Error : public std::runtime_error {
public:
    explicit Error(hw_status status) : std::runtime_error(hw_last_error()), status_(status) {}
    hw_status status() const noexcept { return status_; }

private:
    hw_status status_;
};

/// Throws if a call failed; otherwise gives its code.
inline hw_status check(hw_status status) {
    if (status < 0) throw Error(status);
    return status;
}

/// The algorithm of a name.
inline hw_algorithm algorithm(const std::string &name) {
    hw_algorithm found = 0;
    check(hw_algorithm_by_name(name.c_str(), &found));
    return found;
}

/// Bytes of its digest.
inline std::size_t digest_length(hw_algorithm algorithm) {
    const std::size_t length = hw_digest_length(algorithm);
    if (length == 0) throw Error(HW_ERROR_ALGORITHM);
    return length;
}

using Bytes = std::vector<std::uint8_t>;

/// The digest of one message.
inline Bytes digest(hw_algorithm algorithm, const void *message, std::size_t length) {
    Bytes out(digest_length(algorithm));
    check(hw_digest(algorithm, message, length, out.data(), out.size()));
    return out;
}

inline Bytes digest(hw_algorithm algorithm, const std::string &message) {
    return digest(algorithm, message.data(), message.size());
}

/// Where messages lie; a message has data() and size(), of elements of one byte.
template <typename Messages>
std::vector<hw_bytes> views(const Messages &messages) {
    std::vector<hw_bytes> all;
    all.reserve(messages.size());
    for (const auto &message : messages) {
        static_assert(sizeof *message.data() == 1, "messages are of bytes");
        all.push_back(hw_bytes{message.data(), message.size()});
    }
    return all;
}

/// The digests of many messages, one after the other.
template <typename Messages>
Bytes digest_many(hw_algorithm algorithm, const Messages &messages) {
    const std::vector<hw_bytes> all = views(messages);
    Bytes out(all.size() * digest_length(algorithm));
    check(hw_digest_many(algorithm, all.data(), all.size(), out.data(), out.size()));
    return out;
}

/// The digests of `count` rows of `length` bytes, of which each begins `stride` bytes after the one before, one after the other.
inline Bytes digest_rows(hw_algorithm algorithm, const void *rows, std::size_t count, std::size_t stride, std::size_t length) {
    Bytes out(count * digest_length(algorithm));
    check(hw_digest_rows(algorithm, rows, count, stride, length, out.data(), out.size()));
    return out;
}

/// One hash in progress.
class Hasher {
public:
    explicit Hasher(hw_algorithm algorithm) {
        hw_hasher *made = nullptr;
        check(hw_hasher_new(algorithm, &made));
        hasher_.reset(made);
    }
    Hasher(hw_algorithm algorithm, std::size_t digest_size, const std::string &key = std::string()) {
        hw_hasher *made = nullptr;
        check(hw_hasher_new_keyed(algorithm, digest_size, key.data(), key.size(), &made));
        hasher_.reset(made);
    }
    Hasher(const Hasher &other) {
        hw_hasher *made = nullptr;
        check(hw_hasher_copy(other.get(), &made));
        hasher_.reset(made);
    }
    Hasher &operator=(const Hasher &other) {
        Hasher copy(other);
        std::swap(hasher_, copy.hasher_);
        return *this;
    }
    Hasher(Hasher &&) = default;
    Hasher &operator=(Hasher &&) = default;

    Hasher &update(const void *data, std::size_t length) {
        check(hw_hasher_update(get(), data, length));
        return *this;
    }
    Hasher &update(const std::string &data) { return update(data.data(), data.size()); }
    Bytes digest() const {
        Bytes out(hw_hasher_digest_length(get()));
        check(hw_hasher_digest(get(), out.data(), out.size()));
        return out;
    }
    void reset() { check(hw_hasher_reset(get())); }
    hw_hasher *get() const noexcept { return hasher_.get(); }

private:
    struct Free {
        void operator()(hw_hasher *hasher) const noexcept { hw_hasher_free(hasher); }
    };
    std::unique_ptr<hw_hasher, Free> hasher_;
};

/// A tree hash in progress: "blake3", "kt128", "kt256" or "comm-p".
class Tree {
public:
    explicit Tree(const std::string &name, const hw_tree_options &options = hw_tree_options()) {
        hw_tree *made = nullptr;
        check(hw_tree_new(name.c_str(), &options, &made));
        tree_.reset(made);
    }
    Tree(const Tree &other) {
        hw_tree *made = nullptr;
        check(hw_tree_copy(other.get(), &made));
        tree_.reset(made);
    }
    Tree &operator=(const Tree &other) {
        Tree copy(other);
        std::swap(tree_, copy.tree_);
        return *this;
    }
    Tree(Tree &&) = default;
    Tree &operator=(Tree &&) = default;

    Tree &update(const void *data, std::size_t length) {
        check(hw_tree_update(get(), data, length));
        return *this;
    }
    Tree &update(const std::string &data) { return update(data.data(), data.size()); }
    /// The digest of the usual length.
    Bytes digest() const { return digest(hw_tree_digest_length(get())); }
    /// The first bytes of the output.
    Bytes digest(std::size_t length) const {
        Bytes out(length);
        check(hw_tree_digest(get(), out.data(), out.size()));
        return out;
    }
    void reset() { check(hw_tree_reset(get())); }
    hw_tree *get() const noexcept { return tree_.get(); }

private:
    struct Free {
        void operator()(hw_tree *tree) const noexcept { hw_tree_free(tree); }
    };
    std::unique_ptr<hw_tree, Free> tree_;
};

/// The leaves that stand for messages in a Merkle tree, one after the other; shapes are as hw_merkle_leaves() has them.
template <typename Messages>
Bytes merkle_leaves(const std::string &shape, const Messages &messages) {
    const std::vector<hw_bytes> all = views(messages);
    Bytes out(all.size() * hw_merkle_digest_length(shape.c_str()));
    check(hw_merkle_leaves(shape.c_str(), all.data(), all.size(), out.data(), out.size()));
    return out;
}

/// The root of a tree with these leaves.
inline Bytes merkle_root(const std::string &shape, const Bytes &leaves) {
    Bytes out(hw_merkle_digest_length(shape.c_str()));
    check(hw_merkle_root(shape.c_str(), leaves.data(), leaves.size(), out.data(), out.size()));
    return out;
}

/// Throws an Error with HW_ERROR_PROOF unless the proof leads from the leaf to the root.
inline void merkle_verify(const std::string &shape, const Bytes &root, const Bytes &leaf, std::uint64_t index, std::uint64_t count,
                          const Bytes &proof) {
    if (leaf.size() != root.size()) throw std::invalid_argument("leaf and root differ in length");
    check(hw_merkle_verify(shape.c_str(), root.data(), leaf.data(), root.size(), index, count, proof.data(), proof.size()));
}

/// Throws an Error with HW_ERROR_PROOF unless the tree of `count` leaves continues the one of `old` leaves.
inline void merkle_verify_consistency(const std::string &shape, std::uint64_t old, const Bytes &old_root, std::uint64_t count,
                                      const Bytes &root, const Bytes &proof) {
    if (old_root.size() != root.size()) throw std::invalid_argument("the roots differ in length");
    check(hw_merkle_verify_consistency(shape.c_str(), old, old_root.data(), count, root.data(), root.size(), proof.data(), proof.size()));
}

/// All nodes of a Merkle tree, which does not change.
class MerkleTree {
public:
    MerkleTree(const std::string &shape, const Bytes &leaves) : length_(hw_merkle_digest_length(shape.c_str())) {
        hw_merkle_tree *made = nullptr;
        check(hw_merkle_tree_new(shape.c_str(), leaves.data(), leaves.size(), &made));
        tree_.reset(made);
    }

    Bytes root() const {
        Bytes out(length_);
        check(hw_merkle_tree_root(get(), out.data(), out.size()));
        return out;
    }
    /// The nodes of a layer, of which the first has the leaves; none if there is no such layer.
    Bytes layer(std::size_t level) const {
        const std::uint8_t *nodes = nullptr;
        std::size_t size = 0;
        check(hw_merkle_tree_layer(get(), level, &nodes, &size));
        return size == 0 ? Bytes() : Bytes(nodes, nodes + size);
    }
    /// The proof that a leaf is in the tree.
    Bytes proof(std::uint64_t index) const { return proof_by(hw_merkle_tree_proof, index); }
    /// The proof that the tree continues the one of its first `old` leaves.
    Bytes consistency(std::uint64_t old) const { return proof_by(hw_merkle_tree_consistency, old); }
    hw_merkle_tree *get() const noexcept { return tree_.get(); }

private:
    using Prove = hw_status (*)(const hw_merkle_tree *, std::uint64_t, std::uint8_t *, std::size_t, std::size_t *);
    Bytes proof_by(Prove prove, std::uint64_t which) const {
        std::size_t needed = 0;
        check(prove(get(), which, nullptr, 0, &needed));
        Bytes out(needed);
        if (needed != 0) check(prove(get(), which, out.data(), out.size(), nullptr));
        return out;
    }
    struct Free {
        void operator()(hw_merkle_tree *tree) const noexcept { hw_merkle_tree_free(tree); }
    };
    std::size_t length_;
    std::unique_ptr<hw_merkle_tree, Free> tree_;
};

/// A nonce search.
class Search {
public:
    /// Takes a result; true goes on, false stops. What it throws stops the search, and run() throws it.
    using OnResult = std::function<bool(const hw_result &)>;
    /// Is told how far the search is, as above.
    using OnProgress = std::function<bool(const hw_progress &)>;

    Search() {
        hw_search *made = nullptr;
        check(hw_search_new(&made));
        search_.reset(made);
    }
    Search &set(const std::string &name, const std::string &value) {
        check(hw_search_set(get(), name.c_str(), value.c_str()));
        return *this;
    }
    /// Runs the search; `.second` says whether it was complete and not stopped.
    std::pair<hw_summary, bool> run(OnResult on_result, OnProgress on_progress = OnProgress()) {
        Calls calls{std::move(on_result), std::move(on_progress), nullptr};
        check(hw_search_on_result(get(), calls.on_result ? &Calls::result : nullptr, &calls));
        check(hw_search_on_progress(get(), calls.on_progress ? &Calls::progress : nullptr, &calls));
        hw_summary summary;
        const hw_status status = hw_search_run(get(), &summary);
        if (calls.thrown) std::rethrow_exception(calls.thrown);
        return std::make_pair(summary, check(status) == HW_OK);
    }
    void stop() const noexcept { hw_search_stop(get()); }
    hw_search *get() const noexcept { return search_.get(); }

private:
    struct Calls {
        OnResult on_result;
        OnProgress on_progress;
        std::exception_ptr thrown;

        template <typename Call, typename Told>
        static int call(Calls &calls, const Call &function, const Told &told) noexcept {
            try {
                return function(told) ? 0 : 1;
            } catch (...) {
                calls.thrown = std::current_exception();
                return 1;
            }
        }
        static int result(const hw_result *told, void *user) {
            Calls &calls = *static_cast<Calls *>(user);
            return call(calls, calls.on_result, *told);
        }
        static int progress(const hw_progress *told, void *user) {
            Calls &calls = *static_cast<Calls *>(user);
            return call(calls, calls.on_progress, *told);
        }
    };
    struct Free {
        void operator()(hw_search *search) const noexcept { hw_search_free(search); }
    };
    std::unique_ptr<hw_search, Free> search_;
};

/// Bytes in hexadecimal digits.
inline std::string hex(const std::uint8_t *bytes, std::size_t length) {
    static const char digits[] = "0123456789abcdef";
    std::string out;
    for (std::size_t i = 0; i < length; i++) {
        out += digits[bytes[i] >> 4];
        out += digits[bytes[i] & 15];
    }
    return out;
}

inline std::string hex(const Bytes &bytes) { return hex(bytes.data(), bytes.size()); }

}  // namespace hashweave

#endif  // HASHWEAVE_HPP

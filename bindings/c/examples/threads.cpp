// Threads that each have a stream of their own, hashed together by a pool; many messages in one call; a search that a thread stops.
//
//     c++ -std=c++11 -pthread threads.cpp -o threads $(pkg-config --cflags --libs hashweave)
//     ./threads sha256 16
#include <hashweave.hpp>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

// The bytes of a stream, the same whoever asks.
std::string part(unsigned stream, unsigned number) {
    std::string bytes(100000, '\0');
    for (std::size_t i = 0; i < bytes.size(); i++) bytes[i] = static_cast<char>(i * 7 + stream * 31 + number);
    return bytes;
}

const unsigned PARTS = 5;

// Every stream by a thread of its own.
std::vector<hashweave::Bytes> by_threads(hw_algorithm algorithm, unsigned streams) {
    hw_pool *made = nullptr;
    hashweave::check(hw_pool_new(0, &made));
    const std::unique_ptr<hw_pool, hw_status (*)(hw_pool *)> pool(made, hw_pool_free);
    std::vector<hashweave::Bytes> digests(streams);
    std::vector<std::thread> threads;
    for (unsigned stream = 0; stream < streams; stream++) {
        threads.emplace_back([&pool, &digests, algorithm, stream] {
            hashweave::Hasher hasher(algorithm);
            for (unsigned number = 0; number < PARTS; number++) {
                const std::string bytes = part(stream, number);
                hashweave::check(hw_pool_update(pool.get(), hasher.get(), bytes.data(), bytes.size()));
            }
            digests[stream] = hasher.digest();
        });
    }
    for (std::thread &thread : threads) thread.join();
    return digests;
}

// The same messages in one call.
hashweave::Bytes at_once(hw_algorithm algorithm, unsigned streams) {
    std::vector<std::string> messages(streams);
    for (unsigned stream = 0; stream < streams; stream++)
        for (unsigned number = 0; number < PARTS; number++) messages[stream] += part(stream, number);
    return hashweave::digest_many(algorithm, messages);
}

// A search without an end, which another thread stops after the first result.
void search() {
    hashweave::Search search;
    search.set("message", "c++ {counter:8}").set("algo", "sha256").set("zero-bits", "16").set("threads", "2");
    std::thread stopper;
    const auto outcome = search.run([&search, &stopper](const hw_result &result) {
        if (!stopper.joinable()) {
            std::cout << hashweave::hex(result.digest, result.digest_length) << '\n';
            stopper = std::thread([&search] { search.stop(); });
        }
        return true;
    });
    stopper.join();
    std::cout << (outcome.second ? "complete" : "stopped") << '\n';

    // What a callback throws, run() throws.
    hashweave::Search other;
    other.set("message", "c++ {counter:8}").set("zero-bits", "8");
    try {
        other.run([](const hw_result &) -> bool { throw std::runtime_error("thrown in a callback"); });
        std::cout << "nothing was thrown\n";
    } catch (const std::runtime_error &error) {
        std::cout << error.what() << '\n';
    }
}

}  // namespace

int main(int argc, char **argv) try {
    if (argc != 3) {
        std::cerr << "usage: " << argv[0] << " ALGORITHM THREADS\n";
        return 2;
    }
    const hw_algorithm algorithm = hashweave::algorithm(argv[1]);
    const unsigned streams = static_cast<unsigned>(std::atoi(argv[2]));
    const std::vector<hashweave::Bytes> digests = by_threads(algorithm, streams);
    hashweave::Bytes joined;
    for (const hashweave::Bytes &digest : digests) joined.insert(joined.end(), digest.begin(), digest.end());
    std::cout << streams << (joined == at_once(algorithm, streams) ? " streams agree\n" : " streams DIFFER\n");

    // A copy goes on by itself.
    hashweave::Hasher first(algorithm);
    first.update("abc");
    hashweave::Hasher second(first);
    second.update("def");
    std::cout << hashweave::hex(first.digest()) << '\n' << hashweave::hex(second.digest()) << '\n';
    search();
    return joined == at_once(algorithm, streams) ? 0 : 1;
} catch (const hashweave::Error &error) {
    std::cerr << error.what() << '\n';
    return 1;
}

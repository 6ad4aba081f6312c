// Hashweave from Java 22 or newer, by the foreign function interface alone: no glue in C, nothing generated.
//
//     java --enable-native-access=ALL-UNNAMED Hashweave.java /usr/local/lib/libhashweave.so
//
// Many messages where they lie (a mapped file and memory outside the heap), a stream, and a search that calls Java back. Digests are compared with
// java.security.MessageDigest's.

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Predicate;

/** The functions of hashweave.h that this example needs; others are bound in the same way. */
final class Hashweave {
    /** What a call that failed throws: the line of hw_last_error(). */
    static final class Failure extends RuntimeException {
        final int status;

        Failure(int status, String line) {
            super(line);
            this.status = status;
        }
    }

    /** A result of a search. */
    record Result(byte[] message, byte[] digest, long counter, int zeroBits) {}

    /** struct hw_bytes. */
    static final StructLayout BYTES =
            MemoryLayout.structLayout(ADDRESS.withName("data"), JAVA_LONG.withName("length"));

    /** struct hw_result. */
    static final StructLayout RESULT = MemoryLayout.structLayout(
            ADDRESS.withName("message"), JAVA_LONG.withName("message_length"),
            ADDRESS.withName("digest"), JAVA_LONG.withName("digest_length"),
            JAVA_LONG.withName("counter"), JAVA_INT.withName("worker"), JAVA_INT.withName("zero_bits"));

    private static final VarHandle MESSAGE = of("message"), MESSAGE_LENGTH = of("message_length");
    private static final VarHandle DIGEST = of("digest"), DIGEST_LENGTH = of("digest_length");
    private static final VarHandle COUNTER = of("counter"), ZERO_BITS = of("zero_bits");

    private static VarHandle of(String field) {
        return RESULT.varHandle(PathElement.groupElement(field));
    }

    private final Linker linker = Linker.nativeLinker();
    private final SymbolLookup library;
    private final MethodHandle lastError, algorithmByName, digestLength, digestMany, digestManyStrided;
    private final MethodHandle hasherNew, hasherUpdate, hasherDigest, hasherFree;
    private final MethodHandle searchNew, searchSet, searchOnResult, searchRun, searchFree;

    Hashweave(Path file) {
        library = SymbolLookup.libraryLookup(file, Arena.global());
        lastError = function("hw_last_error", FunctionDescriptor.of(ADDRESS));
        algorithmByName = status("hw_algorithm_by_name", ADDRESS, ADDRESS);
        digestLength = function("hw_digest_length", FunctionDescriptor.of(JAVA_LONG, JAVA_INT));
        digestMany = status("hw_digest_many", JAVA_INT, ADDRESS, JAVA_LONG, ADDRESS, JAVA_LONG);
        digestManyStrided =
                status("hw_digest_many_strided", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG);
        hasherNew = status("hw_hasher_new", JAVA_INT, ADDRESS);
        hasherUpdate = status("hw_hasher_update", ADDRESS, ADDRESS, JAVA_LONG);
        hasherDigest = status("hw_hasher_digest", ADDRESS, ADDRESS, JAVA_LONG);
        hasherFree = status("hw_hasher_free", ADDRESS);
        searchNew = status("hw_search_new", ADDRESS);
        searchSet = status("hw_search_set", ADDRESS, ADDRESS, ADDRESS);
        searchOnResult = status("hw_search_on_result", ADDRESS, ADDRESS, ADDRESS);
        searchRun = status("hw_search_run", ADDRESS, ADDRESS);
        searchFree = status("hw_search_free", ADDRESS);
    }

    private MethodHandle function(String name, FunctionDescriptor descriptor) {
        return linker.downcallHandle(library.findOrThrow(name), descriptor);
    }

    private MethodHandle status(String name, MemoryLayout... arguments) {
        return function(name, FunctionDescriptor.of(JAVA_INT, arguments));
    }

    /** Calls, and throws what went wrong. */
    private int call(MethodHandle function, Object... arguments) {
        try {
            int status = (int) function.invokeWithArguments(arguments);
            if (status < 0) {
                MemorySegment line = (MemorySegment) lastError.invokeExact();
                throw new Failure(status, line.reinterpret(Long.MAX_VALUE).getString(0));
            }
            return status;
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable thrown) {
            throw new AssertionError(thrown);
        }
    }

    int algorithm(String name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment algorithm = arena.allocate(JAVA_INT);
            call(algorithmByName, arena.allocateFrom(name), algorithm);
            return algorithm.get(JAVA_INT, 0);
        }
    }

    long digestLength(int algorithm) {
        try {
            return (long) digestLength.invokeExact(algorithm);
        } catch (Throwable thrown) {
            throw new AssertionError(thrown);
        }
    }

    /** The digests of messages outside the heap, which are hashed where they lie; in memory of the arena's. */
    MemorySegment digestMany(Arena arena, int algorithm, MemorySegment... messages) {
        MemorySegment digests = arena.allocate(messages.length * digestLength(algorithm));
        try (Arena own = Arena.ofConfined()) {
            MemorySegment all = own.allocate(BYTES, messages.length);
            for (int i = 0; i < messages.length; i++) {
                MemorySegment bytes = all.asSlice(i * BYTES.byteSize(), BYTES);
                bytes.set(ADDRESS, 0, messages[i]);
                bytes.set(JAVA_LONG, ADDRESS.byteSize(), messages[i].byteSize());
            }
            call(digestMany, algorithm, all, (long) messages.length, digests, digests.byteSize());
        }
        return digests;
    }

    /** The digests of records of one length, one after the other outside the heap. */
    MemorySegment digestRecords(Arena arena, int algorithm, MemorySegment records, long length) {
        long count = records.byteSize() / length;
        MemorySegment digests = arena.allocate(count * digestLength(algorithm));
        call(digestManyStrided, algorithm, records, length, length, count, digests, digests.byteSize());
        return digests;
    }

    /** One hash in progress. */
    final class Hasher implements AutoCloseable {
        private final MemorySegment hasher;
        private final long length;

        Hasher(int algorithm) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment place = arena.allocate(ADDRESS);
                call(hasherNew, algorithm, place);
                hasher = place.get(ADDRESS, 0);
            }
            length = digestLength(algorithm);
        }

        Hasher update(MemorySegment bytes) {
            call(hasherUpdate, hasher, bytes, bytes.byteSize());
            return this;
        }

        byte[] digest() {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment digest = arena.allocate(length);
                call(hasherDigest, hasher, digest, length);
                return digest.toArray(JAVA_BYTE);
            }
        }

        @Override
        public void close() {
            call(hasherFree, hasher);
        }
    }

    /** What a search calls; what its predicate throws must not leave it. */
    private static final class Upcall {
        final Predicate<Result> onResult;
        Throwable thrown;

        Upcall(Predicate<Result> onResult) {
            this.onResult = onResult;
        }

        int result(MemorySegment pointer, MemorySegment user) {
            try {
                MemorySegment result = pointer.reinterpret(RESULT.byteSize());
                byte[] message = bytes((MemorySegment) MESSAGE.get(result, 0L), (long) MESSAGE_LENGTH.get(result, 0L));
                byte[] digest = bytes((MemorySegment) DIGEST.get(result, 0L), (long) DIGEST_LENGTH.get(result, 0L));
                long counter = (long) COUNTER.get(result, 0L);
                return onResult.test(new Result(message, digest, counter, (int) ZERO_BITS.get(result, 0L))) ? 0 : 1;
            } catch (Throwable caught) {
                thrown = caught;
                return 1;
            }
        }

        private static byte[] bytes(MemorySegment pointer, long length) {
            return pointer.reinterpret(length).toArray(JAVA_BYTE);
        }
    }

    /** Runs a search with options in pairs; the predicate is given the results, and false stops it. Says whether it was complete. */
    boolean search(Predicate<Result> onResult, String... options) throws ReflectiveOperationException {
        Upcall upcall = new Upcall(onResult);
        MethodType type = MethodType.methodType(int.class, MemorySegment.class, MemorySegment.class);
        MethodHandle target = MethodHandles.lookup().bind(upcall, "result", type);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment place = arena.allocate(ADDRESS);
            call(searchNew, place);
            MemorySegment search = place.get(ADDRESS, 0);
            try {
                for (int i = 0; i < options.length; i += 2) {
                    call(searchSet, search, arena.allocateFrom(options[i]), arena.allocateFrom(options[i + 1]));
                }
                FunctionDescriptor callback = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS);
                call(searchOnResult, search, linker.upcallStub(target, callback, arena), MemorySegment.NULL);
                boolean complete = call(searchRun, search, MemorySegment.NULL) == 0;
                if (upcall.thrown != null) {
                    throw new IllegalStateException("thrown by the predicate", upcall.thrown);
                }
                return complete;
            } finally {
                call(searchFree, search);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Hashweave hashweave = new Hashweave(Path.of(arguments[0]).toAbsolutePath());
        int sha256 = hashweave.algorithm("sha256");
        MessageDigest expected = MessageDigest.getInstance("SHA-256");

        // A file of records, mapped: 1,000 of 64 bytes.
        byte[] content = new byte[64_000];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) (i * 7 + i / 64);
        }
        Path file = Files.createTempFile("hashweave", null);
        try (Arena arena = Arena.ofConfined(); FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            Files.write(file, content);
            MemorySegment mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, content.length, arena);
            MemorySegment digests = hashweave.digestRecords(arena, sha256, mapped, 64);
            for (int i = 0; i < 1000; i++) {
                expected.update(content, i * 64, 64);
                check(digests.asSlice(i * 32L, 32).toArray(JAVA_BYTE), expected.digest());
            }
            System.out.println("1000 records of a mapped file agree");

            // Messages of any lengths.
            MemorySegment[] messages = new MemorySegment[100];
            for (int i = 0; i < messages.length; i++) {
                messages[i] = mapped.asSlice(i, i * 10L);
            }
            MemorySegment many = hashweave.digestMany(arena, sha256, messages);
            for (int i = 0; i < messages.length; i++) {
                expected.update(content, i, i * 10);
                check(many.asSlice(i * 32L, 32).toArray(JAVA_BYTE), expected.digest());
            }
            System.out.println("100 messages of different lengths agree");

            try (Hasher hasher = hashweave.new Hasher(sha256)) {
                hasher.update(mapped.asSlice(0, 1000)).update(mapped.asSlice(1000));
                check(hasher.digest(), expected.digest(content));
            }
            System.out.println("a stream agrees");
        } finally {
            Files.delete(file);
        }

        int[] found = {0};
        boolean complete = hashweave.search(result -> {
            check(result.digest(), expected.digest(result.message()));
            System.out.println(HexFormat.of().formatHex(result.digest()) + " " + result.zeroBits());
            return ++found[0] < 3;
        }, "message", "java {counter:8}", "algo", "sha256", "zero-bits", "16", "threads", "2");
        System.out.println(found[0] + " results, " + (complete ? "complete" : "stopped"));

        try {
            hashweave.algorithm("whirlpool");
            throw new AssertionError("there is no whirlpool");
        } catch (Failure failure) {
            System.out.println(failure.status + ": " + failure.getMessage().split(";")[0]);
        }
    }

    private static void check(byte[] digest, byte[] expected) {
        if (!Arrays.equals(digest, expected)) {
            throw new AssertionError("another digest than java.security's");
        }
    }
}

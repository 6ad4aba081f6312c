/*
 * Data into a replica and back, in a folder that keeps the layers, with an audit of them:
 *
 *     cc replicate.c -o replicate $(pkg-config --cflags --libs hashweave)
 *     ./replicate sdr DATA REPLICA BACK FOLDER
 *
 * DATA has a power of two of nodes of 32 bytes, each below the order of the field: the last byte of each less than 0x73.
 */
#include <hashweave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(hw_status status, const char *what)
{
    if (status == HW_OK)
        return;
    fprintf(stderr, "%s: %s: %s\n", what, hw_status_text(status), hw_last_error());
    exit(1);
}

static void print(const char *name, const uint8_t node[32])
{
    int i;

    printf("%s ", name);
    for (i = 0; i < 32; i++)
        printf("%02x", node[i]);
    putchar('\n');
}

static int show(const hw_replication_progress *progress, void *user)
{
    static const char *const names[] = {"verifying", "loading", "labelling", "encoding", "saving"};

    (void)user;
    if (progress->mended != NULL)
        fprintf(stderr, "%s\n", progress->mended);
    else
        fprintf(stderr, "%s %llu/%llu\n", names[progress->stage], (unsigned long long)progress->nodes_done,
                (unsigned long long)progress->nodes_total);
    return 0;
}

/* A replication of one replica, in memory or in a folder. */
static hw_replication *one(const char *scheme, const char *folder, const uint8_t id[32], const char *input, const char *output,
                           const uint8_t *comm_d)
{
    hw_replication *replication;

    check(hw_replication_new(&replication), "new");
    check(hw_replication_set(replication, "scheme", scheme), "scheme");
    check(hw_replication_set(replication, "layers", "3"), "layers");
    check(hw_replication_set(replication, "force", "yes"), "force");
    if (folder != NULL)
        check(hw_replication_set(replication, "dir", folder), "dir");
    check(hw_replication_add(replication, id, input, output, comm_d), "add");
    check(hw_replication_on_progress(replication, show, NULL), "on_progress");
    return replication;
}

int main(int argc, char **argv)
{
    static const uint8_t prover_id[32] = {1}, ticket[32] = {2}, porep_id[32] = {0};
    uint8_t comm_d[32], id[32], digest[32];
    const uint64_t seed = 7;
    hw_replication *replication;
    hw_audit audit;

    if (argc != 6) {
        fprintf(stderr, "usage: %s SCHEME DATA REPLICA BACK FOLDER\n", argv[0]);
        return 2;
    }
    check(hw_comm_d(argv[2], false, 0, comm_d, NULL, NULL), "comm_d");
    print("comm_d", comm_d);
    check(hw_replica_id(prover_id, 5, ticket, comm_d, porep_id, id), "replica_id");
    print("replica_id", id);

    replication = one(argv[1], argv[5], id, argv[2], argv[3], NULL);
    check(hw_replication_encode(replication, digest, sizeof digest), "encode");
    print("replica", digest);
    check(hw_replication_audit(replication, 20, &seed, &audit), "audit");
    printf("audit %lu layers, %llu nodes\n", (unsigned long)audit.layers, (unsigned long long)audit.checked);
    hw_replication_free(replication);

    replication = one(argv[1], NULL, id, argv[3], argv[4], comm_d);
    check(hw_replication_decode(replication, digest, sizeof digest), "decode");
    print("data", digest);
    hw_replication_free(replication);
    return 0;
}

/* A kernel printed as C, for a machine without a GPU: the file KERNEL_TEXT, and what it asks of a device. The fake drivers load this as a library. */
#define HASHWEAVE_HOST
#define KERNEL
#define SHARED static
#define CONSTANT static const
#define BARRIER() hashweave_barrier()
#define LOCAL_INDEX hashweave_local
#define WORKGROUP_INDEX hashweave_workgroup
#define NEXT(pointer) ((*(pointer))++)

/* Set by the fake driver whenever it goes on with a thread. */
unsigned hashweave_local, hashweave_workgroup;
void (*hashweave_barrier)(void);

#include KERNEL_TEXT

const unsigned hashweave_words = sizeof(parameters_t) / sizeof(u32);
const unsigned hashweave_threads = WORKGROUP;

void hashweave_run(const u32 *parameters, const void *table, u32 *list) {
    parameters_t p;
    __builtin_memcpy(&p, parameters, sizeof p);
    search(p, table, list);
}

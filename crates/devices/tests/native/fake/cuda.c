/* A driver of NVIDIA's that is none: what Hashweave calls of it, on the machine of machine.c. Kernels are PTX here, which it cannot run: the library
 * of the same kernel as C is found by the hash of the text, in the folder `kernels`. */
#include "machine.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BEGIN(name) do { int code = call(name); if (code) return code; } while (0)
#define BEGIN_WITHOUT(name) do { int code = call_without_device(name); if (code) return code; } while (0)

enum { INVALID_VALUE = 1, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_PTX = 218, SCHED_BLOCKING_SYNC = 4 };

static int is_started;

int cuInit(unsigned flags) {
    start();
    BEGIN_WITHOUT("cuInit");
    if (flags) complain("cuInit with flags");
    if (!devices()) return NO_DEVICE;
    is_started = 1;
    return 0;
}

int cuGetErrorString(int code, const char **words) {
    switch (code) {
    case 1: *words = "invalid argument"; return 0;
    case 218: *words = "a PTX JIT compilation failed"; return 0;
    case 700: *words = "an illegal memory access was encountered"; return 0;
    case 719: *words = "unspecified launch failure"; return 0;
    default: *words = NULL; return INVALID_VALUE;
    }
}

int cuDriverGetVersion(int *version) {
    BEGIN_WITHOUT("cuDriverGetVersion");
    *version = 12040;
    return 0;
}

int cuDeviceGetCount(int *count) {
    BEGIN_WITHOUT("cuDeviceGetCount");
    if (!is_started) complain("cuDeviceGetCount before cuInit");
    *count = devices();
    return 0;
}

/* Handles of devices are not their numbers. */
int cuDeviceGet(int *device, int number) {
    BEGIN_WITHOUT("cuDeviceGet");
    if (number < 0 || number >= devices()) return INVALID_DEVICE;
    *device = 1000 + number;
    return 0;
}

static int number_of(int device) {
    if (device >= 1000 && device < 1000 + devices()) return device - 1000;
    complain("device %d is none", device);
    return 0;
}

int cuDeviceGetName(char *name, int length, int device) {
    BEGIN_WITHOUT("cuDeviceGetName");
    snprintf(name, (size_t)length, "Fake Card %d", number_of(device));
    return 0;
}

int cuDeviceGetPCIBusId(char *address, int length, int device) {
    BEGIN_WITHOUT("cuDeviceGetPCIBusId");
    snprintf(address, (size_t)length, "0000:%02X:00.0", 10 + number_of(device));
    return 0;
}

int cuDeviceTotalMem_v2(size_t *bytes, int device) {
    BEGIN_WITHOUT("cuDeviceTotalMem_v2");
    number_of(device);
    *bytes = (size_t)80 << 30;
    return 0;
}

int cuDeviceGetAttribute(int *value, int which, int device) {
    BEGIN_WITHOUT("cuDeviceGetAttribute");
    number_of(device);
    switch (which) {
    case 13: *value = 1980000; return 0;
    case 16: *value = 132; return 0;
    case 75: *value = 9; return 0;
    case 76: *value = 0; return 0;
    default: return INVALID_VALUE;
    }
}

int cuCtxCreate_v2(struct context **context, unsigned flags, int device) {
    BEGIN_WITHOUT("cuCtxCreate_v2");
    if (flags != SCHED_BLOCKING_SYNC) complain("a context with flags %u", flags);
    *context = calloc(1, sizeof **context);
    (*context)->device = number_of(device);
    (*context)->is_alive = 1;
    current = *context;
    return 0;
}

int cuCtxDestroy_v2(struct context *context) {
    int code = call_without_device("cuCtxDestroy_v2");
    if (!context->is_alive) complain("a context is destroyed twice");
    forget(context, context->sticky);
    context->is_alive = 0;
    if (current == context) current = NULL;
    return code;
}

int cuCtxSetCurrent(struct context *context) {
    BEGIN_WITHOUT("cuCtxSetCurrent");
    if (context && !context->is_alive) complain("a context is entered that is destroyed");
    current = context;
    return 0;
}

int cuModuleLoadDataEx(void **module, const char *text, unsigned count, unsigned *options, void **values) {
    static const char words[] = "ptxas application ptx input, line 7; fatal   : Parsing error near '.wrong': syntax error\nptxas fatal   : Ptx assembly aborted due to errors\n";
    int code = call("cuModuleLoadDataEx");
    if (count != 2 || options[0] != 5 || options[1] != 6) complain("cuModuleLoadDataEx with other options");
    char path[4096];
    snprintf(path, sizeof path, "%s/kernels/%016llx.so", folder(), (unsigned long long)hash(text));
    if (!code && access(path, R_OK)) code = INVALID_PTX;
    if (code == INVALID_PTX) snprintf(values[0], (size_t)values[1], "%s", words);
    return code ? code : load_module(module, path);
}

int cuModuleUnload(void *module) { return give_back("cuModuleUnload", module, MODULE); }

int cuModuleGetFunction(void **function, void *module, const char *name) {
    BEGIN("cuModuleGetFunction");
    return find_function(function, module, name);
}

int cuMemAlloc_v2(void **memory, size_t bytes) {
    BEGIN("cuMemAlloc_v2");
    return allocate(MEMORY, memory, bytes, 0);
}

int cuMemFree_v2(void *memory) { return give_back("cuMemFree_v2", memory, MEMORY); }

int cuMemHostAlloc(void **memory, size_t bytes, unsigned flags) {
    BEGIN("cuMemHostAlloc");
    return allocate(HOST, memory, bytes, flags);
}

int cuMemFreeHost(void *memory) { return give_back("cuMemFreeHost", memory, HOST); }

int cuMemcpyHtoD_v2(void *to, const void *from, size_t bytes) {
    BEGIN("cuMemcpyHtoD_v2");
    return copy_in(to, from, bytes);
}

int cuMemcpyDtoHAsync_v2(void *to, void *from, size_t bytes, void *stream) {
    BEGIN("cuMemcpyDtoHAsync_v2");
    return copy_out(to, from, bytes, stream);
}

int cuMemsetD32Async(void *to, unsigned word, size_t count, void *stream) {
    BEGIN("cuMemsetD32Async");
    return fill(to, word, count, stream);
}

int cuStreamCreate(struct thing **stream, unsigned flags) {
    BEGIN("cuStreamCreate");
    (*stream = make(STREAM))->flags = flags;
    return 0;
}

int cuStreamDestroy_v2(void *stream) { return give_back("cuStreamDestroy_v2", stream, STREAM); }

int cuEventCreate(struct thing **event, unsigned flags) {
    BEGIN("cuEventCreate");
    (*event = make(EVENT))->flags = flags;
    return 0;
}

int cuEventDestroy_v2(void *event) { return give_back("cuEventDestroy_v2", event, EVENT); }

int cuEventRecord(void *event, void *stream) {
    BEGIN("cuEventRecord");
    return record(event, stream);
}

int cuEventSynchronize(void *event) {
    BEGIN("cuEventSynchronize");
    return wait_for(event);
}

int cuEventElapsedTime(float *milliseconds, void *from, void *to) {
    BEGIN("cuEventElapsedTime");
    return elapsed(milliseconds, from, to);
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream, void **arguments, void **extra) {
    BEGIN("cuLaunchKernel");
    return launch(function, (unsigned[]){gx, gy, gz, bx, by, bz}, shared, stream, arguments, extra);
}

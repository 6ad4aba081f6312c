/* AMD's HIP that is none: what Hashweave calls of its runtime and of its compiler, on the machine of machine.c. Code is the path of a library. With OLD
 * defined it is HIP 5: another structure of properties. */
#include "machine.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BEGIN(name) do { int code = begin(name); if (code) return code; } while (0)
#define BEGIN_WITHOUT(name) do { int code = call_without_device(name); if (code) return code; } while (0)

enum { INVALID_VALUE = 1, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_IMAGE = 200, COMPILATION = 6 };

static struct context contexts[16];
static const char *architectures[] = {"gfx90a:sramecc+:xnack-", "gfx1100"};
static const char CODE[] = "code of a fake: ";

/* A thread that has set no device has the first. */
static int begin(const char *name) {
    if (!current) current = &contexts[0];
    current->is_alive = 1;
    return call(name);
}

int hipInit(unsigned flags) {
    start();
    BEGIN_WITHOUT("hipInit");
    if (flags) complain("hipInit with flags");
    return devices() ? 0 : NO_DEVICE;
}

const char *hipGetErrorString(int code) {
    switch (code) {
    case 1: return "invalid argument";
    case 700: return "an illegal memory access was encountered";
    case 719: return "unspecified launch failure";
    default: return "unknown error";
    }
}

int hipRuntimeGetVersion(int *version) {
    BEGIN_WITHOUT("hipRuntimeGetVersion");
#ifdef OLD
    *version = 50221153;
#else
    *version = 60241133;
#endif
    return 0;
}

int hipGetDeviceCount(int *count) {
    BEGIN_WITHOUT("hipGetDeviceCount");
    *count = devices();
    return *count ? 0 : NO_DEVICE;
}

static int is_device(int device) {
    if (device >= 0 && device < devices()) return 1;
    complain("device %d is none", device);
    return 0;
}

int hipDeviceGetName(char *name, int length, int device) {
    BEGIN_WITHOUT("hipDeviceGetName");
    if (!is_device(device)) return INVALID_DEVICE;
    snprintf(name, (size_t)length, "Fake Accelerator %d", device);
    return 0;
}

int hipDeviceGetPCIBusId(char *address, int length, int device) {
    BEGIN_WITHOUT("hipDeviceGetPCIBusId");
    if (!is_device(device)) return INVALID_DEVICE;
    snprintf(address, (size_t)length, "0000:%02x:00.0", 20 + device);
    return 0;
}

int hipDeviceTotalMem(size_t *bytes, int device) {
    BEGIN_WITHOUT("hipDeviceTotalMem");
    if (!is_device(device)) return INVALID_DEVICE;
    *bytes = (size_t)64 << 30;
    return 0;
}

int hipDeviceGetAttribute(int *value, int which, int device) {
    BEGIN_WITHOUT("hipDeviceGetAttribute");
    if (!is_device(device)) return INVALID_DEVICE;
    switch (which) {
    case 5: *value = 1700000; return 0;
    case 63: *value = 104; return 0;
    default: return INVALID_VALUE;
    }
}

#ifdef OLD
enum { PROPERTIES = 792, ARCHITECTURE = 396 };
int hipGetDeviceProperties(char *properties, int device) {
#else
enum { PROPERTIES = 1472, ARCHITECTURE = 1160 };
int hipGetDevicePropertiesR0600(char *properties, int device) {
#endif
    BEGIN_WITHOUT("hipGetDeviceProperties");
    if (!is_device(device)) return INVALID_DEVICE;
    memset(properties, 'g', PROPERTIES);
    strcpy(properties + ARCHITECTURE, architectures[device]);
    return 0;
}

int hipSetDevice(int device) {
    BEGIN_WITHOUT("hipSetDevice");
    if (!is_device(device)) return INVALID_DEVICE;
    current = &contexts[device];
    current->device = device;
    current->is_alive = 1;
    return 0;
}

int hipDeviceReset(void) {
    BEGIN_WITHOUT("hipDeviceReset");
    forget(current, current->sticky);
    current->sticky = 0;
    return 0;
}

int hipModuleLoadData(void **module, const char *code) {
    BEGIN("hipModuleLoadData");
    if (strncmp(code, CODE, strlen(CODE))) return INVALID_IMAGE;
    return load_module(module, code + strlen(CODE));
}

int hipModuleUnload(void *module) { return give_back("hipModuleUnload", module, MODULE); }

int hipModuleGetFunction(void **function, void *module, const char *name) {
    BEGIN("hipModuleGetFunction");
    return find_function(function, module, name);
}

int hipMalloc(void **memory, size_t bytes) {
    BEGIN("hipMalloc");
    return allocate(MEMORY, memory, bytes, 0);
}

int hipFree(void *memory) { return give_back("hipFree", memory, MEMORY); }

int hipHostMalloc(void **memory, size_t bytes, unsigned flags) {
    BEGIN("hipHostMalloc");
    return allocate(HOST, memory, bytes, flags);
}

int hipHostFree(void *memory) { return give_back("hipHostFree", memory, HOST); }

int hipMemcpyHtoD(void *to, void *from, size_t bytes) {
    BEGIN("hipMemcpyHtoD");
    return copy_in(to, from, bytes);
}

int hipMemcpyDtoHAsync(void *to, void *from, size_t bytes, void *stream) {
    BEGIN("hipMemcpyDtoHAsync");
    return copy_out(to, from, bytes, stream);
}

int hipMemsetD32Async(void *to, int word, size_t count, void *stream) {
    BEGIN("hipMemsetD32Async");
    return fill(to, (unsigned)word, count, stream);
}

int hipStreamCreateWithFlags(struct thing **stream, unsigned flags) {
    BEGIN("hipStreamCreateWithFlags");
    (*stream = make(STREAM))->flags = flags;
    return 0;
}

int hipStreamDestroy(void *stream) { return give_back("hipStreamDestroy", stream, STREAM); }

int hipEventCreateWithFlags(struct thing **event, unsigned flags) {
    BEGIN("hipEventCreateWithFlags");
    (*event = make(EVENT))->flags = flags;
    return 0;
}

int hipEventDestroy(void *event) { return give_back("hipEventDestroy", event, EVENT); }

int hipEventRecord(void *event, void *stream) {
    BEGIN("hipEventRecord");
    return record(event, stream);
}

int hipEventSynchronize(void *event) {
    BEGIN("hipEventSynchronize");
    return wait_for(event);
}

int hipEventElapsedTime(float *milliseconds, void *from, void *to) {
    BEGIN("hipEventElapsedTime");
    return elapsed(milliseconds, from, to);
}

int hipModuleLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream, void **arguments, void **extra) {
    BEGIN("hipModuleLaunchKernel");
    return launch(function, (unsigned[]){gx, gy, gz, bx, by, bz}, shared, stream, arguments, extra);
}

#ifndef WITHOUT_COMPILER

const char *hiprtcGetErrorString(int code) { return code == COMPILATION ? "HIPRTC_ERROR_COMPILATION" : "HIPRTC_ERROR"; }

int hiprtcCreateProgram(struct thing **program, const char *text, const char *name, int count, const char **headers, const char **names) {
    BEGIN_WITHOUT("hiprtcCreateProgram");
    if (!name || count || headers || names) complain("a program with headers");
    *program = make(PROGRAM);
    (*program)->context = current;
    (*program)->text = strdup(text);
    (*program)->log = strdup("");
    return 0;
}

/* What was compiled once is kept by the hash of its text, as HIP does. */
int hiprtcCompileProgram(void *handle, int count, const char **options) {
    struct thing *program = known(handle, PROGRAM);
    int code = call_without_device("hiprtcCompileProgram");
    if (!program) return INVALID_VALUE;
    if (code) program->log = strdup("search:7:3: error: unknown type name 'wrong'\n    7 |   wrong v1;\n1 error generated when compiling.\n");
    if (code) return code;
    char option[128], path[4096];
    snprintf(option, sizeof option, "--offload-arch=%s", architectures[current ? current->device : 0]);
    if (count != 1 || strcmp(options[0], option)) complain("a program is compiled with %s, for %s", options[0], option);
    snprintf(path, sizeof path, "%s/kernels/%016llx.so", folder(), (unsigned long long)hash(program->text));
    if (access(path, R_OK) && compile(program->text, path, &program->log)) return COMPILATION;
    program->at = strdup(path);
    return 0;
}

int hiprtcGetProgramLogSize(void *handle, size_t *size) {
    BEGIN_WITHOUT("hiprtcGetProgramLogSize");
    struct thing *program = known(handle, PROGRAM);
    *size = program ? strlen(program->log) + 1 : 0;
    return 0;
}

int hiprtcGetProgramLog(void *handle, char *log) {
    BEGIN_WITHOUT("hiprtcGetProgramLog");
    struct thing *program = known(handle, PROGRAM);
    if (program) strcpy(log, program->log);
    return 0;
}

int hiprtcGetCodeSize(void *handle, size_t *size) {
    BEGIN_WITHOUT("hiprtcGetCodeSize");
    struct thing *program = known(handle, PROGRAM);
    *size = program && program->at ? strlen(CODE) + strlen(program->at) + 1 : 0;
    return 0;
}

int hiprtcGetCode(void *handle, char *code) {
    BEGIN_WITHOUT("hiprtcGetCode");
    struct thing *program = known(handle, PROGRAM);
    if (program && program->at) strcpy(stpcpy(code, CODE), program->at);
    return 0;
}

int hiprtcDestroyProgram(struct thing **program) {
    int code = call_without_device("hiprtcDestroyProgram");
    struct thing *thing = known(*program, PROGRAM);
    if (thing) thing->is_alive = 0;
    *program = NULL;
    return code;
}

#endif

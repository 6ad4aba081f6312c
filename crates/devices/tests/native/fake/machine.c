/* A machine with GPUs that is none, for the fake drivers: it keeps books of what a host is given and gives back, and complains of what a host
 * must not do. What it is to do is in the environment and in files:
 *
 *   HASHWEAVE_FAKE          a folder: `plan` is read whenever a driver is started, `report` is written then and at the end: complaints, things not given
 *                           back, launches that were asked for and that have run
 *   HASHWEAVE_FAKE_DEVICES  how many devices there are, 2 if it is not said
 *
 * A plan has words: `NAME:N:CODE` lets the call of that name fail (its N-th from now; `*` is any call, `launch` is what runs on the device); `eager` lets streams
 * run at once, where otherwise nothing runs before somebody waits for it: as early as a device could, and as late.
 *
 * Memory of a device cannot be touched by the host: its pages are inaccessible but while something runs. It lies at the end of its pages, so that
 * what runs cannot write behind it. A workgroup takes a millisecond by the machine's clock. */
#define _GNU_SOURCE
#include "machine.h"
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

enum { SUCCESS = 0, INVALID_VALUE = 1, INVALID_CONTEXT = 201, INVALID_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600 };
enum { PAGE = 4096, BLOCKING = 1 };

__thread struct context *current;

static struct thing *things;
static char complaints[1 << 16], plan[1 << 12];
static unsigned launched, has_run;
static int is_eager;
static double now;

void complain(const char *format, ...) {
    size_t length = strlen(complaints);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(complaints + length, sizeof complaints - length - 1, format, arguments);
    va_end(arguments);
    strcat(complaints, "\n");
}

const char *folder(void) {
    const char *folder = getenv("HASHWEAVE_FAKE");
    return folder ? folder : "/nonexistent";
}

int devices(void) {
    const char *devices = getenv("HASHWEAVE_FAKE_DEVICES");
    return devices ? atoi(devices) : 2;
}

static FILE *file(const char *name, const char *mode) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder(), name);
    return fopen(path, mode);
}

static __attribute__((destructor)) void report(void) {
    static const char *names[] = {"", "memory", "memory of the host", "stream", "event", "module", "function", "program"};
    FILE *to = file("report", "w");
    if (!to) return;
    fputs(complaints, to);
    for (struct thing *thing = things; thing; thing = thing->next)
        if (thing->is_alive && thing->kind != FUNCTION) fprintf(to, "not given back: %s\n", names[thing->kind]);
    fprintf(to, "%u of %u launches have run\n", has_run, launched);
    fclose(to);
}

void start(void) {
    report();
    FILE *from = file("plan", "r");
    if (!from) return;
    memset(plan, 0, sizeof plan);
    (void)!fread(plan, 1, sizeof plan - 1, from);
    fclose(from);
    is_eager = strstr(plan, "eager") != NULL;
    char path[4096];
    snprintf(path, sizeof path, "%s/plan", folder());
    unlink(path);
}

/* The number of calls that are left until this one fails is kept in the plan itself. */
static int planned(const char *name) {
    char copy[sizeof plan], *rest, called[64], after[sizeof plan] = "";
    int code = 0;
    strcpy(copy, plan);
    for (char *word = strtok_r(copy, " \n", &rest); word; word = strtok_r(NULL, " \n", &rest)) {
        int left, with;
        char again[128];
        snprintf(again, sizeof again, "%s ", word);
        if (sscanf(word, "%63[^:]:%d:%d", called, &left, &with) == 3 && left > 0 && (!strcmp(called, name) || (!strcmp(called, "*") && strcmp(name, "launch")))) {
            if (left == 1) code = with;
            snprintf(again, sizeof again, "%s:%d:%d ", called, left - 1, with);
        }
        strcat(after, again);
    }
    strcpy(plan, after);
    return code;
}

static int is_fatal(int code) { return code >= 700 || code == 214; }

int call_without_device(const char *name) { return planned(name); }

int call(const char *name) {
    if (!current || !current->is_alive) {
        complain("%s: this thread has entered no device", name);
        return INVALID_CONTEXT;
    }
    if (current->sticky) return current->sticky;
    int code = planned(name);
    if (is_fatal(code)) current->sticky = code;
    return code;
}

struct thing *make(enum kind kind) {
    struct thing *thing = calloc(1, sizeof *thing);
    thing->kind = kind;
    thing->is_alive = 1;
    thing->context = current;
    thing->next = things;
    return things = thing;
}

static int is_memory(enum kind kind) { return kind == MEMORY || kind == HOST; }

struct thing *known(void *handle, enum kind kind) {
    for (struct thing *thing = things; thing; thing = thing->next) {
        void *its = is_memory(thing->kind) ? (void *)thing->at : (void *)thing;
        if (its != handle || (is_memory(thing->kind) && !thing->is_alive)) continue;
        if (!thing->is_alive) complain("something of kind %d is used after it was given back", kind);
        else if (thing->kind != kind) complain("something of kind %d is used as one of kind %d", thing->kind, kind);
        else if (thing->context != current) complain("something of kind %d is used on another device", kind);
        else return thing;
        return NULL;
    }
    complain("something is used as one of kind %d that is none", kind);
    return NULL;
}

/* The memory in which all of this is. */
static struct thing *around(const void *at, size_t bytes, enum kind kind) {
    for (struct thing *thing = things; thing; thing = thing->next)
        if (thing->is_alive && thing->kind == kind && (char *)at >= thing->at && (char *)at + bytes <= thing->at + thing->bytes) return thing;
    complain("%zu bytes are read or written that are no memory of kind %d", bytes, kind);
    return NULL;
}

static void protect(int how) {
    for (struct thing *thing = things; thing; thing = thing->next)
        if (thing->is_alive && thing->kind == MEMORY) mprotect(thing->pages, thing->reserved, how);
}

int allocate(enum kind kind, void **handle, size_t bytes, unsigned flags) {
    if (bytes == 0) return INVALID_VALUE;
    struct thing *thing = make(kind);
    /* A page behind it stays inaccessible. Drivers align to 256 bytes; 16 are enough for
     * a quad, and what is left before the end shows who writes behind. */
    size_t whole = (bytes + 15) / 16 * 16, pages = (whole + PAGE - 1) / PAGE * PAGE;
    char *at = thing->pages = mmap(NULL, pages + PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(at, pages, PROT_READ | PROT_WRITE);
    memset(at, 0xA5, pages);
    if (kind == MEMORY) mprotect(at, pages, PROT_NONE);
    thing->at = at + pages - whole;
    thing->bytes = bytes;
    thing->reserved = pages;
    thing->flags = flags;
    *handle = thing->at;
    return SUCCESS;
}

static void unmap(struct thing *thing) {
    mprotect(thing->pages, thing->reserved, PROT_READ);
    for (char *at = thing->at + thing->bytes; at < thing->pages + thing->reserved; at++)
        if (*at != (char)0xA5) complain("memory was written behind its end");
    munmap(thing->pages, thing->reserved + PAGE);
}

static void end(struct thing *thing) {
    if (is_memory(thing->kind)) unmap(thing);
    if (thing->kind == MODULE) dlclose(thing->library);
    thing->is_alive = 0;
}

static int uses(const struct operation *operation, const struct thing *thing) {
    void *all[] = {operation->list, operation->to, operation->table};
    for (int i = 0; i < 3; i++)
        if (is_memory(thing->kind) && (char *)all[i] >= thing->at && (char *)all[i] < thing->at + thing->bytes) return 1;
    return operation->of && (operation->of == thing || operation->of->of == thing);
}

int give_back(const char *name, void *handle, enum kind kind) {
    int code = call(name);
    if (is_fatal(code)) return code;
    struct thing *thing = known(handle, kind);
    if (!thing) return INVALID_HANDLE;
    if (thing->first) complain("%s: a stream that has something to do", name);
    for (struct thing *stream = things; stream; stream = stream->next)
        for (struct operation *operation = stream->is_alive ? stream->first : NULL; operation; operation = operation->next)
            if (uses(operation, thing)) complain("%s: something that is used by what is to be done", name);
    /* A driver that refuses has it back all the same: nobody can ask again. */
    end(thing);
    return code;
}

void forget(struct context *context, int is_expected) {
    for (struct thing *thing = things; thing; thing = thing->next)
        if (thing->is_alive && thing->context == context && thing->kind != PROGRAM) {
            if (!is_expected && thing->kind != FUNCTION) complain("a device is closed while something of kind %d is left", thing->kind);
            end(thing);
        }
}

int copy_in(void *to, const void *from, size_t bytes) {
    if (!around(to, bytes, MEMORY)) return INVALID_VALUE;
    protect(PROT_READ | PROT_WRITE);
    memcpy(to, from, bytes);
    protect(PROT_NONE);
    return SUCCESS;
}

/* The threads of a workgroup, each with a stack, in turn from barrier to barrier. */
static struct {
    ucontext_t scheduler, thread[1024];
    int has_ended[1024], running;
    char *stacks;
    void (*run)(const uint32_t *, const void *, uint32_t *);
    struct operation *operation;
} workgroup;

enum { STACK = 1 << 17 };

static void barrier(void) { swapcontext(&workgroup.thread[workgroup.running], &workgroup.scheduler); }

static void thread(void) {
    workgroup.run(workgroup.operation->parameters, workgroup.operation->table, workgroup.operation->list);
    workgroup.has_ended[workgroup.running] = 1;
}

static void run_workgroup(struct operation *operation, unsigned number) {
    void *library = operation->of->of->library;
    unsigned *local = dlsym(library, "hashweave_local"), threads = *(unsigned *)dlsym(library, "hashweave_threads");
    *(unsigned *)dlsym(library, "hashweave_workgroup") = number;
    *(void (**)(void))dlsym(library, "hashweave_barrier") = barrier;
    workgroup.run = (void (*)(const uint32_t *, const void *, uint32_t *))dlsym(library, "hashweave_run");
    workgroup.operation = operation;
    if (!workgroup.stacks) workgroup.stacks = malloc(1024l * STACK);
    for (unsigned i = 0; i < threads; i++) {
        getcontext(&workgroup.thread[i]);
        workgroup.thread[i].uc_stack.ss_sp = workgroup.stacks + i * STACK;
        workgroup.thread[i].uc_stack.ss_size = STACK;
        workgroup.thread[i].uc_link = &workgroup.scheduler;
        makecontext(&workgroup.thread[i], thread, 0);
        workgroup.has_ended[i] = 0;
    }
    for (unsigned ended = 0; ended < threads;) {
        ended = 0;
        for (unsigned i = 0; i < threads; i++) {
            workgroup.running = *local = i;
            swapcontext(&workgroup.scheduler, &workgroup.thread[i]);
            ended += workgroup.has_ended[i];
        }
        if (ended != 0 && ended != threads) {
            complain("a barrier that not all threads of a workgroup come to");
            return;
        }
    }
}

static int run(struct operation *operation) {
    int code = 0;
    protect(PROT_READ | PROT_WRITE);
    switch (operation->what) {
    case FILL:
        if (around(operation->to, operation->bytes, MEMORY))
            for (size_t i = 0; i < operation->bytes / 4; i++) ((uint32_t *)operation->to)[i] = operation->word;
        break;
    case LAUNCH:
        if (!(code = planned("launch"))) {
            for (unsigned i = 0; i < operation->count; i++) run_workgroup(operation, i);
            has_run++;
        }
        now += operation->count;
        break;
    case COPY:
        if (around(operation->to, operation->bytes, HOST) && around(operation->list, operation->bytes, MEMORY)) memcpy(operation->to, operation->list, operation->bytes);
        break;
    case RECORD:
        if (operation->count != operation->of->records) break;
        operation->of->time = now;
        operation->of->is_recorded = 1;
    }
    protect(PROT_NONE);
    return code;
}

/* Whether an event is yet to come to pass in a stream; what was asked for last counts. */
static int comes(const struct thing *stream, const struct thing *event) {
    for (struct operation *operation = stream->first; operation; operation = operation->next)
        if (operation->what == RECORD && operation->of == event && operation->count == event->records) return 1;
    return 0;
}

/* Runs a stream until an event has come to pass, or all of it. */
static int run_stream(struct thing *stream, struct thing *until) {
    while (stream->first && !current->sticky && (!until || comes(stream, until))) {
        current->sticky = run(stream->first);
        stream->first = stream->first->next;
    }
    if (current->sticky)
        for (struct thing *thing = things; thing; thing = thing->next)
            if (thing->context == current) thing->first = NULL;
    return current->sticky;
}

static int enqueue(void *handle, struct operation operation) {
    struct thing *stream = known(handle, STREAM);
    if (!stream) return INVALID_HANDLE;
    struct operation **last = &stream->first;
    while (*last) last = &(*last)->next;
    *last = malloc(sizeof operation);
    **last = operation;
    if (is_eager) run_stream(stream, NULL);
    return SUCCESS;
}

int copy_out(void *to, void *from, size_t bytes, void *stream) {
    if (!around(to, bytes, HOST) || !around(from, bytes, MEMORY)) return INVALID_VALUE;
    return enqueue(stream, (struct operation){.what = COPY, .to = to, .list = from, .bytes = bytes});
}

int fill(void *to, unsigned word, size_t count, void *stream) {
    if (!around(to, 4 * count, MEMORY)) return INVALID_VALUE;
    return enqueue(stream, (struct operation){.what = FILL, .to = to, .word = word, .bytes = 4 * count});
}

int record(void *event, void *stream) {
    struct thing *of = known(event, EVENT);
    if (!of) return INVALID_HANDLE;
    of->is_recorded = 0;
    return enqueue(stream, (struct operation){.what = RECORD, .of = of, .count = ++of->records});
}

int wait_for(void *event) {
    struct thing *of = known(event, EVENT);
    if (!of) return INVALID_HANDLE;
    if (!(of->flags & BLOCKING)) complain("an event is waited for that keeps a core busy");
    for (struct thing *stream = things; stream && !of->is_recorded; stream = stream->next) {
        int is_here = stream->context == current && stream->is_alive && comes(stream, of);
        int code = is_here ? run_stream(stream, of) : SUCCESS;
        if (code) return code;
    }
    if (!of->is_recorded) complain("an event is waited for that will not come to pass");
    return SUCCESS;
}

int elapsed(float *milliseconds, void *from, void *to) {
    struct thing *first = known(from, EVENT), *last = known(to, EVENT);
    if (!first || !last) return INVALID_HANDLE;
    if (!first->is_recorded || !last->is_recorded) {
        complain("the time between events of which one has not come to pass");
        return NOT_READY;
    }
    *milliseconds = (float)(last->time - first->time);
    return SUCCESS;
}

int load_module(void **handle, const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return NOT_FOUND;
    struct thing *module = make(MODULE);
    module->library = library;
    *handle = module;
    return SUCCESS;
}

int find_function(void **handle, void *of, const char *name) {
    struct thing *module = known(of, MODULE);
    if (!module || !dlsym(module->library, name)) return NOT_FOUND;
    struct thing *function = make(FUNCTION);
    function->of = module;
    *handle = function;
    return SUCCESS;
}

int launch(void *handle, const unsigned size[6], unsigned shared, void *stream, void **arguments, void **extra) {
    struct thing *function = known(handle, FUNCTION);
    if (!function || !function->of->is_alive) return INVALID_HANDLE;
    unsigned words = *(unsigned *)dlsym(function->of->library, "hashweave_words"), threads = *(unsigned *)dlsym(function->of->library, "hashweave_threads");
    if (size[0] == 0 || size[1] != 1 || size[2] != 1 || size[3] != threads || size[4] != 1 || size[5] != 1 || shared || extra) {
        complain("a launch of %u workgroups of %u threads", size[0], size[3]);
        return INVALID_VALUE;
    }
    struct operation operation = {.what = LAUNCH, .count = size[0], .of = function, .table = *(void **)arguments[1], .list = *(void **)arguments[2]};
    if (!around(operation.table, 1, MEMORY) || !around(operation.list, 4, MEMORY)) return INVALID_VALUE;
    /* Arguments are read before the call returns. */
    operation.parameters = malloc(4 * words);
    memcpy(operation.parameters, arguments[0], 4 * words);
    launched++;
    return enqueue(stream, operation);
}

/* FNV-1a. */
uint64_t hash(const char *text) {
    uint64_t hash = 0xCBF29CE484222325;
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 0x100000001B3;
    return hash;
}

/* Makes a library of a kernel's text. */
int compile(const char *text, const char *path, char **log) {
    char command[16384], source[4096];
    snprintf(source, sizeof source, "%s.c", path);
    FILE *to = fopen(source, "w");
    if (!to) return 1;
    fputs(text, to);
    fclose(to);
    snprintf(command, sizeof command, "cc -shared -fPIC -O1 -w -o '%s' -DKERNEL_TEXT='\"%s\"' '%s/kernel.c' 2>&1", path, source, folder());
    FILE *from = popen(command, "r");
    *log = calloc(1, 1 << 16);
    (void)!fread(*log, 1, (1 << 16) - 1, from);
    return pclose(from);
}

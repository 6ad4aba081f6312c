/* What the fake drivers have in common: see machine.c. */
#include <stddef.h>
#include <stdint.h>

enum kind { ANY, MEMORY, HOST, STREAM, EVENT, MODULE, FUNCTION, PROGRAM };

/* A device in use: of a CUDA driver a context, of HIP the one context there is. */
struct context {
    int device, sticky, is_alive;
};

struct operation {
    enum { FILL, LAUNCH, COPY, RECORD } what;
    uint32_t *list, word, count, *parameters; /* how many workgroups; which asking for an event it is */
    void *to, *table;
    size_t bytes;
    struct thing *of; /* an event, a function */
    struct operation *next;
};

/* Whatever a driver gives. Things stay when they are given back, so that it is noticed if they are used. */
struct thing {
    enum kind kind;
    int is_alive, is_recorded;
    unsigned flags, records; /* events: how often they were asked for */
    struct context *context;
    char *at, *pages; /* memory: where it is, and its pages; programs: where the code is */
    size_t bytes, reserved;
    double time; /* events: when they came to pass, in milliseconds */
    struct operation *first; /* streams: what is to be done */
    void *library; /* modules */
    struct thing *of; /* functions: the module */
    char *text, *log; /* programs */
    struct thing *next;
};

void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Every call begins with one of these; what is not 0 is what it returns. The first is for calls that need a device. */
int call(const char *name);
int call_without_device(const char *name);

/* The device that this thread has entered, or none. */
extern __thread struct context *current;

/* A driver is started: the report is written, and the plan is read. */
void start(void);
int devices(void);

struct thing *make(enum kind kind);
struct thing *known(void *handle, enum kind kind);
void forget(struct context *context, int is_expected);

int allocate(enum kind kind, void **handle, size_t bytes, unsigned flags);
int give_back(const char *name, void *handle, enum kind kind);
int copy_in(void *to, const void *from, size_t bytes);
int copy_out(void *to, void *from, size_t bytes, void *stream);
int fill(void *to, unsigned word, size_t count, void *stream);
int record(void *event, void *stream);
int wait_for(void *event);
int elapsed(float *milliseconds, void *from, void *to);
int load_module(void **handle, const char *path);
int find_function(void **handle, void *module, const char *name);
int launch(void *function, const unsigned size[6], unsigned shared, void *stream, void **arguments, void **extra);
uint64_t hash(const char *text);
const char *folder(void);
int compile(const char *text, const char *path, char **log);

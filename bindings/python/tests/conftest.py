"""What all tests begin with."""

import signal

# A job in the background of a script ignores Ctrl-C, and so do its children. Here it is sent on purpose.
signal.signal(signal.SIGINT, signal.default_int_handler)

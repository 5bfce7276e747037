// Loaded before a shop that serves: begins the process anew with what keeps its memory small, for that can only be said before a process begins. docs/performance.md says what each brings.

/** Little room for the youngest objects, in MB. */
const flag = '--max-semi-space-size=8';

/** To glibc; others do not read them. */
const settings = {
  // One heap for all threads: each thread's own keeps what is given back in it.
  MALLOC_ARENA_MAX: '1',
  // What is larger than this goes back to the system when it is given back. Left alone, glibc raises it to 32 MB.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const isSet = process.execArgv.includes(flag);
// Windows cannot replace a process by another.
if (!isSet && process.platform !== 'win32') {
  const command = [process.execPath, flag, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...settings, ...process.env });
}

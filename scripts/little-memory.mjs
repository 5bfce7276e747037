// Loaded before a shop that serves: begins the process anew with what keeps its memory small, for that can only be said before a process begins. docs/performance.md says what each brings.

const flags = [
  // Little room for the youngest objects, and old ones are looked through before they have doubled.
  '--max-semi-space-size=4',
  '--heap-growing-percent=80',
];

/** To glibc; others do not read them. */
const settings = {
  // One heap for all threads: each thread's own keeps what is given back in it.
  MALLOC_ARENA_MAX: '1',
  // What is larger than this goes back to the system when it is given back. Left alone, glibc raises it to 32 MB.
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const isSet = flags.every((flag) => process.execArgv.includes(flag));
// Windows cannot replace a process by another.
if (!isSet && process.platform !== 'win32') {
  const command = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...settings, ...process.env });
}

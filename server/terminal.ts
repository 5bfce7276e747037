// What ties the shop to the terminal it was started in: its end, and lines for the person there.

const lookEvery = 500;
const parent = process.ppid;

/**
 * Calls `stop` once, when npm's shell is gone: a SIGTERM to npm ends only that shell, and the shop
 * would keep running and hold its port. Does nothing for a shop that npm did not start.
 */
export function stopWithParent(environment: NodeJS.ProcessEnv, stop: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, lookEvery);
  timer.unref();
}

/** Prints to the terminal for the person who runs the command; everything else goes to the log. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

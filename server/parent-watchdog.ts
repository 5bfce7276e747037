// npm runs the shop in a shell. A SIGTERM to npm ends only that shell; without this the shop would
// keep running and hold its port.

const lookEvery = 500;
const parent = process.ppid;

/** Calls `stop` once, when npm's shell is gone. Does nothing for a shop that npm did not start. */
export function stopWithParent(environment: NodeJS.ProcessEnv, stop: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, lookEvery);
  timer.unref();
}

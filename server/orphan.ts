// npm puts a shell between itself and the shop: a SIGTERM to npm alone ends that shell, and would leave the shop behind, holding its port.

const lookEvery = 500;
const parent = process.ppid;

/** Calls `stop` once, when the shell that npm started is gone. A shop started in any other way stays. */
export function stopWithNpm(environment: NodeJS.ProcessEnv, stop: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, lookEvery);
  timer.unref();
}

// Concurrent requests with the same key share one promise, aborted once all callers have aborted.

interface Shared {
  promise: Promise<unknown>;
  controller: AbortController;
  callers: number;
}
export type SharedRequests = Map<string, Shared>;

export function shareRequest<T>(
  inFlight: SharedRequests,
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  let shared = inFlight.get(key);
  if (!shared) {
    const controller = new AbortController();
    const created: Shared = { controller, callers: 0, promise: Promise.resolve() };
    const forget = () => {
      if (inFlight.get(key) === created) inFlight.delete(key);
    };
    created.promise = start(controller.signal).finally(forget);
    inFlight.set(key, created);
    shared = created;
  }
  const joined = shared;
  joined.callers += 1;
  if (!signal) return joined.promise as Promise<T>;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      joined.callers -= 1;
      if (joined.callers === 0) {
        if (inFlight.get(key) === joined) inFlight.delete(key);
        joined.controller.abort();
      }
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    (joined.promise as Promise<T>).then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

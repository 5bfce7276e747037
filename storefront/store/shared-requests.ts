// Requests for the same address that are under way at one time share one promise; it is aborted only when all who wait have left.

interface Shared {
  promise: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}
export type SharedRequests = Map<string, Shared>;

export function shareRequest<T>(
  underWay: SharedRequests,
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  let shared = underWay.get(key);
  if (!shared) {
    const controller = new AbortController();
    const created: Shared = { controller, waiting: 0, promise: Promise.resolve() };
    const forget = () => {
      if (underWay.get(key) === created) underWay.delete(key);
    };
    created.promise = start(controller.signal).finally(forget);
    underWay.set(key, created);
    shared = created;
  }
  const joined = shared;
  joined.waiting += 1;
  if (!signal) return joined.promise as Promise<T>;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      joined.waiting -= 1;
      if (joined.waiting === 0) {
        if (underWay.get(key) === joined) underWay.delete(key);
        joined.controller.abort();
      }
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    (joined.promise as Promise<T>).then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

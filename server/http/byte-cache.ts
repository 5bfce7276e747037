// Keeps what is used, up to a number of bytes.

export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  removeWhere(isGone: (value: Value) => boolean): void;
}

interface Held<Value> {
  readonly value: Value;
  readonly size: number;
  wasUsed: boolean;
}

/** What alone is larger than a quarter of the limit is not kept. */
export function createByteCache<Value>(limit: number, sizeOf: (value: Value) => number): ByteCache<Value> {
  // A Map keeps the order of insertion. What was used since it was last looked at goes to its end when room is needed:
  // cheaper than to move it at each use.
  const all = new Map<string, Held<Value>>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= all.get(key)?.size ?? 0;
    all.delete(key);
  };
  const makeRoom = (size: number) => {
    for (const [key, held] of all) {
      if (bytes + size <= limit) return;
      if (held.wasUsed) {
        held.wasUsed = false;
        all.delete(key);
        all.set(key, held);
      } else remove(key);
    }
  };
  return {
    get: (key) => {
      const held = all.get(key);
      if (held === undefined) return undefined;
      held.wasUsed = true;
      return held.value;
    },
    set: (key, value) => {
      remove(key);
      const size = sizeOf(value);
      if (size > limit / 4) return;
      makeRoom(size);
      all.set(key, { value, size, wasUsed: false });
      bytes += size;
    },
    removeWhere: (isGone) => {
      for (const [key, { value }] of all) if (isGone(value)) remove(key);
    },
  };
}

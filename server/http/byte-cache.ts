// Keeps what was used last, up to a number of bytes.

export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  removeWhere(isGone: (value: Value) => boolean): void;
}

/** What alone is larger than an eighth of the limit is not kept. A value's size must stay what it was. */
export function createByteCache<Value>(limit: number, sizeOf: (value: Value) => number): ByteCache<Value> {
  // A Map keeps the order of insertion: the first key is the one used longest ago.
  const values = new Map<string, Value>();
  let bytes = 0;
  const remove = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    bytes -= sizeOf(value);
    values.delete(key);
  };
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      remove(key);
      if (sizeOf(value) > limit / 8) return;
      values.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of values.keys()) {
        if (bytes <= limit) break;
        remove(oldest);
      }
    },
    removeWhere: (isGone) => {
      for (const [key, value] of values) if (isGone(value)) remove(key);
    },
  };
}

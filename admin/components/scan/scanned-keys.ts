// Tells a hand scanner from fingers: it types the characters of a code very fast, then Enter.

/** Between two keys, in ms. People need 80 and more. */
const longestGap = 50;
const shortestCode = 4;

interface Key {
  /** The page must not act on it. */
  readonly isScanned: boolean;
  readonly code?: string;
}

/** The function takes a key and when it was pressed, in ms. */
export function readScannedKeys(): (key: string, at: number) => Key {
  let text = '';
  let before = -Infinity;
  return (key, at) => {
    // Shift, which a scanner presses too.
    if (key.length > 1 && key !== 'Enter') return { isScanned: false };
    if (at - before > longestGap) text = '';
    before = at;
    if (key !== 'Enter') {
      text += key;
      return { isScanned: text.length > 1 };
    }
    const code = text.trim();
    text = '';
    return code.length < shortestCode ? { isScanned: false } : { isScanned: true, code };
  };
}

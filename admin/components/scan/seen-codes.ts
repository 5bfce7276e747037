// Which codes that a camera sees are scans: one that two pictures show, and not again while it stays
// in view.

/** In ms. Out of view for longer: it is scanned again. */
const longestBlink = 1500;

/** The function takes what a picture shows, and its time in ms. */
export function readSeenCodes(onScan: (code: string) => void): (code: string | undefined, at: number) => void {
  let scanned: { readonly code: string; seen: number } | undefined;
  let before: string | undefined;
  return (code, at) => {
    const isSecond = code !== undefined && code === before;
    before = code;
    if (code !== undefined && code === scanned?.code && at - scanned.seen <= longestBlink) {
      scanned.seen = at;
    } else if (isSecond) {
      scanned = { code, seen: at };
      onScan(code);
    }
  };
}

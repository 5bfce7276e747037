// How the cloth of an order is woven. The colours run both ways, in stripes as wide as the digits of the
// order's number, so every cloth differs.

export interface Cloth {
  /** The colour of each thread: from left to right, and from top to bottom. */
  readonly warp: readonly string[];
  readonly weft: readonly string[];
  /** Whether the thread of the warp is on top where they cross. */
  isWarpOver: (row: number, column: number) => boolean;
}

/** Threads. */
export const size = { warp: 72, weft: 90 };
/** The threads of the weft at the foot: three of the shop's colours, and then undyed, for the words. */
export const selvedge = { colored: 6, undyed: 12 };
export const undyed = '#efe6d8';
const shopColors = ['#a32633', '#dfa02a', '#2d3b73'];

export function weave(colors: readonly string[], number: string): Cloth {
  const digits = (number.match(/\d/g) ?? []).map(Number).slice(-4);
  const stripes = stripesOf(colors, digits);
  const repeat = (position: number) => stripes[position % stripes.length] ?? undyed;
  const woven = size.weft - selvedge.colored - selvedge.undyed;
  const edge = (thread: number) => shopColors[Math.floor(thread / 2)] ?? undyed;
  const isTwill = (digits.at(-1) ?? 0) % 2 === 1;
  return {
    warp: Array.from({ length: size.warp }, (_, column) => repeat(column)),
    weft: Array.from({ length: size.weft }, (_, row) => (row < woven ? repeat(row) : edge(row - woven))),
    // Plain: over one, under the next. Twill: over two, under two, one further in each row.
    isWarpOver: (row, column) => row < woven && (isTwill ? (row + column) % 4 < 2 : (row + column) % 2 === 0),
  };
}

/** One repeat: each colour broad, and undyed between them; one colour has a fine stripe of its own. */
function stripesOf(colors: readonly string[], digits: readonly number[]): string[] {
  return colors.flatMap((color, index) => {
    const width = 4 + (digits[index % digits.length] ?? 4);
    const fine = 2 + ((digits.at(-1 - index) ?? 0) % 3);
    return [
      ...threads(color, width),
      ...threads(undyed, fine),
      ...(colors.length === 1 ? [...threads(color, 2), ...threads(undyed, fine)] : []),
    ];
  });
}

const threads = (color: string, count: number) => Array<string>(count).fill(color);

// The shop's mark and wordmark, as outlines without text elements or pens.
import { outlinedLine } from './lettering/outline.ts';

export const brand = { ground: '#f4ecdf', ink: '#2a1f1a', madder: '#a8321f', turmeric: '#dd9c27', indigo: '#2a3568' };

const threads = [17, 42, 67];
/** What shows of a thread that passes under the outer two others, and under the middle one. */
const underOuter = [
  [0, 14],
  [36, 64],
  [86, 100],
] as const;
const underMiddle = [
  [0, 39],
  [61, 100],
] as const;

/** Pieces of a thread 16 wide at `at`, with round outer ends. */
function thread(at: number, pieces: readonly (readonly [number, number])[], isWarp: boolean): string {
  return pieces
    .map(([from, to]) => {
      const start = from === 0 ? 8 : from;
      const length = (to === 100 ? 92 : to) - start;
      const startCap = from === 0 ? (isWarp ? 'a8 8 0 0 1 16 0' : 'a8 8 0 0 0 0 16') : isWarp ? 'h16' : 'v16';
      const endCap = to === 100 ? (isWarp ? 'a8 8 0 0 1-16 0' : 'a8 8 0 0 0 0-16') : isWarp ? 'h-16' : 'v-16';
      return isWarp
        ? `M${at} ${start}${startCap}v${length}${endCap}z`
        : `M${start} ${at}${startCap}h${length}${endCap}z`;
    })
    .join('');
}

/**
 * The mark with real gaps, so that it works on any ground: threads are
 * cut where they pass under others.
 */
function woven(warp: string, edge: string, middle: string): string {
  const [first, second, third] = threads as [number, number, number];
  const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
  return [
    path(warp, thread(first, underMiddle, true) + thread(second, underOuter, true) + thread(third, underMiddle, true)),
    path(edge, thread(first, underOuter, false) + thread(third, underOuter, false)),
    path(middle, thread(second, underMiddle, false)),
  ].join('');
}

/** The mark alone, small enough to be inlined in the header. */
export function mark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${woven(brand.ink, brand.madder, brand.turmeric)}</svg>\n`;
}

/** The mark beside the name, for the picture of shared links. */
export function logo(): string {
  const word = outlinedLine('TAANA BAANA', 13, 8);
  const k = 0.46;
  const width = 100 + 34 + word.width * k + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${Math.ceil(width + 8)} 108" role="img" aria-label="Taana Baana">${woven(brand.ink, brand.madder, brand.turmeric)}<path transform="translate(138 27) scale(${k})" d="${word.path}" fill="${brand.ink}"/></svg>\n`;
}

/**
 * The icon: the mark on a madder ground; `margin` is the empty share of each
 * side, `round` the corner radius.
 */
export function icon(margin: number, round: number): string {
  const k = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${round}" fill="${brand.madder}"/><g transform="translate(${100 * margin} ${100 * margin}) scale(${k})">${woven(brand.ground, '#f0b84a', brand.ground)}</g></svg>\n`;
}

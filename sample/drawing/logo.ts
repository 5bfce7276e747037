// The shop's mark and wordmark, as outlines without text elements or pens.
import { outlinedLine } from './lettering/outline.ts';

export const brand = { ground: '#f4ecdf', ink: '#2a1f1a', madder: '#a8321f', turmeric: '#dd9c27', indigo: '#2a3568' };

/**
 * The mark with real gaps, so that it works on any ground: threads are
 * cut where they pass under others.
 */
function woven(warp: string, weft: readonly [string, string, string]): string {
  const at = [17, 42, 67];
  const w = 16;
  const g = 3.2;
  const r = w / 2;
  let svg = '';
  const piece = (along: number, from: number, to: number, vertical: boolean, fill: string) => {
    const start = from <= 0 ? Math.min(r, to - from) : 0;
    const end = to >= 100 ? Math.min(r, to - from) : 0;
    const path = `M${from + start} 0H${to - end}${end ? `A${r} ${r} 0 0 1 ${to - end} ${w}` : `V${w}`}H${from + start}${start ? `A${r} ${r} 0 0 1 ${from + start} 0` : ''}Z`;
    svg += `<path transform="${vertical ? `matrix(0 1 1 0 ${along} 0)` : `translate(0 ${along})`}" d="${path}" fill="${fill}"/>`;
  };
  const runs = (under: readonly number[]): [number, number][] => {
    const edges = [0, ...under.flatMap((x) => [x - g, x + w + g]), 100];
    return Array.from({ length: edges.length / 2 }, (_, i): [number, number] => [edges[i * 2]!, edges[i * 2 + 1]!]);
  };
  at.forEach((x, column) =>
    runs(at.filter((_, row) => (row + column) % 2 === 1)).forEach(([from, to]) => piece(x, from, to, true, warp)),
  );
  at.forEach((y, row) =>
    runs(at.filter((_, column) => (row + column) % 2 === 0)).forEach(([from, to]) =>
      piece(y, from, to, false, weft[row as 0 | 1 | 2]),
    ),
  );
  return svg;
}

/** The mark beside the name. */
export function logo(): string {
  const word = outlinedLine('TAANA BAANA', 13, 8);
  const k = 0.46;
  const width = 100 + 34 + word.width * k + 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${Math.ceil(width + 8)} 108" role="img" aria-label="Taana Baana">${woven(brand.ink, [brand.madder, brand.turmeric, brand.madder])}<path transform="translate(138 27) scale(${k})" d="${word.path}" fill="${brand.ink}"/></svg>\n`;
}

/**
 * The icon: the mark on a madder ground; `margin` is the empty share of each
 * side, `round` the corner radius.
 */
export function icon(margin: number, round: number): string {
  const k = 1 - 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${round}" fill="${brand.madder}"/><g transform="translate(${100 * margin} ${100 * margin}) scale(${k})">${woven(brand.ground, ['#f0b84a', brand.ground, '#f0b84a'])}</g></svg>\n`;
}

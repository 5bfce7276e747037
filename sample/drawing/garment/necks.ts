// Necks that are more than a rib band: the polo collar and the henley placket, with buttons.
import { bend, chain, line, mapped, offset, pathText, reversed, sampled } from '../curves.ts';
import type { Curve, Point } from '../curves.ts';
import type { Piece, Side } from './garment.ts';
import type { Cut } from './silhouettes.ts';

interface Neck {
  cut: Cut;
  side: Side;
  put: (piece: Omit<Piece, 'path'>, curve: Curve) => unknown;
  seam: (curve: Curve) => unknown;
  stitch: (points: Point[]) => unknown;
  ribs: string[];
  buttons: Point[];
  lie: (p: Point) => Point;
  at: (sign: number, dx: number, y: number) => Point;
  neckline: (lift: number) => Curve;
}

function placket({ put, seam, stitch, buttons, lie, at }: Neck, from: number, to: number, count: number): void {
  const half = 19;
  const outline = line(at(-1, half, from), at(1, half, from), at(1, half, to), at(-1, half, to), at(-1, half, from));
  put({ cloth: 'placket', layer: 'collar' }, outline);
  seam(outline);
  const inset = half - 5;
  stitch([at(-1, inset, from), at(-1, inset, to - 5), at(1, inset, to - 5), at(1, inset, from)]);
  stitch([at(-1, inset, to - 34), at(1, inset, to - 34)]);
  for (let i = 0; i < count; i++)
    buttons.push(lie(at(1, 0, from + 24 + ((to - from - 74) * i) / Math.max(1, count - 1))));
}

export function henleyNeck(neck: Neck): void {
  const { cut } = neck;
  placket(neck, cut.top + cut.neckDepth - cut.rib + 2, cut.top + cut.neckDepth + 172, 3);
}

export function poloNeck(neck: Neck): void {
  const { cut, side, put, seam, stitch, ribs, lie, at, neckline } = neck;
  const { top } = cut;
  if (side === 'back') {
    // The fall of the collar, folded over the back neck.
    const upper = bend(
      at(-1, cut.neck - 26, top - 34),
      at(-1, 60, top - 20),
      at(1, 60, top - 20),
      at(1, cut.neck - 26, top - 34),
    );
    const lower = bend(
      at(-1, cut.neck + 34, top + 34),
      at(-1, 70, top + 62),
      at(1, 70, top + 62),
      at(1, cut.neck + 34, top + 34),
    );
    put(
      { cloth: 'rib', layer: 'collar' },
      chain(
        upper,
        line(at(1, cut.neck - 26, top - 34), at(1, cut.neck + 34, top + 34)),
        reversed(lower),
        line(at(-1, cut.neck + 34, top + 34), at(-1, cut.neck - 26, top - 34)),
      ),
    );
    ribs.push(
      pathText(
        sampled(mapped(upper, lie), 60).flatMap((p, i) => [...line(p, sampled(mapped(lower, lie), 60)[i]!)]),
      ).replaceAll('L', 'M'),
    );
    return;
  }
  placket(neck, top + cut.neckDepth - 26, top + cut.neckDepth + 168, 3);
  const stand = neckline(8);
  put({ cloth: 'rib', layer: 'collar' }, chain(stand, reversed(neckline(-2))));
  for (const s of [-1, 1]) {
    // One wing: from the back of the neck, round its side, to a point beside the placket.
    const foldTop = at(s, cut.neck - 19, top - 25);
    const spine = chain(
      bend(
        foldTop,
        at(s, cut.neck - 22, top + 14),
        at(s, 70, top + cut.neckDepth - 44),
        at(s, 8, top + cut.neckDepth - 16),
      ),
    );
    const tip = at(s, 82, top + cut.neckDepth + 78);
    const back = at(s, cut.neck + 40, top + 36);
    const edge = chain(
      bend(
        at(s, 8, top + cut.neckDepth - 16),
        at(s, 34, top + cut.neckDepth + 16),
        at(s, 62, top + cut.neckDepth + 52),
        tip,
      ),
      bend(tip, at(s, 116, top + cut.neckDepth + 30), at(s, cut.neck + 34, top + 84), back),
      bend(back, at(s, cut.neck + 30, top + 6), at(s, cut.neck + 8, top - 24), foldTop),
    );
    put({ cloth: 'rib', layer: 'collar' }, chain(spine, edge));
    const outer = reversed(chain(edge.slice(1, 2)));
    ribs.push(
      pathText(
        sampled(mapped(spine, lie), 70).flatMap((p, i) => [...line(p, sampled(mapped(outer, lie), 70)[i]!)]),
      ).replaceAll('L', 'M'),
    );
    stitch(offset(edge.slice(0, 1), s * -7, 12));
    stitch(offset(edge.slice(1, 2), s * -7, 20));
  }
  seam(neckline(-2));
}

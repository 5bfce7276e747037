// The tee folded in three: sides and sleeves turned under, the hem brought up behind twice, pressed flat.
import { bend, chain, line, mapped, offset, pathText, reversed } from '../curves.ts';
import type { Curve, Point } from '../curves.ts';
import type { Fold, Garment, Piece } from './garment.ts';
import { between, smoothNoise } from '../random.ts';
import type { Random } from '../random.ts';
import { ribStrokes } from './tailoring.ts';

export function fold(random: Random): Garment {
  const seed = Math.floor(random() * 1e6);
  const lie = ([x, y]: Point): Point => [
    x + 2 * smoothNoise(x / 260, y / 260, seed),
    y + 2 * smoothNoise(x / 260, y / 260, seed + 5),
  ];
  const top = 330;
  const low = 884;
  const half = 214;
  const neck = 110;
  const at = (s: number, dx: number, y: number): Point => [594 + s * dx, y];
  const pieces: Piece[] = [];
  const put = (piece: Omit<Piece, 'path'>, curve: Curve) =>
    pieces.push({ ...piece, path: pathText(mapped(curve, lie), true) });
  const neckline = (lift: number): Curve => {
    const w = neck - lift * 0.5;
    const y = top - lift * 0.72;
    const bottom = top + 100 - lift;
    return chain(
      bend(at(-1, w, y), at(-1, w * 0.97, y + (bottom - y) * 0.62), at(-1, w * 0.56, bottom), at(-1, 0, bottom)),
      bend(at(1, 0, bottom), at(1, w * 0.56, bottom), at(1, w * 0.97, y + (bottom - y) * 0.62), at(1, w, y)),
    );
  };
  const back = (lift: number): Curve =>
    bend(
      at(-1, neck - lift * 0.5, top - lift * 0.72),
      at(-1, neck * 0.6, top + 26 - lift),
      at(1, neck * 0.6, top + 26 - lift),
      at(1, neck - lift * 0.5, top - lift * 0.72),
    );
  // The layers never lie quite on one another.
  const tilted = (curve: Curve, degrees: number): Curve => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    return mapped(curve, ([x, y]) => [
      594 + (x - 594) * cos - (y - 620) * sin,
      620 + (x - 594) * sin + (y - 620) * cos,
    ]);
  };
  /** One layer: sides and lower edge are pressed folds, so they are straight and their corners small. */
  const slab = (grow: number, drop: number): Curve => {
    const side = half + grow;
    const bottom = low + drop;
    const corner = 16;
    const shoulderY = top + 46 + drop;
    const flank = (s: number): Curve =>
      chain(
        bend(
          at(s, neck, top + drop),
          at(s, neck + 36, top + 12 + drop),
          at(s, side - 40, shoulderY - 16),
          at(s, side, shoulderY),
        ),
        line(at(s, side, shoulderY), at(s, side + 2, bottom - corner)),
        bend(
          at(s, side + 2, bottom - corner),
          at(s, side + 2, bottom),
          at(s, side, bottom),
          at(s, side - corner, bottom),
        ),
      );
    return chain(
      line(at(-1, neck, top + drop), at(-1, neck, top + drop)),
      flank(1),
      line(at(1, side - corner, bottom), at(-1, side - corner, bottom)),
      reversed(flank(-1)),
    );
  };
  const one = random() < 0.5 ? 1 : -1;
  const stitches: string[] = [];
  const stitch = (points: Point[]) => stitches.push(pathText(line(...points.map(lie))));
  // Under the front: the two thirds brought up behind, whose edges show at the bottom.
  put({ cloth: 'main', layer: 'back' }, tilted(slab(-2, 19), one * between(random, 0.2, 0.6)));
  put({ cloth: 'main', layer: 'sleeves' }, tilted(slab(0, 10), one * between(random, -0.4, -0.1)));
  put({ cloth: 'inside', layer: 'sleeves' }, chain(back(27), reversed(neckline(-4))));
  put({ cloth: 'rib', layer: 'sleeves' }, chain(back(27), reversed(back(-3))));
  put(
    { cloth: 'label', layer: 'sleeves' },
    line(at(-1, 29, top + 27), at(1, 29, top + 27), at(1, 29, top + 57), at(-1, 29, top + 57), at(-1, 29, top + 27)),
  );
  put({ cloth: 'main', layer: 'body' }, chain(neckline(0), slab(0, 0).slice(1)));
  const bodyOutline = pieces.at(-1)!.path;
  put({ cloth: 'rib', layer: 'collar' }, chain(neckline(27), reversed(neckline(0))));
  const folds: Fold[] = [];
  const crease = (spine: Point[], width: number, rise: number, taper: Fold['taper'] = 'middle') =>
    folds.push({
      layer: 'body',
      spine: spine.map(lie),
      left: width,
      right: width * between(random, 0.5, 1),
      rise,
      taper,
    });
  for (const s of [-1, 1]) {
    // The seam of the shoulder, just in front of the fold.
    stitch([at(s, neck + 4, top + 15), at(s, neck + 50, top + 30), at(s, half - 4, top + 62)]);
    // The turned sides are thicker than the middle.
    const inside = half - between(random, 58, 74);
    crease([at(s, inside, top + 70), at(s, inside + 3, 540), at(s, inside - 3, 720), at(s, inside, low - 8)], 12, -1.7);
  }
  // Where it was folded in three, across.
  const across = top + (low - top) * between(random, 0.6, 0.66);
  crease([at(-1, half - 4, across), at(-1, 70, across + 2), at(1, 70, across - 2), at(1, half - 4, across)], 11, 2.2);
  // From under the collar.
  crease([at(one, 74, top + 108), at(one, 104, top + 150), at(one, 130, top + 200)], 20, 2.4, 'start');
  const anchor = (x: number, y: number) => ({ at: lie([x, y]), turn: 0, scale: 1 });
  return {
    pieces,
    seams: [pathText(mapped(neckline(0), lie))],
    stitches: [...stitches, pathText(line(...offset(mapped(neckline(0), lie), 6, 40)))],
    ribs: [
      ribStrokes(mapped(back(27), lie), mapped(back(-3), lie), 38),
      ribStrokes(mapped(neckline(27), lie), mapped(neckline(0), lie), 64),
    ],
    buttons: [],
    folds,
    bodyOutline,
    sleeveOutlines: [],
    anchors: {
      chest: { at: lie([594, top + 96]), turn: 0, scale: 0.92 },
      pocket: anchor(700, 520),
      hem: anchor(594, low + 160),
      sleeve: anchor(0, 0),
      nape: anchor(594, top + 40),
    },
    belly: 5,
    span: { centre: 594, top, bottom: low, width: half * 2 },
  };
}

// The folded tee: sleeves and sides turned under, the hem brought up behind, collar to the front.
import { bend, chain, line, mapped, offset, pathText, reversed } from '../curves.ts';
import type { Curve, Point } from '../curves.ts';
import type { Fold, Garment, Piece } from './garment.ts';
import { between, smoothNoise } from '../random.ts';
import type { Random } from '../random.ts';
import { ribStrokes } from './tailoring.ts';

export function fold(random: Random): Garment {
  const seed = Math.floor(random() * 1e6);
  const lie = ([x, y]: Point): Point => [
    x + 4 * smoothNoise(x / 200, y / 200, seed),
    y + 4 * smoothNoise(x / 200, y / 200, seed + 5),
  ];
  const top = 330;
  const low = 884;
  const half = 204;
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
  const slab = (grow: number, drop: number): Curve =>
    chain(
      line(at(-1, neck, top + drop), at(-1, neck, top + drop)),
      bend(
        at(1, neck, top + drop),
        at(1, neck + 40, top + 12 + drop),
        at(1, half - 30, top + 20 + drop),
        at(1, half + grow, top + 42 + drop),
      ),
      bend(
        at(1, half + grow, top + 42 + drop),
        at(1, half + grow + 5, 520),
        at(1, half + grow + 3, 720),
        at(1, half + grow - 2, low - 20 + drop),
      ),
      bend(
        at(1, half + grow - 2, low - 20 + drop),
        at(1, half + grow - 4, low + drop),
        at(1, half - 20, low + 2 + drop),
        at(1, half - 60, low + 2 + drop),
      ),
      bend(
        at(1, half - 60, low + 2 + drop),
        at(1, 60, low + 8 + drop),
        at(-1, 60, low + 8 + drop),
        at(-1, half - 60, low + 2 + drop),
      ),
      bend(
        at(-1, half - 60, low + 2 + drop),
        at(-1, half - 20, low + 2 + drop),
        at(-1, half + grow - 4, low + drop),
        at(-1, half + grow - 2, low - 20 + drop),
      ),
      bend(
        at(-1, half + grow - 2, low - 20 + drop),
        at(-1, half + grow + 3, 720),
        at(-1, half + grow + 5, 520),
        at(-1, half + grow, top + 42 + drop),
      ),
      bend(
        at(-1, half + grow, top + 42 + drop),
        at(-1, half - 30, top + 20 + drop),
        at(-1, neck + 40, top + 12 + drop),
        at(-1, neck, top + drop),
      ),
    );
  const one = random() < 0.5 ? 1 : -1;
  const stitches: string[] = [];
  const stitch = (points: Point[]) => stitches.push(pathText(line(...points.map(lie))));
  // Under the front: the hem, brought up behind, and the end of a sleeve.
  const lowest = tilted(slab(3, 26), one * between(random, 0.5, 1.1));
  put({ cloth: 'main', layer: 'back' }, lowest);
  const sleeveY = between(random, 500, 600);
  const sleeveEnd = bend(
    at(one, half + 12, sleeveY),
    at(one, half + 17, sleeveY + 50),
    at(one, half + 15, sleeveY + 110),
    at(one, half + 6, sleeveY + 150),
  );
  put(
    { cloth: 'main', layer: 'back' },
    chain(
      sleeveEnd,
      line(
        at(one, half + 6, sleeveY + 150),
        at(one, half - 40, sleeveY + 170),
        at(one, half - 40, sleeveY - 60),
        at(one, half + 12, sleeveY),
      ),
    ),
  );
  stitch(offset(sleeveEnd, one * 9, 8));
  put({ cloth: 'main', layer: 'sleeves' }, tilted(slab(1, 13), one * between(random, -0.9, -0.3)));
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
    const inside = half - between(random, 26, 40);
    crease([at(s, inside, top + 60), at(s, inside + 4, 540), at(s, inside - 4, 720), at(s, inside, low - 12)], 9, -3.4);
    // Pulled where the side was folded in.
    for (let i = 0; i < 2; i++) {
      const y = between(random, 440, 800);
      crease(
        [
          at(s, half - 6, y),
          at(s, half - 50, y + between(random, -16, 16)),
          at(s, half - between(random, 90, 160), y + between(random, -50, 40)),
        ],
        between(random, 12, 20),
        between(random, 3.5, 6.5),
        'start',
      );
    }
  }
  // Folded once more for the shelf.
  const across = between(random, 610, 690);
  crease([at(-1, half, across), at(-1, 70, across + 4), at(1, 70, across - 4), at(1, half, across)], 8, 4.4);
  crease(
    [at(-1, half, across + 15), at(-1, 70, across + 17), at(1, 70, across + 10), at(1, half, across + 14)],
    8,
    -3.4,
  );
  // From under the collar.
  crease([at(one, 70, top + 110), at(one, 100, top + 150), at(one, 120, top + 210)], 18, 4, 'start');
  crease([at(-one, 60, low - 8), at(-one, 80, low - 90), at(-one, 60, low - 190)], 22, 5, 'start');
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
      chest: { at: lie([594, top + 96]), turn: 0, scale: 0.84 },
      pocket: anchor(700, 520),
      hem: anchor(594, low + 160),
      sleeve: anchor(0, 0),
      nape: anchor(594, top + 40),
    },
    span: { centre: 594, top, bottom: low, width: half * 2 },
  };
}

// The folded tee: sleeves and sides turned under, the hem brought up behind, collar to the front.
import { bend, chain, line, mapped, offset, pathText, reversed } from './curves.ts';
import type { Curve, Point } from './curves.ts';
import type { Fold, Garment, Piece } from './garment.ts';
import { between, smoothNoise } from './random.ts';
import type { Random } from './random.ts';
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
  put({ cloth: 'main', layer: 'back' }, slab(5, 13));
  put({ cloth: 'main', layer: 'sleeves' }, slab(3, 6));
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
  for (let i = 0; i < 7; i++) {
    const s = i % 2 === 0 ? 1 : -1;
    const y = between(random, 460, 840);
    const x = between(random, 60, 200);
    folds.push({
      layer: 'body',
      spine: [
        at(s, x, y),
        at(s, x - 40, y + between(random, -10, 26)),
        at(s, x - between(random, 70, 130), y + between(random, -20, 40)),
      ],
      left: between(random, 16, 34),
      right: between(random, 16, 34),
      rise: between(random, -4, 5),
      taper: 'middle',
    });
  }
  const anchor = (x: number, y: number) => ({ at: lie([x, y]), turn: 0, scale: 1 });
  return {
    pieces,
    seams: [pathText(mapped(neckline(0), lie))],
    stitches: [pathText(line(...offset(mapped(neckline(0), lie), 6, 40)))],
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

// Sews a garment: from a cut to pieces, seams, stitches and ribs, from the front or the back.
import { bend, chain, line, mapped, offset, pathText, reversed, sampled } from '../curves.ts';
import type { Curve, Point } from '../curves.ts';
import { draped } from './drape.ts';
import { henleyNeck, poloNeck } from './necks.ts';
import type { Garment, Piece, Side } from './garment.ts';
import { smoothNoise } from '../random.ts';
import type { Random } from '../random.ts';
import type { Cut } from './silhouettes.ts';
import { armOf, onArm, sewSleeve } from './sleeves.ts';

export const middle = 594;

/** Short strokes across a band between two edges: the knit of a rib. */
export function ribStrokes(inner: Curve, outer: Curve, count: number): string {
  const a = sampled(inner, count);
  const b = sampled(outer, count);
  return pathText(
    a.flatMap((p, i) => [...line(p, b[i]!)]).flatMap((segment) => [segment]),
    false,
  ).replaceAll('L', 'M');
}

const openPath = (points: Point[]): string => pathText(line(...points));

export function sew(cut: Cut, side: Side, random: Random): Garment {
  const seed = Math.floor(random() * 1e6);
  const about: Point = [middle, 600];
  // No two shirts lie alike: a slow sideways shift of every point, the same for all pieces.
  const lie = (p: Point): Point => {
    const x = about[0] + (p[0] - about[0]) * cut.scale;
    const y = about[1] + (p[1] - about[1]) * cut.scale;
    return [x + 5 * smoothNoise(x / 260, y / 260, seed), y + 4 * smoothNoise(x / 260, y / 260, seed + 7)];
  };
  const at = (sign: number, dx: number, y: number): Point => [middle + sign * dx, y];
  const { top } = cut;
  const hemY = top + cut.length;
  const pieces: Piece[] = [];
  const seams: string[] = [];
  const stitches: string[] = [];
  const ribs: string[] = [];
  const put = (piece: Omit<Piece, 'path'>, curve: Curve) =>
    pieces.push({ ...piece, path: pathText(mapped(curve, lie), true) });
  const seam = (curve: Curve) => seams.push(pathText(mapped(curve, lie)));
  const stitch = (points: Point[]) => stitches.push(openPath(points.map(lie)));

  // Edges that pieces share.
  const depth = side === 'front' ? cut.neckDepth : cut.backDepth;
  const backNeck = (lift: number): Curve => {
    const w = cut.neck - lift * 0.5;
    const y = top - lift * 0.72;
    const bottom = top + cut.backDepth - lift;
    return bend(at(-1, w, y), at(-1, w * 0.62, bottom + 4), at(1, w * 0.62, bottom + 4), at(1, w, y));
  };
  const neckline = (lift: number): Curve => {
    if (side === 'back') return backNeck(lift);
    const w = cut.neck - lift * 0.5;
    const y = top - lift * 0.72;
    const low = top + depth - lift;
    return chain(
      bend(at(-1, w, y), at(-1, w * 0.97, y + (low - y) * 0.62), at(-1, w * 0.56, low), at(-1, 0, low)),
      bend(at(1, 0, low), at(1, w * 0.56, low), at(1, w * 0.97, y + (low - y) * 0.62), at(1, w, y)),
    );
  };
  const armpit = (s: number) => at(s, cut.chest, top + cut.armhole);
  const shoulder = (s: number) => at(s, cut.shoulder, top + cut.shoulderDrop);
  const armhole = (s: number): Curve =>
    cut.raglan
      ? bend(
          at(s, cut.neck - 2, top + 6),
          at(s, cut.neck + 40, top + cut.armhole * 0.5),
          at(s, cut.chest - 110, top + cut.armhole * 0.88),
          armpit(s),
        )
      : bend(
          shoulder(s),
          at(s, cut.shoulder - 16, top + cut.shoulderDrop + 90),
          at(s, cut.shoulder - 24, top + cut.armhole - 80),
          armpit(s),
        );
  const hemCorner = (s: number) => at(s, cut.hem, hemY);
  const flank = (s: number): Curve =>
    bend(armpit(s), at(s, cut.waist - 4, top + cut.armhole + 170), at(s, cut.waist, hemY - 250), hemCorner(s));
  const hemline: Curve = bend(
    hemCorner(1),
    at(1, cut.hem * 0.4, hemY + 13),
    at(-1, cut.hem * 0.4, hemY + 13),
    hemCorner(-1),
  );

  // Sleeves, under the body.
  const arms = [-1, 1].map((s) => armOf(cut, s, random));
  const sleeveOutlines = arms.flatMap((arm) =>
    sewSleeve({ cut, arm, armpit: armpit(arm.s), armhole: armhole(arm.s), ribs, put, seam, stitch, ribStrokes, lie }),
  );

  // The inside of the back, seen through the neck.
  if (side === 'front') {
    put({ cloth: 'inside', layer: 'back' }, chain(backNeck(cut.rib), reversed(neckline(-4))));
    const band = chain(backNeck(cut.rib), reversed(backNeck(-3)));
    put({ cloth: 'rib', layer: 'back' }, band);
    ribs.push(ribStrokes(mapped(backNeck(cut.rib), lie), mapped(backNeck(-3), lie), 38));
    const tapeTop = top + cut.backDepth + 2;
    put({ cloth: 'tape', layer: 'back' }, chain(backNeck(-3), reversed(backNeck(-14))));
    put(
      { cloth: 'label', layer: 'back' },
      line(
        at(-1, 29, tapeTop + 1),
        at(1, 29, tapeTop + 1),
        at(1, 29, tapeTop + 31),
        at(-1, 29, tapeTop + 31),
        at(-1, 29, tapeTop + 1),
      ),
    );
  }

  // The body.
  const body = chain(
    neckline(0),
    cut.raglan
      ? []
      : bend(
          at(1, cut.neck, top),
          at(1, cut.neck + 60, top + 16),
          at(1, cut.shoulder - 60, top + cut.shoulderDrop - 20),
          shoulder(1),
        ),
    armhole(1),
    flank(1),
    hemline,
    reversed(flank(-1)),
    reversed(armhole(-1)),
    cut.raglan
      ? []
      : bend(
          shoulder(-1),
          at(-1, cut.shoulder - 60, top + cut.shoulderDrop - 20),
          at(-1, cut.neck + 60, top + 16),
          at(-1, cut.neck, top),
        ),
  );
  put({ cloth: 'main', layer: 'body' }, body);
  const bodyOutline = pieces.at(-1)!.path;
  for (const s of [-1, 1]) {
    seam(armhole(s));
    stitch(offset(armhole(s), s * (cut.raglan ? 7 : 7), 24));
  }
  if (cut.hemFinish !== 'raw') {
    stitch(offset(hemline, 30, 30));
    stitch(offset(hemline, 24, 30));
  }
  if (cut.hemFinish === 'split')
    for (const s of [-1, 1]) seam(line(at(s, cut.hem - 13, hemY), at(s, cut.hem - 13, hemY - 62)));

  // The neck's finish, on top of all.
  const neck = { cut, side, put, seam, stitch, ribs, lie, at, neckline, buttons: [] as Point[] };
  if (cut.collar === 'polo') poloNeck(neck);
  else {
    put({ cloth: 'rib', layer: 'collar' }, chain(neckline(cut.rib), reversed(neckline(0))));
    ribs.push(ribStrokes(mapped(neckline(cut.rib), lie), mapped(neckline(0), lie), side === 'front' ? 64 : 40));
    seam(neckline(0));
    stitch(offset(neckline(0), 6, 40));
    if (cut.collar === 'henley' && side === 'front') henleyNeck(neck);
  }

  const chestY = top + (side === 'front' ? depth : 40);
  const anchor = (p: Point, turn = 0, scale = 1) => ({ at: lie(p), turn, scale: scale * cut.scale });
  const onSleeve = onArm(arms[1]!, 0.5, 66);
  return {
    pieces,
    seams,
    stitches,
    ribs,
    buttons: neck.buttons,
    folds: draped(cut, side, arms, random, lie),
    bodyOutline,
    sleeveOutlines,
    anchors: {
      chest: anchor([middle, chestY]),
      pocket: anchor([middle + cut.chest * 0.44, top + cut.armhole * 0.66]),
      hem: anchor([middle, hemY - 34]),
      sleeve: anchor(onSleeve, cut.sleeveAngle - 90),
      nape: anchor([middle, top + cut.backDepth + 26]),
    },
    belly: 24,
    span: { centre: middle, top: top * 1, bottom: hemY, width: cut.chest * 2 * cut.scale },
  };
}

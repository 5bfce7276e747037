// Sews a sleeve: two straight halves that bend at the elbow, and a hem or a rib cuff at the mouth.
import { bend, chain, line, mapped, mix, offset, pathText, reversed } from '../curves.ts';
import type { Curve, Point } from '../curves.ts';
import type { Garment, Piece } from './garment.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import type { Cut } from './silhouettes.ts';

const middle = 594;

/** One arm as it lies: its upper edge from shoulder to wrist, its lower edge from wrist to elbow. */
export interface Arm {
  /** -1 left, 1 right. */
  s: number;
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  underWrist: Point;
  underElbow: Point;
  /** Direction of each half, in radians below the horizontal. */
  upper: number;
  fore: number;
}

/** Longer sleeves bend at the elbow. */
export const isLong = (cut: Cut): boolean => cut.sleeve > 400;

export function armOf(cut: Cut, s: number, random: Random): Arm {
  const degree = Math.PI / 180;
  const upper = (cut.sleeveAngle + between(random, -2.5, 2.5)) * degree;
  const bending = cut.sleeve > 600 ? between(random, 7, 21) : isLong(cut) ? between(random, 1, 9) : 0;
  const fore = upper + bending * degree;
  const from = (p: Point, angle: number, far: number): Point => [
    p[0] + s * Math.cos(angle) * far,
    p[1] + Math.sin(angle) * far,
  ];
  const below = (p: Point, angle: number, far: number): Point => from(p, angle + Math.PI / 2, far);
  const shoulder: Point = [middle + s * cut.shoulder, cut.top + cut.shoulderDrop];
  const elbow = from(shoulder, upper, cut.sleeve / 2);
  const wrist = from(elbow, fore, cut.sleeve / 2);
  const wide = cut.opening + (cut.sleeve > 600 ? 62 : 40);
  return {
    s,
    shoulder,
    elbow,
    wrist,
    underWrist: below(wrist, fore - 0.06, cut.opening),
    underElbow: below(elbow, (upper + fore) / 2, wide),
    upper,
    fore,
  };
}

/** The point at `along` (0 shoulder, 1 wrist), `across` units below the upper edge. */
export function onArm({ s, shoulder, elbow, wrist, upper, fore }: Arm, along: number, across: number): Point {
  const [p, angle] = along < 0.5 ? [mix(shoulder, elbow, along * 2), upper] : [mix(elbow, wrist, along * 2 - 1), fore];
  return [p[0] - s * Math.sin(angle) * across, p[1] + Math.cos(angle) * across];
}

interface Sewing {
  cut: Cut;
  arm: Arm;
  armpit: Point;
  armhole: Curve;
  ribs: string[];
  put: (piece: Omit<Piece, 'path'>, curve: Curve) => unknown;
  seam: (curve: Curve) => unknown;
  stitch: (points: Point[]) => unknown;
  ribStrokes: (inner: Curve, outer: Curve, count: number) => string;
  lie: (p: Point) => Point;
}

export function sewSleeve(sewing: Sewing): Garment['sleeveOutlines'] {
  const { cut, arm, armpit, armhole, ribs, put, seam, stitch, ribStrokes, lie } = sewing;
  const { s, shoulder, elbow, wrist, underWrist, underElbow, upper, fore } = arm;
  const towards = (p: Point, angle: number, far: number): Point => [
    p[0] + s * Math.cos(angle) * far,
    p[1] + Math.sin(angle) * far,
  ];
  const halfway = (upper + fore) / 2;
  const corner = 9;
  const raglanTop: Point = [middle + s * (cut.neck - 2), cut.top + 6];
  const crown: Curve = cut.raglan
    ? chain(
        bend(
          raglanTop,
          mix(raglanTop, shoulder, 0.4),
          [shoulder[0] - s * 56, shoulder[1] - 16],
          [shoulder[0] + s * 4, shoulder[1] + 8],
        ),
        bend(
          [shoulder[0] + s * 4, shoulder[1] + 8],
          [shoulder[0] + s * 30, shoulder[1] + 28],
          towards(elbow, halfway, -70),
          elbow,
        ),
      )
    : bend(shoulder, [shoulder[0] + s * 30, shoulder[1] + 12], towards(elbow, halfway, -cut.sleeve * 0.18), elbow);
  const crownEnd = towards(wrist, fore, -corner);
  const outside = bend(elbow, towards(elbow, halfway, cut.sleeve * 0.16), mix(elbow, wrist, 0.7), crownEnd);
  // The mouth, with a corner that a folded hem rounds off.
  const mouthAt = (t: number, out: number): Point => towards(mix(wrist, underWrist, t), fore, out);
  const mouth = bend(mouthAt(0.04, 0), mouthAt(0.3, 8), mouthAt(0.7, 8), mouthAt(0.96, 0));
  const underStart = mix(underWrist, isLong(cut) ? underElbow : armpit, corner / (cut.sleeve * 0.4));
  const end = chain(
    bend(crownEnd, wrist, wrist, mouthAt(0.04, 0)),
    mouth,
    bend(mouthAt(0.96, 0), underWrist, underWrist, underStart),
  );
  const under = isLong(cut)
    ? {
        fore: bend(underStart, mix(underStart, underElbow, 0.4), towards(underElbow, halfway, 26), underElbow),
        upper: bend(underElbow, towards(underElbow, halfway, -26), mix(underElbow, armpit, 0.7), armpit),
      }
    : { fore: [], upper: bend(underStart, mix(underStart, armpit, 0.4), mix(underStart, armpit, 0.75), armpit) };
  // The sleeve continues under the body, so that no ground shows through the armhole.
  const tuck: Curve = cut.raglan
    ? reversed(armhole)
    : line(armpit, [armpit[0] - s * 70, armpit[1] - 70], [shoulder[0] - s * 70, shoulder[1] + 70], shoulder);

  // A glimpse of the back half, which the mouth's curve leaves free.
  const behind = bend(mouthAt(0.05, 0), mouthAt(0.3, 19), mouthAt(0.75, 17), mouthAt(0.97, 0));
  put({ cloth: cut.cuff === 'rib' ? 'rib' : 'inside', layer: 'back' }, chain(behind, reversed(mouth)));
  put({ cloth: 'sleeve', layer: 'sleeves' }, chain(crown, outside, end, under.fore, under.upper, tuck));

  const band = cut.cuff === 'rib' ? (cut.sleeve > 500 ? 74 : 32) : 30;
  const whole = bend(wrist, mouthAt(0.3, 8), mouthAt(0.7, 8), underWrist);
  const inward = (distance: number): Point[] => offset(whole, s * distance, 16);
  if (cut.cuff === 'rib') {
    const low = isLong(cut) ? underElbow : armpit;
    const inner = mix(underWrist, low, band / Math.hypot(low[0] - underWrist[0], low[1] - underWrist[1]));
    const edge = line(towards(wrist, fore, -band), inner);
    put({ cloth: 'rib', layer: 'sleeves' }, chain(end, reversed(edge)));
    ribs.push(ribStrokes(mapped(mouth, lie), mapped(edge, lie), Math.round(cut.opening / 5)));
    seam(edge);
  } else {
    stitch(inward(band));
    stitch(inward(band - 6));
  }

  const outline = (curve: Curve, pivot: Point, angle: number) => ({
    path: pathText(mapped(curve, lie), true),
    pivot: lie(pivot),
    turn: s * ((angle * 180) / Math.PI - 90),
  });
  const atMouth = mix(wrist, underWrist, 0.5);
  if (!isLong(cut)) return [outline(chain(crown, outside, end, under.upper, tuck), atMouth, fore)];
  const fold = line(elbow, underElbow);
  return [
    outline(chain(crown, fold, under.upper, tuck), mix(elbow, underElbow, 0.5), upper),
    outline(chain(outside, end, under.fore, reversed(fold)), atMouth, fore),
  ];
}

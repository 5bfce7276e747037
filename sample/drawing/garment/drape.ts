// The folds of a garment laid flat: some of several layouts, different on every shirt.
import { bend, sampled } from '../curves.ts';
import type { Point } from '../curves.ts';
import type { Fold, Layer, Side } from './garment.ts';
import { between } from '../random.ts';
import type { Random } from '../random.ts';
import type { Cut } from './silhouettes.ts';
import { isLong, onArm } from './sleeves.ts';
import type { Arm } from './sleeves.ts';

type Spine = [Point, Point, Point, Point];

export function draped(cut: Cut, side: Side, arms: readonly Arm[], random: Random, lie: (p: Point) => Point): Fold[] {
  const folds: Fold[] = [];
  const r = (low: number, high: number) => between(random, low, high);
  const chance = (share: number): boolean => random() < share;
  const at = (s: number, dx: number, y: number): Point => [594 + s * dx, y];
  const fold = (layer: Layer, points: Spine, width: number, rise: number, taper: Fold['taper']) => {
    const crisp = r(0.45, 0.8);
    const [left, right] = chance(0.5) ? [width, width * crisp] : [width * crisp, width];
    folds.push({ layer, spine: sampled(bend(...points), 9).map(lie), left, right, rise: rise * 1.3, taper });
  };
  const sign = (negative: number): number => (chance(negative) ? -1 : 1);
  const { top } = cut;
  const hemY = top + cut.length;
  const pitY = top + cut.armhole;
  const room = cut.length - cut.armhole;

  /** From the armpit across the chest and down the side. */
  const fromArmpit = (s: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const reach = r(90, 250);
      const climb = r(-170, 60) + i * r(40, 90);
      fold(
        'body',
        [
          at(s, cut.chest - 8 - i * 4, pitY - 26 + i * 30),
          at(s, cut.chest - reach * 0.35, pitY - 10 + climb * 0.2 + i * 26),
          at(s, cut.chest - reach * 0.7, pitY + climb * 0.55 + i * 24),
          at(s, cut.chest - reach, pitY + climb + 40),
        ],
        r(13, 27),
        r(4, 9) * (chance(0.25) ? -0.8 : 1),
        'start',
      );
    }
  };
  const downTheSide = (s: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const start = pitY + r(20, 120) + i * room * 0.3;
      const inside = r(30, 160);
      fold(
        'body',
        [
          at(s, cut.waist - 2, start),
          at(s, cut.waist - inside * 0.3, start + room * 0.16),
          at(s, cut.waist - inside * 0.7, start + room * 0.3),
          at(s, cut.waist - inside, start + room * r(0.36, 0.52)),
        ],
        r(18, 34),
        r(4, 8) * sign(0.35),
        'start',
      );
    }
  };
  const fromHem = (count: number) => {
    for (let i = 0; i < count; i++) {
      const x = r(-0.9, 0.9) * cut.hem;
      const length = room * r(0.35, 0.85);
      fold(
        'body',
        [
          at(1, x, hemY + 10),
          at(1, x + r(-14, 14), hemY - length * 0.33),
          at(1, x * 0.9 + r(-30, 30), hemY - length * 0.66),
          at(1, x * 0.8 + r(-50, 50), hemY - length),
        ],
        r(24, 46),
        r(4.5, 8.5) * sign(0.4),
        'start',
      );
    }
  };
  /** One long pull from a shoulder to the opposite hip. */
  const diagonal = (s: number) => {
    const low = r(0.66, 0.92);
    fold(
      'body',
      [
        at(s, cut.shoulder * r(0.55, 0.85), top + cut.shoulderDrop + r(60, 130)),
        at(s, cut.chest * 0.3, top + cut.length * 0.36),
        at(s, -cut.chest * 0.2, top + cut.length * (low - 0.2)),
        at(s, -cut.chest * r(0.5, 0.85), top + cut.length * low),
      ],
      r(34, 58),
      r(4.5, 7.5) * sign(0.4),
      'middle',
    );
  };
  /** The lines of the parcel it came in. */
  const unpacked = () => {
    const x = cut.chest * r(0.42, 0.58);
    for (const s of [-1, 1])
      fold(
        'body',
        [
          at(s, x, top + 90),
          at(s, x + r(-6, 6), top + cut.length * 0.36),
          at(s, x + r(-6, 6), top + cut.length * 0.66),
          at(s, x, hemY - 20),
        ],
        r(7, 10),
        r(2, 3.2) * sign(0.5),
        'middle',
      );
    const y = top + cut.length * r(0.46, 0.56);
    fold(
      'body',
      [at(-1, cut.chest * 0.94, y), at(-1, 100, y + r(-8, 8)), at(1, 100, y + r(-8, 8)), at(1, cut.chest * 0.94, y)],
      r(7, 10),
      r(2, 3.4),
      'middle',
    );
  };
  /** A fan from one side of the waist: the cloth was turned. */
  const twist = (s: number) => {
    const y = top + cut.length * r(0.55, 0.75);
    const count = chance(0.5) ? 3 : 4;
    for (let i = 0; i < count; i++) {
      const fan = (i - (count - 1) / 2) * r(60, 100);
      fold(
        'body',
        [
          at(s, cut.waist + 6, y + fan * 0.25),
          at(s, cut.waist * 0.7, y + fan * 0.5),
          at(s, cut.waist * 0.36, y + fan * 0.9 + r(-14, 14)),
          at(s, -cut.waist * r(0, 0.3), y + fan * 1.3 + r(-30, 20)),
        ],
        r(18, 34),
        r(4, 7.5) * sign(0.2),
        'start',
      );
    }
  };
  /** Shallow arcs over the belly, where the cloth was pushed up. */
  const slump = () => {
    const count = chance(0.5) ? 2 : 3;
    for (let i = 0; i < count; i++) {
      const y = top + cut.length * (0.5 + i * 0.13) + r(-20, 20);
      const sag = r(20, 56);
      const aside = r(-60, 60);
      const half = cut.chest * r(0.5, 0.85);
      fold(
        'body',
        [
          at(1, aside - half, y - sag * 0.4),
          at(1, aside - half * 0.4, y + sag),
          at(1, aside + half * 0.4, y + sag),
          at(1, aside + half, y - sag * r(0.2, 0.7)),
        ],
        r(20, 36),
        r(3.5, 6),
        'middle',
      );
    }
  };

  const one = sign(0.5);
  const layouts: readonly (() => void)[] = [
    () => {
      fromArmpit(-1, 3);
      fromArmpit(1, 2);
      fromHem(2);
    },
    () => {
      diagonal(one);
      fromArmpit(-one, 2);
      downTheSide(one, 1);
    },
    () => {
      unpacked();
      fromArmpit(one, 1);
      fromArmpit(-one, 1);
    },
    () => {
      twist(one);
      fromArmpit(-one, 2);
      fromHem(1);
    },
    () => {
      slump();
      fromArmpit(1, 1);
      fromArmpit(-1, 2);
      downTheSide(one, 1);
    },
    () => {
      fromHem(4);
      fromArmpit(one, 3);
      downTheSide(-one, 2);
    },
  ];
  layouts[Math.floor(random() * layouts.length)]!();

  // From the neck towards the shoulder and chest.
  if (side === 'front')
    for (const s of [-1, 1])
      if (chance(0.6))
        fold(
          'body',
          [
            at(s, cut.neck * r(0.7, 1), top + cut.neckDepth * r(0.55, 0.9)),
            at(s, cut.neck + 30, top + cut.neckDepth + 30),
            at(s, cut.neck + 50, top + cut.neckDepth + 80),
            at(s, cut.neck + r(40, 110), top + cut.neckDepth + r(90, 200)),
          ],
          r(16, 28),
          r(2.5, 4.5) * sign(0.5),
          'start',
        );
  for (const arm of arms) foldsOfArm(arm);
  return folds;

  function foldsOfArm(arm: Arm): void {
    const count = cut.sleeve > 600 ? 4 : isLong(cut) ? 3 : chance(0.5) ? 2 : 3;
    // Out of the armpit and along the sleeve.
    for (let i = 0; i < count; i++) {
      const d = ((i + r(0, 0.6)) / count) * (isLong(cut) ? 0.9 : 0.7);
      const wide = cut.opening + (1 - d) * (cut.sleeve > 600 ? 110 : 60);
      fold(
        'sleeves',
        [
          onArm(arm, d, wide * r(0.85, 1)),
          onArm(arm, d + 0.06, wide * 0.7),
          onArm(arm, d + r(0.04, 0.16), wide * 0.45),
          onArm(arm, d + r(0.08, 0.28), wide * r(0.1, 0.35)),
        ],
        r(13, 24),
        r(3.5, 7.5) * sign(0.3),
        'start',
      );
    }
    if (!isLong(cut)) return;
    // The inside of the elbow gathers: a fan of short folds.
    const bending = Math.min(1, (arm.fore - arm.upper) / 0.3);
    for (const fan of [-0.17, -0.08, 0.01, 0.1, 0.18])
      fold(
        'sleeves',
        [
          onArm(arm, 0.5 + fan * 0.3, cut.opening * 1.35),
          onArm(arm, 0.5 + fan * 0.6, cut.opening * 1.02),
          onArm(arm, 0.5 + fan * 0.85, cut.opening * 0.62),
          onArm(arm, 0.5 + fan * 1.1, cut.opening * r(0.1, 0.4)),
        ],
        r(10, 17),
        r(5, 9) * (0.5 + bending) * sign(0.15),
        'start',
      );
    // Slack above the cuff.
    for (const d of [0.86, 0.9])
      fold(
        'sleeves',
        [
          onArm(arm, d, cut.opening * r(0, 0.2)),
          onArm(arm, d + r(-0.02, 0.03), cut.opening * 0.4),
          onArm(arm, d + r(-0.02, 0.03), cut.opening * 0.7),
          onArm(arm, d + r(-0.03, 0.03), cut.opening),
        ],
        r(9, 15),
        r(3, 5.5),
        'middle',
      );
  }
}

// The folds of a garment laid flat, different on every shirt.
import { bend, sampled } from './curves.ts';
import type { Point } from './curves.ts';
import type { Fold, Layer, Side } from './garment.ts';
import { between } from './random.ts';
import type { Random } from './random.ts';
import type { Cut } from './silhouettes.ts';

export function draped(cut: Cut, side: Side, random: Random, lie: (p: Point) => Point): Fold[] {
  const folds: Fold[] = [];
  const r = (low: number, high: number) => between(random, low, high);
  const at = (s: number, dx: number, y: number): Point => [594 + s * dx, y];
  const fold = (
    layer: Layer,
    points: [Point, Point, Point, Point],
    width: number,
    rise: number,
    taper: Fold['taper'],
  ) => {
    const crisp = r(0.45, 0.8);
    const [left, right] = random() < 0.5 ? [width, width * crisp] : [width * crisp, width];
    folds.push({ layer, spine: sampled(bend(...points), 9).map(lie), left, right, rise, taper });
  };
  const { top } = cut;
  const hemY = top + cut.length;
  const pitY = top + cut.armhole;
  const room = cut.length - cut.armhole;
  for (const s of [-1, 1]) {
    // From the armpit across the chest and down the side.
    for (let i = 0; i < 3; i++) {
      const reach = r(90, 230);
      const climb = r(-150, 40) + i * 70;
      fold(
        'body',
        [
          at(s, cut.chest - 8 - i * 4, pitY - 26 + i * 30),
          at(s, cut.chest - reach * 0.35, pitY - 10 + climb * 0.2 + i * 26),
          at(s, cut.chest - reach * 0.7, pitY + climb * 0.55 + i * 24),
          at(s, cut.chest - reach, pitY + climb + 40),
        ],
        r(14, 26),
        r(5, 9) * (random() < 0.25 ? -0.8 : 1),
        'start',
      );
    }
    for (let i = 0; i < 2; i++) {
      const start = pitY + r(20, 90) + i * room * 0.3;
      const inside = r(30, 150);
      fold(
        'body',
        [
          at(s, cut.waist - 2, start),
          at(s, cut.waist - inside * 0.3, start + room * 0.16),
          at(s, cut.waist - inside * 0.7, start + room * 0.3),
          at(s, cut.waist - inside, start + room * r(0.36, 0.52)),
        ],
        r(18, 34),
        r(4, 8) * (random() < 0.35 ? -1 : 1),
        'start',
      );
    }
    // Long folds towards the hem.
    for (let i = 0; i < 2; i++) {
      const x = cut.hem * r(0.18 + i * 0.34, 0.46 + i * 0.4);
      const length = room * r(0.4, 0.8);
      fold(
        'body',
        [
          at(s, x, hemY + 10),
          at(s, x + r(-14, 14), hemY - length * 0.33),
          at(s, x + r(-40, 24), hemY - length * 0.66),
          at(s, x + r(-70, 20), hemY - length),
        ],
        r(24, 46),
        r(4.5, 8.5) * (random() < 0.4 ? -1 : 1),
        'start',
      );
    }
    // From the neck towards the shoulder and chest.
    if (side === 'front') {
      fold(
        'body',
        [
          at(s, cut.neck * r(0.7, 1), top + cut.neckDepth * r(0.55, 0.9)),
          at(s, cut.neck + 30, top + cut.neckDepth + 30),
          at(s, cut.neck + 50, top + cut.neckDepth + 80),
          at(s, cut.neck + r(40, 100), top + cut.neckDepth + r(110, 190)),
        ],
        r(16, 28),
        r(2.5, 4.5) * (random() < 0.5 ? -1 : 1),
        'start',
      );
    }
    // On the sleeve: out of the armpit and along it.
    const a = (cut.sleeveAngle * Math.PI) / 180;
    const on = (d: number, across: number): Point => [
      594 + s * (cut.shoulder + Math.cos(a) * cut.sleeve * d - Math.sin(a) * across),
      top + cut.shoulderDrop + Math.sin(a) * cut.sleeve * d + Math.cos(a) * across,
    ];
    const count = cut.sleeve > 380 ? 7 : 3;
    const wide = cut.opening;
    for (let i = 0; i < count; i++) {
      const d = (i + r(0, 0.6)) / count;
      const taperWide = wide + (1 - d) * (cut.sleeve > 380 ? 120 : 60);
      fold(
        'sleeves',
        [
          on(d * 0.8, taperWide * r(0.85, 1)),
          on(d * 0.8 + 0.08, taperWide * 0.7),
          on(d * 0.8 + r(0.05, 0.2), taperWide * 0.45),
          on(d * 0.8 + r(0.1, 0.34), taperWide * r(0.1, 0.35)),
        ],
        r(13, 24),
        r(4, 8) * (random() < 0.3 ? -1 : 1),
        'start',
      );
    }
  }
  // One or two soft pulls across the front.
  for (let i = 0; i < 3; i++) {
    const y = top + cut.length * r(0.4, 0.85);
    const x = r(-180, 120);
    fold(
      'body',
      [
        at(1, x, y),
        at(1, x + 60, y + r(10, 40)),
        at(1, x + 130, y + r(10, 50)),
        at(1, x + r(170, 260), y + r(-30, 60)),
      ],
      r(26, 48),
      r(2, 4.5) * (random() < 0.5 ? -1 : 1),
      'middle',
    );
  }
  return folds;
}

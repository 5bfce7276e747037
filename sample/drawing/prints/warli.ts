// Figures after Warli wall paintings: people, trees and huts from triangles, circles and lines.
import { circle, ink, moved, polar, polygon, rect, stroke } from './print.ts';
import type { Motif } from './print.ts';

/**
 * One dancer, about 60 units tall, feet at the origin; `step` from -1 to 1
 * is the position in the stride.
 */
function dancer(colour: string, step: number, arms: 'joined' | 'raised' | 'carry'): string {
  const hip = -30;
  const knee = 7 * step;
  const legs = stroke(
    `M0 ${hip + 4}L${-6 + knee} -14L${-9 + knee * 1.4} 0L${-4 + knee * 1.4} 0M0 ${hip + 4}L${6 + knee} -15L${7 - knee} 0L${12 - knee} 0`,
    colour,
    2.6,
  );
  const body =
    polygon(
      [
        [-10, -50],
        [10, -50],
        [0, hip - 4],
      ],
      colour,
    ) +
    polygon(
      [
        [-7, hip + 6],
        [7, hip + 6],
        [0, hip - 8],
      ],
      colour,
    );
  const reach = {
    joined: 'M-10 -50L-19 -42L-26 -47M10 -50L19 -42L26 -47',
    raised: 'M-10 -50L-18 -58L-13 -70M10 -50L18 -58L13 -70',
    carry: 'M-10 -50L-13 -62L-6 -71M10 -50L16 -42L12 -34',
  }[arms];
  const head = circle(0, -59, 5.4, colour) + circle(4.6, -62.5, 2.4, colour);
  return (
    legs +
    body +
    stroke(reach, colour, 2.4) +
    stroke('M0 -50V-55', colour, 2.4) +
    head +
    (arms === 'carry'
      ? polygon(
          [
            [-9, -66],
            [9, -66],
            [6, -79],
            [-6, -79],
          ],
          colour,
        )
      : '')
  );
}

function tree(colour: string, random: () => number, height: number): string {
  let text = stroke(`M0 0C2 ${-height * 0.3} -3 ${-height * 0.6} 0 ${-height}`, colour, 4);
  for (let i = 0; i < 13; i++) {
    const y = -height * (0.26 + 0.74 * (i / 13));
    for (const s of [-1, 1]) {
      const length = (1 - i / 15) * height * 0.34;
      const tipX = s * length;
      const tipY = y - length * (0.75 + random() * 0.2);
      text += stroke(
        `M0 ${y.toFixed(1)}Q${(tipX * 0.4).toFixed(1)} ${(y - length * 0.2).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}`,
        colour,
        1.7,
      );
      for (let k = 1; k <= 6; k++) {
        const t = k / 6.4;
        const x = tipX * (0.8 * t * (1 - t) + t * t) + 0;
        const yy = y - length * 0.4 * t * (1 - t) + (tipY - y) * t * t;
        text += stroke(
          `M${x.toFixed(1)} ${yy.toFixed(1)}l${s * 4} -1.4M${x.toFixed(1)} ${yy.toFixed(1)}l${-s * 1} -5`,
          colour,
          1.5,
        );
      }
    }
  }
  return text;
}

function hut(colour: string, cloth: string): string {
  let hatch = '';
  for (let x = -34; x <= 34; x += 6) hatch += `M${x * 0.25} -74L${x * 1.25} -36`;
  let wall = '';
  for (let x = -28; x <= 28; x += 5) if (Math.abs(x) > 9) wall += `M${x} -34V0`;
  return (
    stroke(hatch, colour, 1.8) +
    stroke('M-46 -35H46L9 -76H-9Z', colour, 2.6) +
    stroke(wall, colour, 1.5) +
    rect(-32, -35, 64, 35, 'none', `stroke="${colour}" stroke-width="2.4"`) +
    rect(-9, -24, 18, 24, cloth, `stroke="${colour}" stroke-width="2"`)
  );
}

const sun = (colour: string, r: number): string => {
  let text = circle(0, 0, r * 0.52, colour);
  for (let i = 0; i < 28; i++) {
    const [x, y] = polar(0, 0, r * 0.66, (i * 360) / 28);
    const [u, v] = polar(0, 0, r * (i % 2 === 0 ? 1 : 0.86), (i * 360) / 28);
    text += stroke(`M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`, colour, 2);
  }
  return text;
};

const bird = (colour: string): string => stroke('M-9 -4Q-4 -7 0 0Q4 -7 9 -4', colour, 1.8);

export const warliVillage: Motif = {
  width: 480,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const figures = Array.from({ length: 7 }, (_, i) =>
      moved(
        112 + i * 42,
        352 + Math.sin(i * 0.9) * 3,
        dancer(i % 3 === 1 ? ink(sheet, 1) : c, i % 2 === 0 ? 0.7 : -0.6, i === 3 ? 'carry' : 'joined'),
        0,
        0.82,
      ),
    ).join('');
    return (
      stroke('M150 214C190 150 218 178 244 138C270 100 296 168 330 150C362 132 384 190 420 214', c, 2.4) +
      moved(286, 66, sun(ink(sheet, 1), 42)) +
      [
        [190, 74],
        [214, 58],
        [382, 92],
        [402, 76],
        [232, 84],
      ]
        .map(([x, y]) => moved(x!, y!, bird(c)))
        .join('') +
      moved(66, 322, tree(c, sheet.random, 214)) +
      moved(438, 322, tree(c, sheet.random, 158), 0, 0.9) +
      moved(184, 268, hut(c, sheet.cloth)) +
      moved(346, 270, hut(c, sheet.cloth), 0, 0.82) +
      [
        [258, 266, 0.2, 'carry'],
        [284, 268, -0.6, 'raised'],
        [112, 290, 0.5, 'carry'],
      ]
        .map(([x, y, s, a]) => moved(x as number, y as number, dancer(c, s as number, a as 'carry'), 0, 0.6))
        .join('') +
      figures +
      stroke('M14 366C90 360 150 374 240 366S410 362 466 368', c, 2) +
      Array.from({ length: 52 }, (_, i) => stroke(`M${18 + i * 8.7} ${376 + (i % 3) * 4}l3 ${-5}`, c, 1.6)).join('')
    );
  },
};

export const warliSpiral: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    let text = '';
    let angle = 200;
    for (let i = 0; i < 54; i++) {
      const r = 62 + (angle - 200) * 0.118;
      const [x, y] = polar(210, 210, r, angle);
      const size = 0.46 + (r - 62) / 420;
      text += moved(
        x,
        y,
        dancer(ink(sheet, i % 6 === 5 ? 1 : 0), i % 2 === 0 ? 0.7 : -0.7, 'joined'),
        angle + 90,
        size,
      );
      angle += (23 * size * 2.06 * 57.3) / r;
      if (r > 172) break;
    }
    return (
      text +
      moved(210, 214, stroke('M0 22V2M-8 22H8', ink(sheet, 0), 2.4) + dancer(ink(sheet, 1), 0.3, 'raised'), 0, 0.72)
    );
  },
};

/** A row for the chest or hem: the harvest home. */
export const warliRow: Motif = {
  width: 700,
  height: 110,
  fills: true,
  draw: (sheet) => {
    let text =
      stroke(`M0 104H${sheet.width}`, ink(sheet, 0), 2.6) +
      stroke(`M0 8H${sheet.width}`, ink(sheet, 0), 2.6, 'stroke-dasharray="2 9"');
    for (let x = 24, i = 0; x < sheet.width; x += 46, i++) {
      text +=
        i % 7 === 6
          ? moved(x, 102, tree(ink(sheet, 1), sheet.random, 84))
          : moved(
              x,
              102,
              dancer(ink(sheet, i % 7 === 3 ? 1 : 0), i % 2 === 0 ? 0.7 : -0.7, i % 7 === 3 ? 'carry' : 'joined'),
              0,
              0.95,
            );
    }
    return text;
  },
};

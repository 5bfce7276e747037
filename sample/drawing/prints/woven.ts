// Prints after woven and stitched cloth: ikat, patola, phulkari, kantha, gamcha checks and stripes.
import { circle, ink, polygon, rect, repeated, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

/**
 * One thread from top to bottom, its ends slightly shifted: the edges of ikat never meet exactly.
 */
function thread(sheet: Sheet, x: number, width: number, top: number, bottom: number, fill: string): string {
  const early = (sheet.random() - 0.5) * width * 1.7;
  const late = (sheet.random() - 0.5) * width * 1.7;
  return `<path d="M${x} ${(top + early).toFixed(1)}h${width + 0.4}V${(bottom + late).toFixed(1)}h${-(width + 0.4)}Z" fill="${fill}"/>`;
}

/** Zigzag bands, each a column of threads slightly out of step. */
export const ikatZigzag: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    let text = '';
    const step = 3;
    for (let x = 0; x < sheet.width; x += step) {
      const phase = Math.abs(((((x / 108) % 1) + 1) % 1) - 0.5) * 2;
      const rise = phase * 64;
      for (let row = -1; row * 96 < sheet.height + 96; row++) {
        const y = row * 96 + rise;
        text += thread(sheet, x, step, y, y + 30, ink(sheet, 0));
        text += thread(sheet, x, step, y + 39, y + 48, ink(sheet, 1));
        if (phase > 0.62 || phase < 0.3) text += thread(sheet, x, step, y + 11, y + 18, ink(sheet, 2));
      }
    }
    return text;
  },
};

/** Stepped diamonds in rows. */
export const ikatDiamond: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    let text = '';
    const step = 3;
    for (let x = 0; x < sheet.width; x += step) {
      for (let row = -1; row * 66 < sheet.height + 132; row++) {
        const u = (x / 132 + (row % 2 === 0 ? 0 : 0.5)) % 1;
        const half = (0.5 - Math.abs(u - 0.5)) * 2;
        const y = row * 66;
        for (const [reach, colour] of [
          [58, ink(sheet, 0)],
          [40, ink(sheet, 1)],
          [28, sheet.cloth],
          [15, ink(sheet, 2)],
        ] as const) {
          const h = half * 62 - (62 - reach);
          if (h > 2) text += thread(sheet, x, step, y - h, y + h, colour);
        }
      }
    }
    return text;
  },
};

/** Counted stitches in diamonds: the darn of phulkari. */
export const phulkari: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    let text = '';
    const unit = 66.6;
    for (let row = 0; row < 6; row++) {
      for (let column = 0; column < 6; column++) {
        const x = (column + 0.5) * unit;
        const y = (row + 0.5) * unit;
        const tone = ink(sheet, (row + column) % 3 === 0 ? 1 : (row + column) % 3 === 1 ? 0 : 2);
        for (let q = 0; q < 4; q++) {
          let d = '';
          for (let i = 1; i <= 7; i++) {
            const reach = 28 - Math.abs(i - 4) * 7 - (i % 2) * 1.5;
            const along = i * 4 - 1;
            d += q % 2 === 0 ? `M${along - 16 + 3} ${-reach / 2 - 1}V-1.6` : `M${-reach / 2 - 1} ${along - 13}H-1.6`;
          }
          text += `<g transform="translate(${x} ${y}) rotate(${q < 2 ? 0 : 180})">${stroke(d, tone, 2.5)}</g>`;
        }
      }
    }
    for (let i = 0; i <= 6; i++)
      text += stroke(`M${i * unit} 0V400M0 ${i * unit}H400`, ink(sheet, 0), 1.5, 'stroke-dasharray="4 5"');
    return text;
  },
};

/** Running stitches that ripple round a still sun. */
export const kantha: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    let text = circle(200, 200, 46, ink(sheet, 1));
    for (let k = 0; k < 15; k++) {
      const r = 58 + k * 9.6;
      let d = '';
      for (let a = 0; a <= 360; a += 4) {
        const wave = Math.sin(((a * Math.PI) / 180) * 8) * (k * 0.75);
        const x = 200 + (r + wave) * Math.cos((a * Math.PI) / 180);
        const y = 200 + (r + wave) * Math.sin((a * Math.PI) / 180);
        d += `${a === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      }
      text += stroke(d, ink(sheet, k % 5 === 4 ? 1 : 0), 2.5, `stroke-dasharray="8 6" stroke-dashoffset="${k * 7}"`);
    }
    return text;
  },
};

/** Gamcha and Madras checks: bands that cross and deepen. */
export const checks: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    const bands = [
      [0, 34, 0, 0.72],
      [44, 5, 1, 0.85],
      [56, 5, 1, 0.85],
      [86, 18, 2, 0.7],
      [112, 3, 1, 0.9],
    ] as const;
    let text = '';
    for (let base = 0; base < Math.max(sheet.width, sheet.height); base += 132) {
      for (const [at, width, index, strength] of bands) {
        text += rect(base + at, 0, width, sheet.height, ink(sheet, index), `fill-opacity="${strength}"`);
        text += rect(0, base + at, sheet.width, width, ink(sheet, index), `fill-opacity="${strength * 0.72}"`);
      }
    }
    return text;
  },
};

/** Even stripes, knitted in. */
export const stripes: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    let text = '';
    for (let y = 0, i = 0; y < sheet.height; y += 46, i++)
      text += rect(0, y, sheet.width, 18, ink(sheet, i % 4 === 3 ? 1 : 0));
    return text;
  },
};

/** Three broad chest bands with a fine line on each side. */
export const chestBands: Motif = {
  width: 700,
  height: 170,
  fills: true,
  draw: (sheet) =>
    [0, 60, 120]
      .map((y, i) => rect(0, y, sheet.width, 42, ink(sheet, i)) + rect(0, y + 46, sheet.width, 3, ink(sheet, i)))
      .join(''),
};

/** Toda-like geometry: boxes, teeth and buds in two threads. */
export const todaBand: Motif = {
  width: 700,
  height: 150,
  fills: true,
  draw: (sheet) => {
    let text =
      rect(0, 0, sheet.width, 8, ink(sheet, 0)) +
      rect(0, 142, sheet.width, 8, ink(sheet, 0)) +
      rect(0, 14, sheet.width, 4, ink(sheet, 1)) +
      rect(0, 132, sheet.width, 4, ink(sheet, 1));
    for (let x = 0; x < sheet.width; x += 60) {
      text += polygon(
        [
          [x, 75],
          [x + 30, 30],
          [x + 60, 75],
          [x + 30, 120],
        ],
        ink(sheet, 0),
      );
      text += polygon(
        [
          [x + 12, 75],
          [x + 30, 48],
          [x + 48, 75],
          [x + 30, 102],
        ],
        sheet.cloth,
      );
      text += polygon(
        [
          [x + 19, 75],
          [x + 30, 58],
          [x + 41, 75],
          [x + 30, 92],
        ],
        ink(sheet, 1),
      );
      text +=
        polygon(
          [
            [x - 14, 24],
            [x + 14, 24],
            [x, 46],
          ],
          ink(sheet, 1),
        ) +
        polygon(
          [
            [x - 14, 126],
            [x + 14, 126],
            [x, 104],
          ],
          ink(sheet, 1),
        );
    }
    return text;
  },
};

/** Slub dots: a quiet all-over of single stitches. */
export const singleStitch: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => repeated(sheet, 34, 28, () => stroke('M-5 0H5', ink(sheet, 0), 3), true),
};

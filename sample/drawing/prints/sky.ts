// The sky: ridges, moons, stars and the sun.
import { around, circle, ink, moved, polar, polygon, ring, shape, stroke, clippedTo } from './print.ts';
import type { Motif } from './print.ts';
import { smoothNoise } from '../random.ts';

/** Fine ridge lines, one hill behind another. */
export const ridges: Motif = {
  width: 400,
  height: 420,
  draw: (sheet) => {
    let text = circle(262, 104, 44, ink(sheet, 1));
    for (let k = 0; k < 19; k++) {
      const base = 118 + k * 16;
      let d = '';
      for (let x = 0; x <= 400; x += 4) {
        const window = Math.sin((Math.PI * x) / 400) ** 1.4;
        const peak = Math.max(
          0,
          smoothNoise(x / 62 + k * 0.21, k * 0.34, 77) + 0.55 * smoothNoise(x / 24, k * 0.8, 78) + 0.35,
        );
        d += `${x === 0 ? 'M' : 'L'}${x} ${(base - peak * 64 * window * (1 - k / 34)).toFixed(1)}`;
      }
      text += shape(`${d}V430H0Z`, sheet.cloth) + stroke(d, ink(sheet, k % 6 === 5 ? 1 : 0), 3);
    }
    return clippedTo(sheet, '<rect width="400" height="412"/>', text);
  },
};

const moonPhase = (r: number, phase: number, lit: string): string => {
  // phase from 0 (new) to 1 (full), waxing on the right.
  const bulge = r * (1 - 2 * phase);
  return shape(
    `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${Math.abs(bulge).toFixed(1)} ${r} 0 0 ${bulge > 0 ? 0 : 1} 0 ${-r}Z`,
    lit,
  );
};

export const moonPhases: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    let text = '';
    for (let i = 0; i < 14; i++) {
      const degrees = -90 + (i * 360) / 14;
      const phase = i <= 7 ? i / 7 : (14 - i) / 7;
      const [x, y] = polar(210, 210, 168, degrees);
      text +=
        ring(x, y, 25, ink(sheet, 0), 1.6) +
        (phase > 0.02
          ? moved(
              x,
              y,
              `<g transform="scale(${i <= 7 ? 1 : -1} 1)">${moonPhase(25, Math.min(phase, 0.999), ink(sheet, 0))}</g>`,
            )
          : '');
    }
    for (let i = 0; i < 27; i++) {
      const [x, y] = polar(210, 210, 118, (i * 360) / 27);
      text += circle(x, y, i % 3 === 0 ? 4.4 : 2.4, ink(sheet, 1));
    }
    text += ring(210, 210, 128, ink(sheet, 0), 1.6) + ring(210, 210, 108, ink(sheet, 0), 1.6);
    text += circle(210, 210, 84, ink(sheet, 1));
    return (
      text +
      [
        [-22, -18, 13],
        [20, 8, 19],
        [-14, 30, 9],
        [28, -34, 7],
        [-44, 14, 6],
        [8, -50, 5],
      ]
        .map(([x, y, r]) => circle(210 + x!, 210 + y!, r!, sheet.cloth, 'fill-opacity=".22"'))
        .join('')
    );
  },
};

const saptarishi = [
  [40, 210],
  [104, 168],
  [150, 182],
  [206, 190],
  [232, 250],
  [318, 246],
  [310, 180],
] as const;

export const nightSky: Motif = {
  width: 400,
  height: 440,
  draw: (sheet) => {
    let stars = '';
    for (let i = 0; i < 90; i++) {
      const x = sheet.random() * 400;
      const y = sheet.random() * 330;
      stars += circle(x, y, 0.8 + sheet.random() ** 3 * 2.4, ink(sheet, sheet.random() < 0.2 ? 1 : 0));
    }
    const line = saptarishi.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x + 20} ${y - 70}`).join('') + 'L226 120';
    const spark = (x: number, y: number, r: number) =>
      moved(
        x,
        y,
        polygon(
          Array.from({ length: 8 }, (_, i) => polar(0, 0, i % 2 === 0 ? r : r * 0.24, i * 45)),
          ink(sheet, 1),
        ),
      );
    const trails = Array.from({ length: 7 }, (_, i) =>
      stroke(
        `M${-60} ${330 + i * 22}C80 ${270 + i * 22} 150 ${372 + i * 14} 230 ${326 + i * 20}S380 ${296 + i * 22} 460 ${330 + i * 22}`,
        ink(sheet, i === 0 ? 1 : 0),
        3,
      ),
    ).join('');
    return (
      clippedTo(
        sheet,
        '<path d="M0 200A200 200 0 0 1 400 200V440H0Z"/>',
        stars +
          stroke(line, ink(sheet, 0), 1.8, 'stroke-dasharray="1 6"') +
          saptarishi.map(([x, y]) => spark(x + 20, y - 70, 13)).join('') +
          trails,
      ) + `<path d="M2 440V200A198 198 0 0 1 398 200V440Z" fill="none" stroke="${ink(sheet, 0)}" stroke-width="4"/>`
    );
  },
};

export const starField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    let text = '';
    const cell = 66;
    for (let y = 0; y < sheet.height; y += cell) {
      for (let x = 0; x < sheet.width; x += cell) {
        const px = x + (0.15 + 0.7 * sheet.random()) * cell;
        const py = y + (0.15 + 0.7 * sheet.random()) * cell;
        const kind = sheet.random();
        const r = 6 + sheet.random() * 8;
        text +=
          kind < 0.34
            ? polygon(
                Array.from({ length: 8 }, (_, i) => polar(px, py, i % 2 === 0 ? r : r * 0.24, i * 45)),
                ink(sheet, kind < 0.1 ? 1 : 0),
              )
            : kind < 0.42
              ? moved(px, py, moonPhase(12, 0.3, ink(sheet, 1)), -20)
              : circle(px, py, 1.4 + sheet.random() * 2, ink(sheet, 0));
      }
    }
    return text;
  },
};

export const suryaWheel: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const spoke = (long: boolean) =>
      long
        ? shape('M-5 -46C-9 -84 -17 -96 -5 -120L-7 -150H7L5 -120C17 -96 9 -84 5 -46Z', c) +
          moved(0, -100, circle(0, 0, 6.4, sheet.cloth) + circle(0, 0, 3, ink(sheet, 1)))
        : shape('M-2.6 -46L-3.6 -150H3.6L2.6 -46Z', ink(sheet, 1));
    return moved(
      200,
      200,
      ring(0, 0, 172, c, 8) +
        ring(0, 0, 154, c, 4) +
        around(48, (d) => circle(...polar(0, 0, 163.5, d), 3.5, ink(sheet, 1))) +
        around(16, (d, i) => moved(0, 0, spoke(i % 2 === 0), d)) +
        circle(0, 0, 50, c) +
        circle(0, 0, 41, sheet.cloth) +
        around(16, (d) => circle(...polar(0, 0, 33, d), 3.6, c)) +
        circle(0, 0, 22, c) +
        around(8, (d) => moved(0, 0, shape('M0 -4C-5 -10 -3 -16 0 -19C3 -16 5 -10 0 -4Z', sheet.cloth), d)) +
        around(32, (d) =>
          moved(
            ...polar(0, 0, 184, d),
            polygon(
              [
                [-9, 4],
                [9, 4],
                [0, -12],
              ],
              c,
            ),
            d + 90,
          ),
        ),
    );
  },
};

// Owns weather and sky: monsoon waves, rain, moons, stars, hills and the long evening.
import { around, circle, ink, moved, polar, polygon, rect, ring, shape, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';
import { smoothNoise } from '../random.ts';

const id = (sheet: Sheet): string => `k${Math.floor(sheet.random() * 1e9)}`;
const clipped = (sheet: Sheet, clip: string, body: string): string => {
  const name = id(sheet);
  return `<clipPath id="${name}">${clip}</clipPath><g clip-path="url(#${name})">${body}</g>`;
};

function swell(sheet: Sheet, width: number, rows: number, size: number): string {
  let text = '';
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column * size * 2 < width + size * 2; column++) {
      const x = column * size * 2 + (row % 2 === 0 ? 0 : size);
      const y = row * size * 0.62;
      text += circle(x, y + size, size, sheet.cloth) + [0.94, 0.7, 0.46].map((k, i) => ring(x, y + size, size * k, ink(sheet, i === 1 ? 1 : 0), size * 0.1)).join('') + circle(x, y + size, size * 0.2, ink(sheet, 0));
    }
  }
  return text;
}

export const monsoonWaves: Motif = {
  width: 360,
  height: 440,
  draw: (sheet) => {
    let rain = '';
    for (let i = 0; i < 64; i++) {
      const x = (i * 67) % 380;
      const y = (i * 41) % 210;
      const length = 16 + (i % 4) * 9;
      rain += stroke(`M${x} ${y}l${-length * 0.24} ${length}`, ink(sheet, i % 5 === 0 ? 1 : 0), 3);
    }
    return clipped(sheet, '<rect width="360" height="440" rx="4"/>', circle(252, 116, 58, ink(sheet, 1)) + rain + moved(0, 214, rect(0, 30, 360, 240, sheet.cloth) + swell(sheet, 360, 9, 36)));
  },
};

export const waveField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => swell(sheet, sheet.width, Math.ceil(sheet.height / 23), 38),
};

export const rainField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    let text = '';
    for (let x = 0, i = 0; x < sheet.width + 60; x += 26, i++) {
      for (let y = -40 + ((i * 37) % 60); y < sheet.height; y += 62 + ((i * 13) % 23)) {
        const length = 18 + ((i * 7 + Math.floor(y)) % 17);
        text += stroke(`M${x} ${y}l${-length * 0.22} ${length}`, ink(sheet, (i + Math.floor(y / 62)) % 6 === 0 ? 1 : 0), 3.2);
      }
    }
    return text;
  },
};

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
        const peak = Math.max(0, smoothNoise(x / 62 + k * 0.21, k * 0.34, 77) + 0.55 * smoothNoise(x / 24, k * 0.8, 78) + 0.35);
        d += `${x === 0 ? 'M' : 'L'}${x} ${(base - peak * 64 * window * (1 - k / 34)).toFixed(1)}`;
      }
      text += shape(`${d}V430H0Z`, sheet.cloth) + stroke(d, ink(sheet, k % 6 === 5 ? 1 : 0), 3);
    }
    return clipped(sheet, '<rect width="400" height="412"/>', text);
  },
};

const moonPhase = (r: number, phase: number, lit: string): string => {
  // phase from 0 (new) to 1 (full), waxing on the right.
  const bulge = r * (1 - 2 * phase);
  return shape(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${Math.abs(bulge).toFixed(1)} ${r} 0 0 ${bulge > 0 ? 0 : 1} 0 ${-r}Z`, lit);
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
      text += ring(x, y, 25, ink(sheet, 0), 1.6) + (phase > 0.02 ? moved(x, y, `<g transform="scale(${i <= 7 ? 1 : -1} 1)">${moonPhase(25, Math.min(phase, 0.999), ink(sheet, 0))}</g>`) : '');
    }
    for (let i = 0; i < 27; i++) {
      const [x, y] = polar(210, 210, 118, (i * 360) / 27);
      text += circle(x, y, i % 3 === 0 ? 4.4 : 2.4, ink(sheet, 1));
    }
    text += ring(210, 210, 128, ink(sheet, 0), 1.6) + ring(210, 210, 108, ink(sheet, 0), 1.6);
    text += circle(210, 210, 84, ink(sheet, 1));
    return text + [[-22, -18, 13], [20, 8, 19], [-14, 30, 9], [28, -34, 7], [-44, 14, 6], [8, -50, 5]].map(([x, y, r]) => circle(210 + x!, 210 + y!, r!, sheet.cloth, 'fill-opacity=".22"')).join('');
  },
};

const saptarishi = [[40, 210], [104, 168], [150, 182], [206, 190], [232, 250], [318, 246], [310, 180]] as const;

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
    const spark = (x: number, y: number, r: number) => moved(x, y, polygon(Array.from({ length: 8 }, (_, i) => polar(0, 0, i % 2 === 0 ? r : r * 0.24, i * 45)), ink(sheet, 1)));
    const trails = Array.from({ length: 7 }, (_, i) => stroke(`M${-60} ${330 + i * 22}C80 ${270 + i * 22} 150 ${372 + i * 14} 230 ${326 + i * 20}S380 ${296 + i * 22} 460 ${330 + i * 22}`, ink(sheet, i === 0 ? 1 : 0), 3)).join('');
    return clipped(sheet, '<path d="M0 200A200 200 0 0 1 400 200V440H0Z"/>', stars + stroke(line, ink(sheet, 0), 1.8, 'stroke-dasharray="1 6"') + saptarishi.map(([x, y]) => spark(x + 20, y - 70, 13)).join('') + trails) + `<path d="M2 440V200A198 198 0 0 1 398 200V440Z" fill="none" stroke="${ink(sheet, 0)}" stroke-width="4"/>`;
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
        text += kind < 0.34 ? polygon(Array.from({ length: 8 }, (_, i) => polar(px, py, i % 2 === 0 ? r : r * 0.24, i * 45)), ink(sheet, kind < 0.1 ? 1 : 0)) : kind < 0.42 ? moved(px, py, moonPhase(12, 0.3, ink(sheet, 1)), -20) : circle(px, py, 1.4 + sheet.random() * 2, ink(sheet, 0));
      }
    }
    return text;
  },
};

/** Banded sun setting into a backwater with one boat. */
export const backwater: Motif = {
  width: 380,
  height: 420,
  draw: (sheet) => {
    let bands = '';
    for (let i = 0; i < 9; i++) bands += rect(0, 168 + i * 17 + i * i * 0.5, 380, 4 + i * 1.25, sheet.cloth);
    const disc = clipped(sheet, '<circle cx="190" cy="178" r="138"/>', rect(0, 0, 380, 400, ink(sheet, 1)) + bands);
    const palm = (s: number, x: number, y: number, k: number) => moved(x, y, `<g transform="scale(${s} 1)">${stroke('M0 0C6 -60 2 -120 30 -172', ink(sheet, 0), 6)}${[-150, -110, -64, -24, 14, 46].map((a) => { const [u, v] = polar(30, -172, 64, a); return shape(`M30 -172Q${((30 + u) / 2).toFixed(0)} ${(Math.min(v, -172) - 24).toFixed(0)} ${u.toFixed(0)} ${(v + 20).toFixed(0)}Q${((30 + u) / 2).toFixed(0)} ${(Math.min(v, -172) - 6).toFixed(0)} 30 -172Z`, ink(sheet, 0)); }).join('')}</g>`, 0, k);
    const ripples = Array.from({ length: 6 }, (_, i) => stroke(`M${40 + i * 14} ${338 + i * 15}q18 -9 36 0t36 0t36 0t36 0t36 0${i < 4 ? 't36 0' : ''}${i < 2 ? 't36 0' : ''}`, ink(sheet, i % 3 === 2 ? 1 : 0), 3.4)).join('');
    const boat = shape('M70 306C120 330 240 330 318 292C300 318 262 334 190 334C128 334 88 326 70 306Z', ink(sheet, 0)) + stroke('M216 320V262', ink(sheet, 0), 3.5) + circle(216, 254, 8, ink(sheet, 0)) + shape('M204 318C204 288 206 272 216 264C228 272 230 290 230 318Z', ink(sheet, 0)) + stroke('M228 276L276 340', ink(sheet, 0), 3.5);
    return disc + palm(1, 44, 320, 1) + palm(-1, 346, 306, 0.76) + boat + ripples;
  },
};

export const suryaWheel: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const spoke = (long: boolean) => (long ? shape('M-5 -46C-9 -84 -17 -96 -5 -120L-7 -150H7L5 -120C17 -96 9 -84 5 -46Z', c) + moved(0, -100, circle(0, 0, 6.4, sheet.cloth) + circle(0, 0, 3, ink(sheet, 1))) : shape('M-2.6 -46L-3.6 -150H3.6L2.6 -46Z', ink(sheet, 1)));
    return moved(200, 200, ring(0, 0, 172, c, 8) + ring(0, 0, 154, c, 4) + around(48, (d) => circle(...polar(0, 0, 163.5, d), 3.5, ink(sheet, 1))) + around(16, (d, i) => moved(0, 0, spoke(i % 2 === 0), d)) + circle(0, 0, 50, c) + circle(0, 0, 41, sheet.cloth) + around(16, (d) => circle(...polar(0, 0, 33, d), 3.6, c)) + circle(0, 0, 22, c) + around(8, (d) => moved(0, 0, shape('M0 -4C-5 -10 -3 -16 0 -19C3 -16 5 -10 0 -4Z', sheet.cloth), d)) + around(32, (d) => moved(...polar(0, 0, 184, d), polygon([[-9, 4], [9, 4], [0, -12]], c), d + 90)));
  },
};

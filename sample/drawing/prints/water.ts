// Water: monsoon waves, rain and the backwaters.
import { circle, ink, moved, polar, rect, ring, shape, stroke, clippedTo } from './print.ts';
import type { Motif, Sheet } from './print.ts';

function swell(sheet: Sheet, width: number, rows: number, size: number): string {
  let text = '';
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column * size * 2 < width + size * 2; column++) {
      const x = column * size * 2 + (row % 2 === 0 ? 0 : size);
      const y = row * size * 0.62;
      text +=
        circle(x, y + size, size, sheet.cloth) +
        [0.94, 0.7, 0.46].map((k, i) => ring(x, y + size, size * k, ink(sheet, i === 1 ? 1 : 0), size * 0.1)).join('') +
        circle(x, y + size, size * 0.2, ink(sheet, 0));
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
    return clippedTo(
      sheet,
      '<rect width="360" height="440" rx="4"/>',
      circle(252, 116, 58, ink(sheet, 1)) +
        rain +
        moved(0, 214, rect(0, 30, 360, 240, sheet.cloth) + swell(sheet, 360, 9, 36)),
    );
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
        text += stroke(
          `M${x} ${y}l${-length * 0.22} ${length}`,
          ink(sheet, (i + Math.floor(y / 62)) % 6 === 0 ? 1 : 0),
          3.2,
        );
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
    const disc = clippedTo(sheet, '<circle cx="190" cy="178" r="138"/>', rect(0, 0, 380, 400, ink(sheet, 1)) + bands);
    const palm = (s: number, x: number, y: number, k: number) =>
      moved(
        x,
        y,
        `<g transform="scale(${s} 1)">${stroke('M0 0C6 -60 2 -120 30 -172', ink(sheet, 0), 6)}${[
          -150, -110, -64, -24, 14, 46,
        ]
          .map((a) => {
            const [u, v] = polar(30, -172, 64, a);
            return shape(
              `M30 -172Q${((30 + u) / 2).toFixed(0)} ${(Math.min(v, -172) - 24).toFixed(0)} ${u.toFixed(0)} ${(v + 20).toFixed(0)}Q${((30 + u) / 2).toFixed(0)} ${(Math.min(v, -172) - 6).toFixed(0)} 30 -172Z`,
              ink(sheet, 0),
            );
          })
          .join('')}</g>`,
        0,
        k,
      );
    const ripples = Array.from({ length: 6 }, (_, i) =>
      stroke(
        `M${40 + i * 14} ${338 + i * 15}q18 -9 36 0t36 0t36 0t36 0t36 0${i < 4 ? 't36 0' : ''}${i < 2 ? 't36 0' : ''}`,
        ink(sheet, i % 3 === 2 ? 1 : 0),
        3.4,
      ),
    ).join('');
    const boat =
      shape('M70 306C120 330 240 330 318 292C300 318 262 334 190 334C128 334 88 326 70 306Z', ink(sheet, 0)) +
      stroke('M216 320V262', ink(sheet, 0), 3.5) +
      circle(216, 254, 8, ink(sheet, 0)) +
      shape('M204 318C204 288 206 272 216 264C228 272 230 290 230 318Z', ink(sheet, 0)) +
      stroke('M228 276L276 340', ink(sheet, 0), 3.5);
    return disc + palm(1, 44, 320, 1) + palm(-1, 346, 306, 0.76) + boat + ripples;
  },
};

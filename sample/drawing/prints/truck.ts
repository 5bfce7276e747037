// Truck art: the tailboard and the border of a long-distance lorry.
import { around, circle, ink, moved, petal, polar, polygon, rect, shape } from './print.ts';
import type { Motif, Sheet } from './print.ts';

const lotus = (sheet: Sheet, main: number, edge: number): string =>
  [-72, -48, -24, 24, 48, 72, 0]
    .map((t) =>
      moved(
        0,
        0,
        shape(petal(54 - Math.abs(t) * 0.16, 16), ink(sheet, main), `stroke="${sheet.cloth}" stroke-width="2.5"`) +
          shape(petal(30, 6), ink(sheet, edge)),
        t,
      ),
    )
    .join('') + shape('M-48 2Q0 30 48 2Q30 22 0 22T-48 2Z', ink(sheet, edge));

/** The painted tailboard of a lorry: borders, lotus, rays and diamonds. */
export const truckBoard: Motif = {
  width: 440,
  height: 440,
  draw: (sheet) => {
    const zig = (y: number, flip: number) => {
      let text = '';
      for (let x = 10; x < 430; x += 30)
        text += polygon(
          [
            [x, y],
            [x + 30, y],
            [x + 15, y + 20 * flip],
          ],
          ink(sheet, ((x - 10) / 30) % 2 === 0 ? 0 : 1),
        );
      return text;
    };
    const diamonds = (y: number) =>
      Array.from(
        { length: 10 },
        (_, i) =>
          polygon(
            [
              [20 + i * 42, y],
              [41 + i * 42, y - 13],
              [62 + i * 42, y],
              [41 + i * 42, y + 13],
            ],
            ink(sheet, i % 2 === 0 ? 2 : 1),
          ) +
          polygon(
            [
              [32 + i * 42, y],
              [41 + i * 42, y - 6],
              [50 + i * 42, y],
              [41 + i * 42, y + 6],
            ],
            sheet.cloth,
          ),
      ).join('');
    const rays = around(32, (d, i) =>
      shape(
        `M0 0L${polar(0, 0, 148, d - 4.2)
          .map((v) => v.toFixed(1))
          .join(' ')}L${polar(0, 0, 148, d + 4.2)
          .map((v) => v.toFixed(1))
          .join(' ')}Z`,
        ink(sheet, i % 2),
      ),
    );
    const name = `board${Math.floor(sheet.random() * 1e9)}`;
    return (
      `<rect x="6" y="6" width="428" height="428" rx="20" fill="none" stroke="${ink(sheet, 0)}" stroke-width="6"/>` +
      zig(16, 1) +
      zig(424, -1) +
      diamonds(62) +
      diamonds(378) +
      rect(14, 84, 412, 4, ink(sheet, 0)) +
      rect(14, 352, 412, 4, ink(sheet, 0)) +
      `<clipPath id="${name}"><rect x="14" y="94" width="412" height="252"/></clipPath><g clip-path="url(#${name})">${moved(220, 264, rays + circle(0, 0, 78, sheet.cloth) + circle(0, 0, 68, ink(sheet, 2)) + circle(0, 0, 60, sheet.cloth))}</g>` +
      moved(220, 276, lotus(sheet, 1, 2), 0, 1.18) +
      moved(76, 330, lotus(sheet, 0, 2), -8, 0.8) +
      moved(364, 330, lotus(sheet, 0, 2), 8, 0.8) +
      [
        [52, 122],
        [388, 122],
      ]
        .map(([x, y]) =>
          moved(
            x!,
            y!,
            around(8, (d) => moved(0, 0, shape(petal(25, 8), ink(sheet, 1)), d)) + circle(0, 0, 8, ink(sheet, 2)),
          ),
        )
        .join('')
    );
  },
};

export const truckBorder: Motif = {
  width: 700,
  height: 118,
  fills: true,
  draw: (sheet) => {
    let text =
      rect(0, 0, sheet.width, 7, ink(sheet, 0)) +
      rect(0, 111, sheet.width, 7, ink(sheet, 0)) +
      rect(0, 12, sheet.width, 4, ink(sheet, 1)) +
      rect(0, 102, sheet.width, 4, ink(sheet, 1));
    for (let x = 0, i = 0; x < sheet.width + 90; x += 88, i++) {
      text += moved(x, 82, lotus(sheet, i % 2 === 0 ? 1 : 0, 2), 0, 0.92);
      text +=
        polygon(
          [
            [x + 44, 36],
            [x + 56, 58],
            [x + 44, 80],
            [x + 32, 58],
          ],
          ink(sheet, 2),
        ) +
        polygon(
          [
            [x + 44, 47],
            [x + 50, 58],
            [x + 44, 69],
            [x + 38, 58],
          ],
          sheet.cloth,
        );
    }
    return text;
  },
};

// Games: gully cricket, kites, carrom and chaupar.
import { around, circle, ink, moved, petal, polygon, rect, repeated, ring, shape, stroke } from './print.ts';
import type { Motif } from './print.ts';

/** Three chalk stumps on a wall, a crossed bat and a taped ball in flight. */
export const gullyCricket: Motif = {
  width: 400,
  height: 420,
  draw: (sheet) => {
    const chalk = (d: string, w: number) =>
      stroke(d, ink(sheet, 0), w) + stroke(d, sheet.cloth, w * 0.3, 'stroke-dasharray="2 7" stroke-opacity=".8"');
    let bricks = '';
    for (let row = 0; row < 11; row++)
      for (let c = -1; c < 6; c++) {
        const x = c * 78 + (row % 2) * 39;
        if (sheet.random() < 0.62)
          bricks += rect(
            Math.max(0, x + 3),
            30 + row * 32,
            Math.min(72, 400 - x - 3, x + 75),
            26,
            'none',
            `stroke="${ink(sheet, 0)}" stroke-width="1.6" stroke-opacity=".6" stroke-dasharray="${(20 + sheet.random() * 50).toFixed(0)} 9"`,
          );
      }
    const bat = moved(
      92,
      362,
      shape(
        'M-15 0C-17 -8 -17 -160 -12 -176C-8 -186 8 -186 12 -176C17 -160 17 -8 15 0C10 10 -10 10 -15 0Z',
        ink(sheet, 1),
      ) +
        stroke('M0 -2V-170', sheet.cloth, 2) +
        rect(-5.5, -256, 11, 74, ink(sheet, 0), 'rx="4"') +
        Array.from({ length: 8 }, (_, i) => stroke(`M-5 ${-250 + i * 8}l10 -3`, sheet.cloth, 1.6)).join(''),
      24,
    );
    const ball = moved(
      310,
      110,
      circle(0, 0, 33, ink(sheet, 1)) +
        stroke('M-16 -28C2 -14 2 14 -16 28M-7 -32C12 -16 12 16 -7 32', sheet.cloth, 2.4, 'stroke-dasharray="5 4"'),
      24,
    );
    const flight = [0, 1, 2]
      .map((i) =>
        stroke(
          `M${276 - i * 4} ${138 + i * 16 - 14}Q${232 - i * 10} ${178 + i * 12} ${214 - i * 4} ${222 + i * 8}`,
          ink(sheet, 0),
          3,
          'stroke-dasharray="12 10"',
        ),
      )
      .join('');
    return (
      bricks +
      [176, 214, 252].map((x) => chalk(`M${x} 386L${x + 2} 226`, 9)).join('') +
      chalk('M172 220H212M218 218H258', 7) +
      chalk('M120 392H330', 5) +
      bat +
      flight +
      ball
    );
  },
};

export const kites: Motif = {
  width: 380,
  height: 440,
  draw: (sheet) => {
    const kite = (a: number, b: number) =>
      polygon(
        [
          [0, -60],
          [46, 0],
          [0, 60],
          [-46, 0],
        ],
        ink(sheet, a),
      ) +
      polygon(
        [
          [0, -60],
          [46, 0],
          [0, 0],
        ],
        ink(sheet, b),
      ) +
      polygon(
        [
          [0, 60],
          [-46, 0],
          [0, 0],
        ],
        ink(sheet, b),
      ) +
      circle(0, 0, 13, sheet.cloth) +
      circle(0, 0, 7, ink(sheet, a)) +
      stroke('M-44 0Q0 -34 44 0M0 -58V58', sheet.cloth, 2) +
      polygon(
        [
          [0, 56],
          [14, 78],
          [-14, 78],
        ],
        ink(sheet, b),
      );
    const thread = (x: number, y: number) =>
      stroke(`M${x} ${y}Q${(x + 150) / 2 + 40} ${(y + 420) / 2 + 20} 150 436`, ink(sheet, 0), 1.8);
    return (
      thread(270, 92) +
      thread(112, 150) +
      thread(250, 262) +
      thread(60, 300) +
      moved(276, 84, kite(1, 0), 24) +
      moved(108, 142, kite(0, 2), -14, 0.86) +
      moved(256, 258, kite(2, 1), 10, 0.66) +
      moved(58, 300, kite(1, 2), -24, 0.5) +
      [
        [196, 40],
        [212, 50],
        [330, 190],
        [188, 214],
      ]
        .map(([x, y]) => stroke(`M${x! - 8} ${y! - 4}q4 -3 8 3q4 -6 8 -3`, ink(sheet, 0), 2))
        .join('')
    );
  },
};

export const kiteField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(
      sheet,
      104,
      120,
      (column, row) => {
        const a = (column + row + 40) % 3;
        const b = (a + 1) % 3;
        return moved(
          0,
          0,
          polygon(
            [
              [0, -38],
              [29, 0],
              [0, 38],
              [-29, 0],
            ],
            ink(sheet, a),
          ) +
            polygon(
              [
                [0, -38],
                [29, 0],
                [0, 0],
              ],
              ink(sheet, b),
            ) +
            polygon(
              [
                [0, 38],
                [-29, 0],
                [0, 0],
              ],
              ink(sheet, b),
            ) +
            polygon(
              [
                [0, 35],
                [9, 50],
                [-9, 50],
              ],
              ink(sheet, a),
            ) +
            stroke('M0 50q-8 14 4 26t-4 26', ink(sheet, a), 2),
          ((column * 37 + row * 53) % 50) - 25,
        );
      },
      true,
    ),
};

/** A carrom board seen from above, mid-game. */
export const carrom: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const corner = (d: number) =>
      moved(
        210,
        210,
        circle(-166, -166, 22, c) +
          stroke('M-132 -132L-66 -66M-66 -66l-14 2M-66 -66l2 -14', c, 3) +
          `<path d="M-118 -138A18 18 0 1 1 -138 -118" fill="none" stroke="${ink(sheet, 1)}" stroke-width="3"/>`,
        d,
      );
    const base = (d: number) =>
      moved(
        210,
        210,
        stroke('M-96 -142H96M-96 -120H96', c, 3) +
          circle(-96, -131, 11, ink(sheet, 1)) +
          circle(96, -131, 11, ink(sheet, 1)) +
          ring(-96, -131, 11, c, 2.6) +
          ring(96, -131, 11, c, 2.6),
        d,
      );
    const man = (x: number, y: number, fill: string) => circle(x, y, 12.6, fill) + ring(x, y, 8, sheet.cloth, 1.6);
    return (
      `<rect x="4" y="4" width="412" height="412" rx="16" fill="none" stroke="${c}" stroke-width="8"/><rect x="22" y="22" width="376" height="376" rx="6" fill="none" stroke="${c}" stroke-width="2.4"/>` +
      [0, 90, 180, 270].map((d) => corner(d) + base(d)).join('') +
      ring(210, 210, 68, c, 3) +
      ring(210, 210, 60, ink(sheet, 1), 2) +
      around(8, (d) => moved(210, 210, shape('M0 -22C-7 -34 -7 -46 0 -58C7 -46 7 -34 0 -22Z', c), d)) +
      man(210, 210, ink(sheet, 1)) +
      [
        [236, 196],
        [186, 226],
        [196, 184],
        [232, 232],
      ]
        .map(([x, y], i) => man(x!, y!, i % 2 === 0 ? c : ink(sheet, 2)))
        .join('') +
      [
        [292, 262, 0],
        [150, 288, 2],
        [276, 140, 2],
      ]
        .map(([x, y, k]) => man(x!, y!, ink(sheet, k!)))
        .join('') +
      circle(168, 351, 19, c) +
      ring(168, 351, 13, sheet.cloth, 2) +
      around(6, (d) => moved(168, 351, shape(petal(11, 3), sheet.cloth), d))
    );
  },
};

/** Chaupar: the cross-shaped cloth board, with cowries. */
export const chaupar: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const arm = (d: number) => {
      let text = '';
      for (let column = -1; column <= 1; column++)
        for (let row = 0; row < 8; row++) {
          const x = column * 38;
          const y = -74 - row * 17.5;
          const marked = (row === 4 && column !== 0) || (row === 7 && column === 0);
          text += rect(
            x - 18,
            y - 8,
            36,
            15.5,
            marked ? ink(sheet, 1) : (row + column) % 2 === 0 ? c : 'none',
            `stroke="${c}" stroke-width="1.6"`,
          );
          if (marked) text += stroke(`M${x - 13} ${y - 5}l26 10M${x + 13} ${y - 5}l-26 10`, sheet.cloth, 1.8);
        }
      return moved(
        210,
        210,
        text + `<rect x="-61" y="-210" width="122" height="148" rx="3" fill="none" stroke="${c}" stroke-width="4"/>`,
        d,
      );
    };
    const cowrie = (x: number, y: number, t: number) =>
      moved(
        x,
        y,
        shape('M0 -17C13 -17 15 14 0 17C-15 14 -13 -17 0 -17Z', ink(sheet, 2)) +
          stroke('M0 -11V11', sheet.cloth, 3) +
          stroke('M-3 -8H3M-3 -3H3M-3 2H3M-3 7H3', ink(sheet, 2), 1.4),
        t,
      );
    return (
      [0, 90, 180, 270].map(arm).join('') +
      rect(149, 149, 122, 122, 'none', `stroke="${c}" stroke-width="4"`) +
      moved(
        210,
        210,
        around(8, (d) => moved(0, 0, shape(petal(54, 15), ink(sheet, d % 90 === 0 ? 1 : 0)), d)) +
          circle(0, 0, 12, sheet.cloth) +
          circle(0, 0, 6, ink(sheet, 1)),
      ) +
      cowrie(70, 84, 20) +
      cowrie(104, 60, -34) +
      cowrie(62, 44, 70) +
      cowrie(344, 348, -16) +
      cowrie(366, 310, 44) +
      cowrie(318, 376, 84)
    );
  },
};

// Geometric prints: stepwells, stone screens, floor tiles, rangoli and garlands.
import { around, circle, ink, moved, petal, polar, polygon, rect, repeated, ring, shape, stroke } from './print.ts';
import type { Motif } from './print.ts';

/** Flights of steps running down to the water, course after course. */
export const stepwell: Motif = {
  width: 400,
  height: 440,
  draw: (sheet) => {
    let text = '';
    const cols = 5;
    const cell = 400 / cols;
    for (let row = 0; row < 6; row++) {
      const count = cols - (row % 2);
      for (let c = 0; c < count; c++) {
        const x = c * cell + (row % 2) * (cell / 2);
        const y = row * 60;
        for (let k = 0; k < 6; k++) {
          const w = cell / 12;
          const h = 8.6;
          text += rect(x + k * w, y + 58 - (k + 1) * h, w + 0.3, (k + 1) * h, ink(sheet, 0));
          text += rect(x + cell - (k + 1) * w, y + 58 - (k + 1) * h, w + 0.3, (k + 1) * h, ink(sheet, 1));
        }
        text += shape(
          `M${x + cell / 2 - 10} ${y + 58}V${y + 36}Q${x + cell / 2 - 10} ${y + 24} ${x + cell / 2} ${y + 20}Q${x + cell / 2 + 10} ${y + 24} ${x + cell / 2 + 10} ${y + 36}V${y + 58}Z`,
          sheet.cloth,
        );
      }
    }
    text += [0, 1, 2, 3]
      .map((i) =>
        stroke(
          `M${i * 20} ${378 + i * 16}${'q14 -8 28 0t28 0'.repeat(1)}${'t28 0'.repeat(Math.max(2, 12 - Math.round(i * 1.45)))}`,
          ink(sheet, 2),
          4.4,
        ),
      )
      .join('');
    return text;
  },
};

/** A pierced stone screen: six-pointed stars in hexagons. */
export const jaali: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(
      sheet,
      104,
      90,
      () => {
        const hexagon = (r: number, turn = 0) =>
          Array.from({ length: 6 }, (_, i) => polar(0, 0, r, i * 60 + turn + 30));
        const star = Array.from({ length: 12 }, (_, i) => polar(0, 0, i % 2 === 0 ? 46 : 26.5, i * 30 + 30));
        return (
          polygon(star, 'none', `stroke="${ink(sheet, 0)}" stroke-width="4.6" stroke-linejoin="round"`) +
          polygon(hexagon(18), 'none', `stroke="${ink(sheet, 1)}" stroke-width="3.4"`) +
          hexagon(46)
            .map(([x, y], i) =>
              stroke(
                `M${x.toFixed(1)} ${y.toFixed(1)}L${polar(0, 0, 60, i * 60 + 30)
                  .map((v) => v.toFixed(1))
                  .join(' ')}`,
                ink(sheet, 0),
                4.6,
              ),
            )
            .join('') +
          circle(0, 0, 5, ink(sheet, 1))
        );
      },
      true,
    ),
};

/** A pointed arch filled with the screen. */
export const jharokha: Motif = {
  width: 320,
  height: 440,
  draw: (sheet) => {
    const arch =
      'M26 430V190C26 120 60 128 76 92C92 106 104 96 116 66C128 80 146 66 160 24C174 66 192 80 204 66C216 96 228 106 244 92C260 128 294 120 294 190V430Z';
    const name = `arch${Math.floor(sheet.random() * 1e9)}`;
    return `<clipPath id="${name}"><path d="${arch}"/></clipPath><g clip-path="url(#${name})">${moved(4, 6, jaali.draw({ ...sheet, width: 320, height: 440 }), 0, 0.94)}</g>${stroke(arch, sheet.cloth, 22)}${stroke(arch, ink(sheet, 0), 6)}${stroke('M8 436H312M12 448H308', ink(sheet, 1), 5)}${moved(160, 20, shape(petal(24, 9), ink(sheet, 1)))}`;
  },
};

/** Chettinad floor tiles: quarter circles and petals that make rings of four. */
export const floorTile: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(sheet, 116, 116, () => {
      const corner = (d: number) =>
        moved(
          ...polar(0, 0, 82, d + 45),
          circle(0, 0, 40, ink(sheet, 0)) +
            circle(0, 0, 31, sheet.cloth) +
            circle(0, 0, 22, ink(sheet, 1)) +
            around(8, (e) => moved(0, 0, shape(petal(17, 4), sheet.cloth), e)),
        );
      return (
        [0, 90, 180, 270].map(corner).join('') +
        around(4, (d) => moved(0, 0, shape(petal(38, 13), ink(sheet, 1)) + shape(petal(25, 5), sheet.cloth), d)) +
        around(4, (d) => moved(0, 0, shape(petal(26, 7), ink(sheet, 0)), d + 45)) +
        circle(0, 0, 5, sheet.cloth)
      );
    }),
};

/** A wheel of petals and teeth: the festival floor. */
export const rangoli: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    const rows: string[] = [];
    rows.push(around(24, (d, i) => moved(0, 0, shape(petal(206, 20), ink(sheet, i % 2 === 0 ? 0 : 2)), d)));
    rows.push(circle(0, 0, 168, sheet.cloth), ring(0, 0, 162, ink(sheet, 1), 5));
    rows.push(
      around(16, (d) =>
        moved(
          0,
          0,
          shape(petal(152, 25), ink(sheet, 1)) +
            shape(petal(140, 15), sheet.cloth) +
            shape(petal(128, 8), ink(sheet, 0)),
          d,
        ),
      ),
    );
    rows.push(
      circle(0, 0, 96, sheet.cloth),
      ring(0, 0, 92, ink(sheet, 0), 5),
      around(24, (d) => circle(...polar(0, 0, 80, d), 5, ink(sheet, 2))),
    );
    rows.push(
      around(8, (d) =>
        moved(
          0,
          0,
          shape(petal(70, 24), ink(sheet, 0)) + shape(petal(56, 14), sheet.cloth) + shape(petal(46, 8), ink(sheet, 2)),
          d,
        ),
      ),
      circle(0, 0, 15, ink(sheet, 1)),
      circle(0, 0, 7, sheet.cloth),
    );
    return moved(210, 210, rows.join(''));
  },
};

/** Marigolds strung in a garland. */
export const marigold: Motif = {
  width: 420,
  height: 420,
  draw: (sheet) => {
    const flower = (x: number, y: number, r: number, k: number) =>
      moved(
        x,
        y,
        [1, 0.76, 0.52, 0.3]
          .map((s, row) =>
            around(row === 0 ? 16 : 14 - row * 2, (d) =>
              moved(
                0,
                0,
                shape(
                  petal(r * s, r * 0.17 * (s + 0.3)),
                  ink(sheet, row % 2 === 0 ? k : 1 - k),
                  `stroke="${sheet.cloth}" stroke-width="1.4"`,
                ),
                d + row * 11,
              ),
            ),
          )
          .join('') + circle(0, 0, r * 0.12, sheet.cloth),
        x + y,
      );
    let text = '';
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      text += flower(26 + t * 368, 60 + Math.sin(Math.PI * t) * 218, 30 + Math.sin(Math.PI * t) * 12, i % 2);
    }
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      text += flower(76 + t * 268, 40 + Math.sin(Math.PI * t) * 104, 21, (i + 1) % 2);
    }
    return (
      text +
      [-60, 0, 60]
        .map((x, i) =>
          moved(
            210 + x,
            i === 1 ? 332 : 318,
            shape('M0 0C-22 20 -22 52 0 82C22 52 22 20 0 0Z', ink(sheet, 2)) +
              stroke('M0 8V72', sheet.cloth, 2.4) +
              [24, 38, 52].map((y) => stroke(`M0 ${y}l-9 -8M0 ${y}l9 -8`, sheet.cloth, 1.8)).join(''),
            x / -6,
          ),
        )
        .join('')
    );
  },
};

/** Concentric diamonds cut by an off beat: woven on a slow loom. */
export const weave: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    let text = '';
    const n = 9;
    const step = 400 / n;
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++) {
        const over = (i + j) % 2 === 0;
        const x = i * step;
        const y = j * step;
        text += over
          ? rect(x + 4, y - 5, step - 8, step + 10, ink(sheet, 0))
          : rect(x - 5, y + 4, step + 10, step - 8, ink(sheet, j % 3 === 1 ? 2 : 1));
        text += over
          ? stroke(`M${x + step / 2} ${y}V${y + step}`, sheet.cloth, 2, 'stroke-opacity=".5"')
          : stroke(`M${x} ${y + step / 2}H${x + step}`, sheet.cloth, 2, 'stroke-opacity=".5"');
      }
    return text;
  },
};

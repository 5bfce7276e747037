// Hand-block prints: small repeats like those cut in teak at Bagru, Sanganer and Bhuj.
import { around, circle, ink, moved, petal, polygon, polar, rect, repeated, ring, shape, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

const mango =
  'M0 46C-34 46 -44 12 -30 -14C-18 -36 8 -44 22 -58C30 -66 26 -78 16 -78C36 -84 48 -66 40 -46C34 -30 38 -18 38 4C38 30 24 46 0 46Z';

function mangoButi(sheet: Sheet, inner: number): string {
  return (
    shape(mango, ink(sheet, 0)) +
    moved(1, 3, shape(mango, sheet.cloth), 0, 0.78) +
    moved(2, 6, shape(mango, ink(sheet, inner)), 0, 0.6) +
    moved(
      2,
      18,
      around(8, (d) => moved(0, 0, shape(petal(15, 4.4), sheet.cloth), d)) + circle(0, 0, 3.4, sheet.cloth),
    ) +
    [-26, -12, 2].map((y, i) => circle(6 + i * 0.5 + (y < -20 ? 4 : 0), y - 10, 2.2, sheet.cloth)).join('')
  );
}

/** One large mango, dotted round, with a flowering stem. */
export const ambi: Motif = {
  width: 300,
  height: 420,
  draw: (sheet) => {
    const dots = Array.from({ length: 46 }, (_, i) => i / 46);
    const big = moved(
      140,
      250,
      `${shape(mango, ink(sheet, 0))}${moved(1, 2, shape(mango, sheet.cloth), 0, 0.9)}${moved(1, 3, shape(mango, ink(sheet, 1)), 0, 0.82)}${moved(2, 5, shape(mango, sheet.cloth), 0, 0.62)}${moved(2, 6, shape(mango, ink(sheet, 0)), 0, 0.54)}`,
      0,
      2.9,
    );
    const bloom = moved(
      146,
      306,
      around(12, (d) => moved(0, 0, shape(petal(44, 11), sheet.cloth), d)) +
        around(12, (d) => moved(0, 0, shape(petal(24, 6), ink(sheet, 1)), d)) +
        circle(0, 0, 9, sheet.cloth) +
        circle(0, 0, 5, ink(sheet, 1)),
    );
    const rays = dots
      .map((t) => circle(...polar(140, 262, 168, t * 360), (t * 46) % 2 < 1 ? 4.6 : 2.6, ink(sheet, 1)))
      .join('');
    return `<g transform="translate(10 10)">${rays}${big}${bloom}</g>`;
  },
};

/** Small mangoes in rows, each row facing the other way. */
export const mangoRows: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(
      sheet,
      92,
      104,
      (column, row) =>
        moved(
          0,
          0,
          `<g transform="scale(${row % 2 === 0 ? 1 : -1} 1)">${mangoButi(sheet, 1)}</g>`,
          (column + row) % 2 === 0 ? 6 : -6,
          0.52,
        ) +
        circle(46, 0, 3, ink(sheet, 1)) +
        circle(46, -9, 1.6, ink(sheet, 0)) +
        circle(46, 9, 1.6, ink(sheet, 0)),
      true,
    ),
};

/** A climbing lattice of ogees with a flower in each window. */
export const jaal: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(
      sheet,
      110,
      150,
      () => {
        const vine = 'M0 -75C6 -44 50 -40 55 0C50 40 6 44 0 75';
        const leaf = (x: number, y: number, t: number) => moved(x, y, shape(petal(17, 5), ink(sheet, 0)), t);
        return (
          stroke(vine, ink(sheet, 0), 3.4) +
          `<g transform="scale(-1 1)">${stroke(vine, ink(sheet, 0), 3.4)}${leaf(36, -36, 60)}${leaf(46, 26, 150)}</g>` +
          leaf(36, -36, 60) +
          leaf(46, 26, 150) +
          around(8, (d) => moved(0, 0, shape(petal(24, 7), ink(sheet, d % 90 === 0 ? 1 : 0)), d)) +
          circle(0, 0, 5.5, sheet.cloth) +
          circle(0, 0, 3, ink(sheet, 1)) +
          moved(0, 44, shape(petal(15, 5), ink(sheet, 1)), 180) +
          moved(0, -44, shape(petal(15, 5), ink(sheet, 1))) +
          circle(55, 0, 4.6, ink(sheet, 1))
        );
      },
      true,
    ),
};

/** Star and hexagon geometry in the manner of ajrakh. */
export const ajrakhStar: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(sheet, 120, 120, () => {
      const star = (r: number, inner: number, fill: string) =>
        polygon(
          Array.from({ length: 16 }, (_, i) => polar(0, 0, i % 2 === 0 ? r : inner, i * 22.5)),
          fill,
        );
      return (
        rect(-61, -61, 122, 122, ink(sheet, 0)) +
        star(56, 40, sheet.cloth) +
        star(50, 35, ink(sheet, 1)) +
        star(38, 27, sheet.cloth) +
        star(34, 24, ink(sheet, 0)) +
        around(8, (d) => moved(0, 0, shape(petal(21, 5), sheet.cloth), d + 22.5)) +
        circle(0, 0, 5, ink(sheet, 1)) +
        [0, 90, 180, 270]
          .map((d) =>
            moved(
              ...polar(0, 0, 84.85, d + 45),
              circle(0, 0, 13, sheet.cloth) +
                around(8, (e) => circle(...polar(0, 0, 9, e), 2.1, ink(sheet, 1))) +
                circle(0, 0, 3.6, ink(sheet, 1)),
            ),
          )
          .join('')
      );
    }),
};

/** Tied-and-dyed dots in rings and diamonds. */
export const bandhani: Motif = {
  width: 380,
  height: 380,
  draw: (sheet) => {
    const { random } = sheet;
    const tie = (x: number, y: number, size: number, colour: string) => {
      const wobble = 0.82 + random() * 0.36;
      return moved(
        x + random() * 1.6 - 0.8,
        y + random() * 1.6 - 0.8,
        `<rect x="${-size}" y="${-size * wobble}" width="${size * 2}" height="${size * 2 * wobble}" rx="${size * 0.75}" fill="${colour}"/><circle r="${size * 0.34}" fill="${sheet.cloth}" fill-opacity=".75"/>`,
        45 + random() * 20 - 10,
      );
    };
    let text = '';
    [24, 44, 64, 104, 122, 140, 172].forEach((r, k) => {
      const count = Math.round((2 * Math.PI * r) / (k > 3 ? 15 : 14));
      for (let i = 0; i < count; i++)
        text += tie(
          ...polar(190, 190, r, (360 * i) / count),
          k === 6 ? 5.4 : 4.4,
          ink(sheet, k === 2 || k === 5 ? 1 : 0),
        );
    });
    text += around(12, (d) =>
      [0, 1, 2].map((i) => tie(...polar(190, 190, 84, d + (i - 1) * 6), 3.6, ink(sheet, 1))).join(''),
    );
    return text + tie(190, 190, 8, ink(sheet, 1));
  },
};

/** Dots in a diamond lattice over the whole cloth. */
export const bandhaniField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(
      sheet,
      96,
      96,
      (column, row) => {
        let text = '';
        for (let i = -3; i <= 3; i++) {
          const j = 3 - Math.abs(i);
          for (const y of j === 0 ? [0] : [-j, j]) text += ring(i * 11, y * 11, 3.1, ink(sheet, 0), 2);
        }
        return (
          text +
          [
            [0, 0],
            [0, 11],
            [0, -11],
            [11, 0],
            [-11, 0],
          ]
            .map(([x, y]) => ring(x!, y!, 2.8, ink(sheet, 1), 2))
            .join('') +
          ((column + row) % 2 === 0 ? ring(48, 0, 3.4, ink(sheet, 1), 2) : circle(48, 0, 3, ink(sheet, 0)))
        );
      },
      true,
    ),
};

/** A narrow border with running buds: for hems and yokes. */
export const budBorder: Motif = {
  width: 700,
  height: 96,
  fills: true,
  draw: (sheet) => {
    let text =
      rect(0, 0, sheet.width, 4, ink(sheet, 0)) +
      rect(0, 9, sheet.width, 2, ink(sheet, 1)) +
      rect(0, 85, sheet.width, 2, ink(sheet, 1)) +
      rect(0, 92, sheet.width, 4, ink(sheet, 0));
    for (let x = 20; x < sheet.width; x += 44) {
      text += moved(
        x,
        74,
        shape(petal(44, 13), ink(sheet, 0)) +
          shape(petal(30, 7), sheet.cloth) +
          shape(petal(22, 4.4), ink(sheet, 1)) +
          stroke('M-20 2C-12 -14 -8 -14 0 2C8 -14 12 -14 20 2', ink(sheet, 0), 2.6),
      );
      text +=
        circle(x + 22, 28, 4.5, ink(sheet, 1)) +
        circle(x + 22, 40, 2, ink(sheet, 0)) +
        circle(x + 22, 18, 1.8, ink(sheet, 0));
    }
    return text;
  },
};

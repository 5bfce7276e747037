// Prints with words in our own Latin and Devanagari letters.
import { centredWord } from '../lettering/devanagari.ts';
import { centredLine, ringLine } from '../lettering/latin.ts';
import { circle, ink, moved, polygon, rect, ring, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

const rainLines = (sheet: Sheet, width: number, top: number, height: number): string => {
  let text = '';
  for (let i = 0; i < 46; i++) {
    const x = (i * 53) % width;
    const y = top + ((i * 37) % height);
    text += stroke(`M${x} ${y}l-5 ${18 + (i % 3) * 7}`, ink(sheet, i % 6 === 0 ? 1 : 0), 2.6);
  }
  return text;
};

export const nameWords: Motif = {
  width: 420,
  height: 376,
  draw: (sheet) =>
    centredWord('ताना', 210, 50, 300, ink(sheet, 0), 17) +
    centredWord('बाना', 210, 190, 300, ink(sheet, 1), 17) +
    centredLine('WARP & WEFT', 210, 346, 230, ink(sheet, 0), 4, { spacing: 22 }).svg,
};

export const chaiWord: Motif = {
  width: 400,
  height: 330,
  draw: (sheet) => {
    const steam = [150, 200, 250]
      .map((x, i) => stroke(`M${x} ${58 - (i % 2) * 8}c-14 -14 14 -24 0 -40s12 -22 0 -36`, ink(sheet, 1), 6))
      .join('');
    return (
      steam +
      centredWord('चाय', 200, 90, 330, ink(sheet, 0), 26) +
      centredLine('HALF CUP. FULL STRENGTH.', 200, 292, 320, ink(sheet, 1), 4.6, { spacing: 14 }).svg
    );
  },
};

export const slowWords: Motif = {
  width: 400,
  height: 440,
  draw: (sheet) =>
    centredWord('धीरे', 170, 56, 250, ink(sheet, 0), 17) +
    centredWord('धीरे', 236, 246, 250, ink(sheet, 1), 17) +
    centredLine('SLOWLY SLOWLY', 200, 406, 250, ink(sheet, 0), 4, { spacing: 24 }).svg,
};

export const savanWord: Motif = {
  width: 400,
  height: 360,
  draw: (sheet) =>
    rainLines(sheet, 400, 0, 96) +
    centredWord('सावन', 200, 140, 350, ink(sheet, 0), 20) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          `M${30 + i * 22} ${286 + i * 22}q17 -11 34 0t34 0t34 0t34 0t34 0t34 0t34 0${i < 2 ? 't34 0' : ''}${i < 1 ? 't34 0' : ''}`,
          ink(sheet, i === 1 ? 1 : 0),
          5,
        ),
      )
      .join(''),
};

/** A cricket shirt's chest: the lane, its number, a ball. */
export const laneNine: Motif = {
  width: 400,
  height: 360,
  draw: (sheet) =>
    centredWord('गली', 200, 44, 216, ink(sheet, 0), 16) +
    `<g transform="translate(96 172)">${rect(0, 0, 208, 5, ink(sheet, 1))}</g>` +
    centredLine('NO.9', 200, 196, 190, ink(sheet, 1), 19, { spacing: 12 }).svg +
    centredLine('CRICKET CLUB', 200, 318, 300, ink(sheet, 0), 5.4, { spacing: 26 }).svg,
};

/** The yellow board at the end of every platform. */
export const homeJunction: Motif = {
  width: 400,
  height: 340,
  draw: (sheet) =>
    `<rect x="8" y="8" width="384" height="226" rx="16" fill="${ink(sheet, 0)}"/><rect x="20" y="20" width="360" height="202" rx="8" fill="none" stroke="${ink(sheet, 1)}" stroke-width="5"/>` +
    centredWord('घर', 200, 56, 116, ink(sheet, 1), 11) +
    centredLine('GHAR JUNCTION', 200, 160, 300, ink(sheet, 1), 6, { spacing: 16 }).svg +
    rect(58, 234, 18, 104, ink(sheet, 1)) +
    rect(324, 234, 18, 104, ink(sheet, 1)) +
    centredLine('NEXT STOP', 200, 258, 120, ink(sheet, 2), 4, { spacing: 26 }).svg +
    stroke('M150 306H250M238 296L250 306L238 316', ink(sheet, 2), 5),
};

export const postmark: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const bars = [-1, 0, 1, 2]
      .map((i) => stroke(`M18 ${238 + i * 26}q22 -15 46 0t46 0t46 0t46 0t46 0t46 0t46 0t46 0`, ink(sheet, 1), 5))
      .join('');
    return (
      ring(200, 186, 168, c, 7) +
      ring(200, 186, 108, c, 4) +
      ringLine('TAANA BAANA', 200, 186, 138, 34, c, 6) +
      ringLine('TIRUPPUR', 200, 186, 138, 34, c, 6, true) +
      circle(62, 186, 6, c) +
      circle(338, 186, 6, c) +
      centredLine('641604', 200, 140, 140, c, 7, { spacing: 8 }).svg +
      moved(
        200,
        226,
        polygon(
          [
            [-44, 0],
            [0, -12],
            [44, 0],
            [0, 12],
          ],
          c,
        ),
      ) +
      `<g opacity=".9">${bars}</g>`
    );
  },
};

export const rangWord: Motif = {
  width: 400,
  height: 400,
  draw: (sheet) => {
    let text = '';
    for (let i = 0; i < 70; i++) {
      const a = sheet.random() * 360;
      const r = 60 + sheet.random() ** 0.6 * 138;
      text += circle(
        200 + r * Math.cos(a),
        210 + r * Math.sin(a) * 0.9,
        2 + sheet.random() ** 3 * 22,
        ink(sheet, 1 + Math.floor(sheet.random() * 3)),
        'fill-opacity=".88"',
      );
    }
    return text + centredWord('रंग', 204, 150, 240, ink(sheet, 0), 26);
  },
};

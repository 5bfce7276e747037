// The street: chai, auto-rickshaws, bicycles, tiffin and the bazaar.
import { around, circle, ink, moved, petal, polar, polygon, rect, repeated, ring, shape, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

/** A ribbed cutting-chai glass 60 wide and 84 tall, from its top left corner. */
function glass(sheet: Sheet, tea: string, line: string): string {
  const ribs = [12, 21, 30, 39, 48]
    .map((x) => stroke(`M${x + (x - 30) * 0.06} 30L${30 + (x - 30) * 0.8} 76`, sheet.cloth, 2))
    .join('');
  return (
    shape('M3.4 20L10 82Q30 88 50 82L56.6 20Z', tea) +
    ribs +
    stroke('M1 3L10 82Q30 88 50 82L59 3', line, 3.6) +
    `<ellipse cx="30" cy="4" rx="29" ry="5" fill="${sheet.cloth}" stroke="${line}" stroke-width="3"/>` +
    `<ellipse cx="30" cy="20.5" rx="25.6" ry="4" fill="${sheet.cloth}" fill-opacity=".35"/>`
  );
}

export const chaiGlasses: Motif = {
  width: 360,
  height: 400,
  draw: (sheet) => {
    const steam = (x: number, k: number) =>
      stroke(`M${x} 0C${x - 14 * k} -14 ${x + 14 * k} -26 ${x} -42S${x + 12 * k} -66 ${x} -80`, ink(sheet, 0), 3.4);
    let text = '';
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 4; column++) {
        const lone = row === 1 && column === 2;
        text += moved(
          20 + column * 86,
          92 + row * 104,
          glass(sheet, lone ? ink(sheet, 2) : ink(sheet, 1), ink(sheet, 0)),
        );
      }
    }
    return text + [0, 1, 2, 3].map((c) => moved(50 + c * 86, 84, steam(-7, 1) + steam(7, -1), 0, 0.8)).join('');
  },
};

export const autoRickshaw: Motif = {
  width: 440,
  height: 340,
  draw: (sheet) => {
    const dark = ink(sheet, 0);
    const body = ink(sheet, 1);
    const roof = ink(sheet, 2);
    const wheel = (x: number, y: number, r: number) =>
      circle(x, y, r, dark) +
      circle(x, y, r * 0.66, sheet.cloth) +
      circle(x, y, r * 0.52, dark) +
      circle(x, y, r * 0.2, sheet.cloth) +
      around(5, (d) => circle(...polar(x, y, r * 0.36, d), r * 0.06, sheet.cloth));
    const road = stroke('M6 308H96M120 308H250M276 308H434M60 324H130M170 324H360', dark, 4);
    return (
      // canopy, from the windscreen's head to the tail
      shape('M84 128C86 66 104 46 150 42L330 38C366 38 388 56 392 96L398 152H86Z', roof) +
      shape('M118 134C120 84 130 70 160 68L206 67V134Z', sheet.cloth) +
      shape('M222 67L330 64C350 64 360 74 362 98L366 134H222Z', sheet.cloth) +
      // driver's bay, bench, far rail
      shape('M250 134C252 112 262 104 284 104H330C346 104 352 114 354 134Z', dark) +
      stroke('M146 134C150 118 158 112 172 112M172 112L166 96', dark, 5) +
      // body
      shape(
        'M64 190C66 156 74 138 96 134H214L222 236H250C256 212 268 196 292 196C326 196 340 216 346 246H412C416 206 412 166 398 134H222V236H196L180 236C148 236 132 226 118 226H78C64 222 62 206 64 190Z',
        body,
      ) +
      shape('M86 134H398V147H84Z', dark) +
      stroke('M118 134L98 176M222 134V240', dark, 5) +
      shape('M214 238H250V252H204Z', dark) +
      // nose, lamp and mudguard
      circle(80, 176, 15, sheet.cloth) +
      ring(80, 176, 15, dark, 5) +
      circle(80, 176, 6, ink(sheet, 2)) +
      shape(
        'M60 240C64 220 82 208 104 210C128 212 142 228 144 248H130C126 234 116 226 102 226C88 226 78 232 74 246Z',
        dark,
      ) +
      wheel(103, 268, 33) +
      wheel(303, 268, 35) +
      // a painted panel, bumper and tail lamp
      [0, 1, 2, 3, 4]
        .map((i) =>
          moved(
            246 + i * 28,
            172,
            around(6, (d) => moved(0, 0, shape(petal(11, 4), sheet.cloth), d)) + circle(0, 0, 2.6, roof),
          ),
        )
        .join('') +
      rect(402, 172, 10, 22, roof) +
      stroke('M404 258H426', dark, 6) +
      rect(146, 154, 52, 7, roof, 'rx="3"') +
      rect(146, 168, 52, 4, dark, 'rx="2"') +
      road
    );
  },
};

/** A four-decker tiffin carrier. */
export const tiffin: Motif = {
  width: 240,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    let text =
      stroke('M36 372V84C36 58 60 50 84 50H156C180 50 204 58 204 84V372', c, 9) +
      shape('M84 42H156C162 42 162 58 156 58H84C78 58 78 42 84 42Z', ink(sheet, 1));
    for (let i = 0; i < 4; i++) {
      const y = 112 + i * 66;
      text +=
        rect(48, y, 144, 60, i === 1 ? ink(sheet, 1) : 'none', `rx="7" stroke="${c}" stroke-width="5"`) +
        stroke(`M50 ${y + 11}H190`, i === 1 ? sheet.cloth : c, 3.4) +
        rect(28, y + 16, 16, 24, c, 'rx="3"') +
        rect(196, y + 16, 16, 24, c, 'rx="3"');
      if (i !== 1)
        text += Array.from({ length: 5 }, (_, k) =>
          moved(72 + k * 24, y + 36, shape('M0 -11C7 -5 7 5 0 11C-7 5 -7 -5 0 -11Z', i % 2 === 0 ? ink(sheet, 2) : c)),
        ).join('');
      else
        text += stroke(
          `M66 ${y + 30}C90 ${y + 52} 96 ${y + 22} 120 ${y + 36}S160 ${y + 50} 174 ${y + 30}`,
          sheet.cloth,
          4,
        );
    }
    return (
      text +
      shape('M60 106C64 84 90 76 120 76S176 84 180 106Z', c) +
      circle(120, 72, 7, c) +
      rect(26, 374, 188, 12, c, 'rx="4"')
    );
  },
};

export const bicycle: Motif = {
  width: 440,
  height: 330,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const wheel = (x: number) =>
      ring(x, 226, 84, c, 7) +
      ring(x, 226, 76, ink(sheet, 1), 2.4) +
      around(20, (d) =>
        stroke(
          `M${polar(x, 226, 9, d + 20)
            .map((v) => v.toFixed(1))
            .join(' ')}L${polar(x, 226, 74, d)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          c,
          1.4,
        ),
      ) +
      circle(x, 226, 10, c);
    const can = (x: number, y: number) =>
      shape(
        `M${x - 27} ${y}C${x - 30} ${y - 40} ${x - 27} ${y - 58} ${x - 14} ${y - 70}V${y - 82}H${x + 14}V${y - 70}C${x + 27} ${y - 58} ${x + 30} ${y - 40} ${x + 27} ${y}Z`,
        ink(sheet, 1),
      ) +
      rect(x - 18, y - 92, 36, 10, c, 'rx="3"') +
      stroke(`M${x - 26} ${y - 44}H${x + 26}M${x - 28} ${y - 14}H${x + 28}`, sheet.cloth, 3) +
      stroke(`M${x - 14} ${y - 66}Q${x - 34} ${y - 58} ${x - 27} ${y - 32}`, c, 3);
    return (
      wheel(104) +
      wheel(338) +
      stroke('M104 226L158 112H296L212 226ZM158 112L212 226M146 84L158 112M296 112L338 226M296 112L288 72', c, 8) +
      stroke('M288 72C300 62 324 64 330 78M288 72L262 66', c, 6) +
      shape('M118 76C132 70 168 70 176 80C168 88 150 88 140 94C130 92 120 86 118 76Z', c) +
      circle(212, 226, 20, c) +
      circle(212, 226, 9, sheet.cloth) +
      stroke('M212 226L232 262M222 264H246', c, 6) +
      can(74, 214) +
      can(124, 214) +
      stroke('M44 124H152', c, 6) +
      circle(306, 96, 9, ink(sheet, 2)) +
      stroke('M6 316H180M204 316H434', c, 4)
    );
  },
};

/** Rows of small everyday things, for children's tees. */
export const bazaarField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) => {
    const things = [
      moved(-30, -42, glass(sheet, ink(sheet, 1), ink(sheet, 0))),
      polygon(
        [
          [0, -40],
          [32, 0],
          [0, 40],
          [-32, 0],
        ],
        ink(sheet, 2),
      ) +
        polygon(
          [
            [0, -40],
            [32, 0],
            [0, 0],
          ],
          ink(sheet, 0),
        ) +
        polygon(
          [
            [0, 40],
            [-32, 0],
            [0, 0],
          ],
          ink(sheet, 0),
        ),
      circle(0, 0, 34, ink(sheet, 1)) +
        stroke('M-16 -29C2 -14 2 14 -16 29M-6 -33C12 -16 12 16 -6 33', sheet.cloth, 2.6, 'stroke-dasharray="5 4"'),
      around(10, (d) => moved(0, 0, shape(petal(36, 10), ink(sheet, 2)), d)) + circle(0, 0, 12, ink(sheet, 0)),
    ];
    return repeated(
      sheet,
      108,
      108,
      (column, row) =>
        moved(0, 0, things[(((column + row * 2) % 4) + 4) % 4]!, ((column * 31 + row * 17) % 30) - 15, 0.82),
      true,
    );
  },
};

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

/**
 * An auto-rickshaw from its side: one small wheel under a round nose with a single lamp, a sloping
 * windscreen, open sides, and a canvas hood that comes down at the back.
 */
export const autoRickshaw: Motif = {
  width: 440,
  height: 330,
  draw: (sheet) => {
    const line = ink(sheet, 0);
    const body = ink(sheet, 1);
    const hood = ink(sheet, 2);
    const gap = sheet.cloth;
    const wheel = (x: number, y: number, r: number) =>
      circle(x, y, r + 3, gap) +
      circle(x, y, r, line) +
      circle(x, y, r * 0.62, gap) +
      circle(x, y, r * 0.48, line) +
      circle(x, y, r * 0.16, gap);
    const farWheel = circle(292, 270, 24, line) + circle(292, 270, 13, gap);
    const noseLow =
      'M120 152C98 156 72 166 56 184C44 198 42 214 52 224C66 232 96 230 116 236C132 242 136 250 152 254H236V236H176C160 236 152 226 148 208Z';
    const tail =
      'M232 190H246C254 190 258 184 258 176V168H394C402 186 404 212 400 244C399 251 394 254 386 254H366A38 38 0 0 0 290 254H232Z';
    const roof = 'M128 74C142 50 170 40 212 38H330C374 38 394 58 398 98L403 168H336C340 140 336 112 320 92L313 82H128Z';
    return (
      farWheel +
      // seats: the driver's, and the bench behind it
      shape('M172 196C172 188 178 184 186 184H216C222 184 226 188 226 194V236H184C178 236 172 230 172 222Z', line) +
      shape('M286 112C300 108 322 108 330 116C336 130 336 150 334 168H282C280 150 280 126 286 112Z', line) +
      stroke('M296 112V164M312 110V164', gap, 3) +
      // handlebar, meter and the back of the driver's bay
      stroke('M134 196L150 142M142 148C152 136 164 136 172 146', line, 6) +
      rect(168, 120, 22, 16, hood, 'rx="3"') +
      stroke('M179 136V150', line, 3) +
      stroke('M234 82V192', line, 7) +
      // nose, apron and floor in one sweep; then the body round the rear wheel
      shape(noseLow, body) +
      shape(tail, body) +
      stroke('M258 168H398', line, 6) +
      // windscreen: a leaning frame with a wiper
      stroke('M122 154L148 78', line, 8) +
      stroke('M134 156L158 80', line, 2.4) +
      stroke('M131 136L142 112', line, 2.4) +
      // hood: rolled at the front, seams, scalloped edge, a small window at the back
      shape(roof, hood) +
      stroke('M166 44C160 56 158 68 159 81M234 39V81M312 40V81', gap, 3) +
      stroke('M130 82H314C338 104 344 136 338 166', gap, 3, 'stroke-dasharray="7 5"') +
      shape('M358 92C370 92 380 98 382 112L385 134H356C358 120 357 106 352 96Z', gap) +
      Array.from({ length: 11 }, (_, i) => shape(`M${134 + i * 16} 84H${148 + i * 16}L${141 + i * 16} 94Z`, line)).join(
        '',
      ) +
      // the single lamp, the indicator, the mirror
      circle(58, 194, 19, gap) +
      circle(58, 194, 16, line) +
      circle(58, 194, 10, hood) +
      circle(94, 178, 6, hood) +
      stroke('M120 146L98 128', line, 4) +
      circle(92, 122, 11, line) +
      circle(92, 122, 6, gap) +
      // stripe and number plate, flowers on the panel
      stroke('M74 212C104 212 124 218 140 236', gap, 4) +
      [0, 1, 2, 3]
        .map((i) =>
          moved(
            272 + i * 30,
            192,
            around(6, (d) => moved(0, 0, shape(petal(11, 4.4), hood), d)) + circle(0, 0, 3, gap),
          ),
        )
        .join('') +
      stroke('M244 206V244', gap, 3) +
      rect(402, 196, 8, 22, hood, 'rx="2"') +
      // mudguards and wheels
      wheel(94, 268, 26) +
      shape(
        'M54 246C60 228 76 220 96 220C118 220 134 230 140 248L128 252C122 240 112 234 96 234C82 234 72 240 66 252Z',
        line,
      ) +
      wheel(328, 266, 30) +
      stroke('M392 262H418', line, 7) +
      [0, 1, 2].map((i) => circle(432 + i * 3, 256 - i * 11, 4 + i * 2, line)).join('') +
      stroke('M18 300H128M152 300H290M314 300H428M64 316H150M196 316H372', line, 4)
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

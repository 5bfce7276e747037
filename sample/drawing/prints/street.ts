// Owns the street: chai, auto-rickshaws, trucks, gully cricket, kites, tiffin and bicycles.
import { around, circle, ink, moved, petal, polar, polygon, rect, repeated, ring, shape, stroke } from './print.ts';
import type { Motif, Sheet } from './print.ts';

/** A ribbed cutting-chai glass 60 wide and 84 tall, from its top left corner. */
function glass(sheet: Sheet, tea: string, line: string): string {
  const ribs = [12, 21, 30, 39, 48].map((x) => stroke(`M${x + (x - 30) * 0.06} 30L${30 + (x - 30) * 0.8} 76`, sheet.cloth, 2)).join('');
  return (
    shape('M3.4 20L10 82Q30 88 50 82L56.6 20Z', tea) + ribs +
    stroke('M1 3L10 82Q30 88 50 82L59 3', line, 3.6) + `<ellipse cx="30" cy="4" rx="29" ry="5" fill="${sheet.cloth}" stroke="${line}" stroke-width="3"/>` +
    `<ellipse cx="30" cy="20.5" rx="25.6" ry="4" fill="${sheet.cloth}" fill-opacity=".35"/>`
  );
}

export const chaiGlasses: Motif = {
  width: 360,
  height: 400,
  draw: (sheet) => {
    const steam = (x: number, k: number) => stroke(`M${x} 0C${x - 14 * k} -14 ${x + 14 * k} -26 ${x} -42S${x + 12 * k} -66 ${x} -80`, ink(sheet, 0), 3.4);
    let text = '';
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 4; column++) {
        const lone = row === 1 && column === 2;
        text += moved(20 + column * 86, 92 + row * 104, glass(sheet, lone ? ink(sheet, 2) : ink(sheet, 1), ink(sheet, 0)));
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
    const wheel = (x: number, y: number, r: number) => circle(x, y, r, dark) + circle(x, y, r * 0.66, sheet.cloth) + circle(x, y, r * 0.52, dark) + circle(x, y, r * 0.2, sheet.cloth) + around(5, (d) => circle(...polar(x, y, r * 0.36, d), r * 0.06, sheet.cloth));
    const road = stroke('M6 308H96M120 308H250M276 308H434M60 324H130M170 324H360', dark, 4);
    return (
      // canopy, from the windscreen's head to the tail
      shape('M84 128C86 66 104 46 150 42L330 38C366 38 388 56 392 96L398 152H86Z', roof) +
      shape('M118 134C120 84 130 70 160 68L206 67V134Z', sheet.cloth) + shape('M222 67L330 64C350 64 360 74 362 98L366 134H222Z', sheet.cloth) +
      // driver's bay, bench, far rail
      shape('M250 134C252 112 262 104 284 104H330C346 104 352 114 354 134Z', dark) + stroke('M146 134C150 118 158 112 172 112M172 112L166 96', dark, 5) +
      // body
      shape('M64 190C66 156 74 138 96 134H214L222 236H250C256 212 268 196 292 196C326 196 340 216 346 246H412C416 206 412 166 398 134H222V236H196L180 236C148 236 132 226 118 226H78C64 222 62 206 64 190Z', body) +
      shape('M86 134H398V147H84Z', dark) +
      stroke('M118 134L98 176M222 134V240', dark, 5) +
      shape('M214 238H250V252H204Z', dark) +
      // nose, lamp and mudguard
      circle(80, 176, 15, sheet.cloth) + ring(80, 176, 15, dark, 5) + circle(80, 176, 6, ink(sheet, 2)) +
      shape('M60 240C64 220 82 208 104 210C128 212 142 228 144 248H130C126 234 116 226 102 226C88 226 78 232 74 246Z', dark) +
      wheel(103, 268, 33) + wheel(303, 268, 35) +
      // a painted panel, bumper and tail lamp
      [0, 1, 2, 3, 4].map((i) => moved(246 + i * 28, 172, around(6, (d) => moved(0, 0, shape(petal(11, 4), sheet.cloth), d)) + circle(0, 0, 2.6, roof))).join('') +
      rect(402, 172, 10, 22, roof) + stroke('M404 258H426', dark, 6) + rect(146, 154, 52, 7, roof, 'rx="3"') + rect(146, 168, 52, 4, dark, 'rx="2"') + road
    );
  },
};

const lotus = (sheet: Sheet, main: number, edge: number): string =>
  [-72, -48, -24, 24, 48, 72, 0].map((t) => moved(0, 0, shape(petal(54 - Math.abs(t) * 0.16, 16), ink(sheet, main), `stroke="${sheet.cloth}" stroke-width="2.5"`) + shape(petal(30, 6), ink(sheet, edge)), t)).join('') + shape('M-48 2Q0 30 48 2Q30 22 0 22T-48 2Z', ink(sheet, edge));

/** The painted tailboard of a lorry: borders, lotus, rays and diamonds. */
export const truckBoard: Motif = {
  width: 440,
  height: 440,
  draw: (sheet) => {
    const zig = (y: number, flip: number) => {
      let text = '';
      for (let x = 10; x < 430; x += 30) text += polygon([[x, y], [x + 30, y], [x + 15, y + 20 * flip]], ink(sheet, ((x - 10) / 30) % 2 === 0 ? 0 : 1));
      return text;
    };
    const diamonds = (y: number) => Array.from({ length: 10 }, (_, i) => polygon([[20 + i * 42, y], [41 + i * 42, y - 13], [62 + i * 42, y], [41 + i * 42, y + 13]], ink(sheet, i % 2 === 0 ? 2 : 1)) + polygon([[32 + i * 42, y], [41 + i * 42, y - 6], [50 + i * 42, y], [41 + i * 42, y + 6]], sheet.cloth)).join('');
    const rays = around(32, (d, i) => shape(`M0 0L${polar(0, 0, 148, d - 4.2).map((v) => v.toFixed(1)).join(' ')}L${polar(0, 0, 148, d + 4.2).map((v) => v.toFixed(1)).join(' ')}Z`, ink(sheet, i % 2)));
    const name = `board${Math.floor(sheet.random() * 1e9)}`;
    return (
      `<rect x="6" y="6" width="428" height="428" rx="20" fill="none" stroke="${ink(sheet, 0)}" stroke-width="6"/>` +
      zig(16, 1) + zig(424, -1) + diamonds(62) + diamonds(378) + rect(14, 84, 412, 4, ink(sheet, 0)) + rect(14, 352, 412, 4, ink(sheet, 0)) +
      `<clipPath id="${name}"><rect x="14" y="94" width="412" height="252"/></clipPath><g clip-path="url(#${name})">${moved(220, 264, rays + circle(0, 0, 78, sheet.cloth) + circle(0, 0, 68, ink(sheet, 2)) + circle(0, 0, 60, sheet.cloth))}</g>` +
      moved(220, 276, lotus(sheet, 1, 2), 0, 1.18) + moved(76, 330, lotus(sheet, 0, 2), -8, 0.8) + moved(364, 330, lotus(sheet, 0, 2), 8, 0.8) +
      [[52, 122], [388, 122]].map(([x, y]) => moved(x!, y!, around(8, (d) => moved(0, 0, shape(petal(25, 8), ink(sheet, 1)), d)) + circle(0, 0, 8, ink(sheet, 2)))).join('')
    );
  },
};

export const truckBorder: Motif = {
  width: 700,
  height: 118,
  fills: true,
  draw: (sheet) => {
    let text = rect(0, 0, sheet.width, 7, ink(sheet, 0)) + rect(0, 111, sheet.width, 7, ink(sheet, 0)) + rect(0, 12, sheet.width, 4, ink(sheet, 1)) + rect(0, 102, sheet.width, 4, ink(sheet, 1));
    for (let x = 0, i = 0; x < sheet.width + 90; x += 88, i++) {
      text += moved(x, 82, lotus(sheet, i % 2 === 0 ? 1 : 0, 2), 0, 0.92);
      text += polygon([[x + 44, 36], [x + 56, 58], [x + 44, 80], [x + 32, 58]], ink(sheet, 2)) + polygon([[x + 44, 47], [x + 50, 58], [x + 44, 69], [x + 38, 58]], sheet.cloth);
    }
    return text;
  },
};

/** Three chalk stumps on a wall, a crossed bat and a taped ball in flight. */
export const gullyCricket: Motif = {
  width: 400,
  height: 420,
  draw: (sheet) => {
    const chalk = (d: string, w: number) => stroke(d, ink(sheet, 0), w) + stroke(d, sheet.cloth, w * 0.3, 'stroke-dasharray="2 7" stroke-opacity=".8"');
    let bricks = '';
    for (let row = 0; row < 11; row++) for (let c = -1; c < 6; c++) {
      const x = c * 78 + (row % 2) * 39;
      if (sheet.random() < 0.62) bricks += rect(Math.max(0, x + 3), 30 + row * 32, Math.min(72, 400 - x - 3, x + 75), 26, 'none', `stroke="${ink(sheet, 0)}" stroke-width="1.6" stroke-opacity=".6" stroke-dasharray="${(20 + sheet.random() * 50).toFixed(0)} 9"`);
    }
    const bat = moved(92, 362, shape('M-15 0C-17 -8 -17 -160 -12 -176C-8 -186 8 -186 12 -176C17 -160 17 -8 15 0C10 10 -10 10 -15 0Z', ink(sheet, 1)) + stroke('M0 -2V-170', sheet.cloth, 2) + rect(-5.5, -256, 11, 74, ink(sheet, 0), 'rx="4"') + Array.from({ length: 8 }, (_, i) => stroke(`M-5 ${-250 + i * 8}l10 -3`, sheet.cloth, 1.6)).join(''), 24);
    const ball = moved(310, 110, circle(0, 0, 33, ink(sheet, 1)) + stroke('M-16 -28C2 -14 2 14 -16 28M-7 -32C12 -16 12 16 -7 32', sheet.cloth, 2.4, 'stroke-dasharray="5 4"'), 24);
    const flight = [0, 1, 2].map((i) => stroke(`M${276 - i * 4} ${138 + i * 16 - 14}Q${232 - i * 10} ${178 + i * 12} ${214 - i * 4} ${222 + i * 8}`, ink(sheet, 0), 3, 'stroke-dasharray="12 10"')).join('');
    return bricks + [176, 214, 252].map((x) => chalk(`M${x} 386L${x + 2} 226`, 9)).join('') + chalk('M172 220H212M218 218H258', 7) + chalk('M120 392H330', 5) + bat + flight + ball;
  },
};

export const kites: Motif = {
  width: 380,
  height: 440,
  draw: (sheet) => {
    const kite = (a: number, b: number) =>
      polygon([[0, -60], [46, 0], [0, 60], [-46, 0]], ink(sheet, a)) + polygon([[0, -60], [46, 0], [0, 0]], ink(sheet, b)) + polygon([[0, 60], [-46, 0], [0, 0]], ink(sheet, b)) +
      circle(0, 0, 13, sheet.cloth) + circle(0, 0, 7, ink(sheet, a)) + stroke('M-44 0Q0 -34 44 0M0 -58V58', sheet.cloth, 2) + polygon([[0, 56], [14, 78], [-14, 78]], ink(sheet, b));
    const thread = (x: number, y: number) => stroke(`M${x} ${y}Q${(x + 150) / 2 + 40} ${(y + 420) / 2 + 20} 150 436`, ink(sheet, 0), 1.8);
    return thread(270, 92) + thread(112, 150) + thread(250, 262) + thread(60, 300) + moved(276, 84, kite(1, 0), 24) + moved(108, 142, kite(0, 2), -14, 0.86) + moved(256, 258, kite(2, 1), 10, 0.66) + moved(58, 300, kite(1, 2), -24, 0.5) + [[196, 40], [212, 50], [330, 190], [188, 214]].map(([x, y]) => stroke(`M${x! - 8} ${y! - 4}q4 -3 8 3q4 -6 8 -3`, ink(sheet, 0), 2)).join('');
  },
};

export const kiteField: Motif = {
  width: 400,
  height: 400,
  fills: true,
  draw: (sheet) =>
    repeated(sheet, 104, 120, (column, row) => {
      const a = (column + row + 40) % 3;
      const b = (a + 1) % 3;
      return moved(0, 0, polygon([[0, -38], [29, 0], [0, 38], [-29, 0]], ink(sheet, a)) + polygon([[0, -38], [29, 0], [0, 0]], ink(sheet, b)) + polygon([[0, 38], [-29, 0], [0, 0]], ink(sheet, b)) + polygon([[0, 35], [9, 50], [-9, 50]], ink(sheet, a)) + stroke('M0 50q-8 14 4 26t-4 26', ink(sheet, a), 2), ((column * 37 + row * 53) % 50) - 25);
    }, true),
};

/** A four-decker tiffin carrier. */
export const tiffin: Motif = {
  width: 240,
  height: 400,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    let text = stroke('M36 372V84C36 58 60 50 84 50H156C180 50 204 58 204 84V372', c, 9) + shape('M84 42H156C162 42 162 58 156 58H84C78 58 78 42 84 42Z', ink(sheet, 1));
    for (let i = 0; i < 4; i++) {
      const y = 112 + i * 66;
      text += rect(48, y, 144, 60, i === 1 ? ink(sheet, 1) : 'none', `rx="7" stroke="${c}" stroke-width="5"`) + stroke(`M50 ${y + 11}H190`, i === 1 ? sheet.cloth : c, 3.4) + rect(28, y + 16, 16, 24, c, 'rx="3"') + rect(196, y + 16, 16, 24, c, 'rx="3"');
      if (i !== 1) text += Array.from({ length: 5 }, (_, k) => moved(72 + k * 24, y + 36, shape('M0 -11C7 -5 7 5 0 11C-7 5 -7 -5 0 -11Z', i % 2 === 0 ? ink(sheet, 2) : c))).join('');
      else text += stroke(`M66 ${y + 30}C90 ${y + 52} 96 ${y + 22} 120 ${y + 36}S160 ${y + 50} 174 ${y + 30}`, sheet.cloth, 4);
    }
    return text + shape('M60 106C64 84 90 76 120 76S176 84 180 106Z', c) + circle(120, 72, 7, c) + rect(26, 374, 188, 12, c, 'rx="4"');
  },
};

export const bicycle: Motif = {
  width: 440,
  height: 330,
  draw: (sheet) => {
    const c = ink(sheet, 0);
    const wheel = (x: number) => ring(x, 226, 84, c, 7) + ring(x, 226, 76, ink(sheet, 1), 2.4) + around(20, (d) => stroke(`M${polar(x, 226, 9, d + 20).map((v) => v.toFixed(1)).join(' ')}L${polar(x, 226, 74, d).map((v) => v.toFixed(1)).join(' ')}`, c, 1.4)) + circle(x, 226, 10, c);
    const can = (x: number, y: number) => shape(`M${x - 27} ${y}C${x - 30} ${y - 40} ${x - 27} ${y - 58} ${x - 14} ${y - 70}V${y - 82}H${x + 14}V${y - 70}C${x + 27} ${y - 58} ${x + 30} ${y - 40} ${x + 27} ${y}Z`, ink(sheet, 1)) + rect(x - 18, y - 92, 36, 10, c, 'rx="3"') + stroke(`M${x - 26} ${y - 44}H${x + 26}M${x - 28} ${y - 14}H${x + 28}`, sheet.cloth, 3) + stroke(`M${x - 14} ${y - 66}Q${x - 34} ${y - 58} ${x - 27} ${y - 32}`, c, 3);
    return (
      wheel(104) + wheel(338) + stroke('M104 226L158 112H296L212 226ZM158 112L212 226M146 84L158 112M296 112L338 226M296 112L288 72', c, 8) + stroke('M288 72C300 62 324 64 330 78M288 72L262 66', c, 6) +
      shape('M118 76C132 70 168 70 176 80C168 88 150 88 140 94C130 92 120 86 118 76Z', c) + circle(212, 226, 20, c) + circle(212, 226, 9, sheet.cloth) + stroke('M212 226L232 262M222 264H246', c, 6) +
      can(74, 214) + can(124, 214) + stroke('M44 124H152', c, 6) + circle(306, 96, 9, ink(sheet, 2)) + stroke('M6 316H180M204 316H434', c, 4)
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
      polygon([[0, -40], [32, 0], [0, 40], [-32, 0]], ink(sheet, 2)) + polygon([[0, -40], [32, 0], [0, 0]], ink(sheet, 0)) + polygon([[0, 40], [-32, 0], [0, 0]], ink(sheet, 0)),
      circle(0, 0, 34, ink(sheet, 1)) + stroke('M-16 -29C2 -14 2 14 -16 29M-6 -33C12 -16 12 16 -6 33', sheet.cloth, 2.6, 'stroke-dasharray="5 4"'),
      around(10, (d) => moved(0, 0, shape(petal(36, 10), ink(sheet, 2)), d)) + circle(0, 0, 12, ink(sheet, 0)),
    ];
    return repeated(sheet, 108, 108, (column, row) => moved(0, 0, things[(((column + row * 2) % 4) + 4) % 4]!, ((column * 31 + row * 17) % 30) - 15, 0.82), true);
  },
};

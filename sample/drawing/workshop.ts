// The pictures of About Us, one for each of its promises: the workshop in Tiruppur, from the cutting
// table to the parcel; and the three samples of the compare page.
import type { Scene } from './scenes/scenes.ts';
import { grounds, tables } from './scenes/studio.ts';

const { clay, sand, slate, linen } = tables;
const size = { width: 800, height: 600 };

const shadow =
  '<filter id="lying" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="5" dy="8" stdDeviation="6" flood-color="#2b1b13" flood-opacity=".42"/></filter>';
const lying = (x: number, y: number, turn: number, body: string): string =>
  `<g filter="url(#lying)"><g transform="translate(${x} ${y}) rotate(${turn})">${body}</g></g>`;

const scissors =
  '<path d="M-10 6L-20 -238C-20 -252 -8 -252 -4 -240L14 8Z" fill="#c9c6c0"/><path d="M10 6L46 -226C48 -240 36 -244 30 -232L-14 8Z" fill="#aeaaa3"/><path d="M-4 -236L8 0M30 -228L0 0" stroke="#fff" stroke-opacity=".55" stroke-width="3" fill="none"/>' +
  '<g fill="none" stroke="#2b1b13" stroke-width="13" stroke-linecap="round"><path d="M4 4L-26 48M-4 4L26 48"/><ellipse cx="-44" cy="84" rx="24" ry="40" transform="rotate(22 -44 84)"/><ellipse cx="44" cy="84" rx="24" ry="40" transform="rotate(-22 44 84)"/></g><circle r="9" fill="#6d675f"/><circle r="3.4" fill="#d9d4ca"/>';

/** A measuring tape between two points of a curve, with a mark every 14 units. */
const tape = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#dfa02a" stroke-width="30"/><path d="${path}" fill="none" stroke="#7a4d10" stroke-width="13" stroke-dasharray="2 12" transform="translate(0 -7)"/><path d="${path}" fill="none" stroke="#f3d289" stroke-width="2" transform="translate(0 12)"/>`;

const chalk =
  '<g fill="none" stroke="#f6efe2" stroke-width="4.5" stroke-dasharray="19 9" stroke-linecap="round" stroke-opacity=".9"><path d="M-70 -178Q0 -132 70 -178L128 -158L214 -80L158 -18L116 -58Q108 60 118 208H-118Q-108 60 -116 -58L-158 -18L-214 -80L-128 -158Z"/></g><g fill="none" stroke="#f6efe2" stroke-opacity=".6" stroke-width="3"><path d="M0 -150V208M-116 -58H116"/></g>';

const frame = (wide: number, high: number): string => {
  const bar = 34;
  const grain = (y: number): string =>
    `<path d="M6 ${y}H${wide - 6}" stroke="#8a5f38" stroke-opacity=".35" stroke-width="2"/>`;
  return (
    `<rect x="${bar}" y="${bar}" width="${wide - 2 * bar}" height="${high - 2 * bar}" fill="#e9d9a6" fill-opacity=".34"/>` +
    `<path fill-rule="evenodd" d="M0 0H${wide}V${high}H0ZM${bar} ${bar}V${high - bar}H${wide - bar}V${bar}Z" fill="#b98a57"/>` +
    `<path d="M0 0L${bar} ${bar}M${wide} 0L${wide - bar} ${bar}M0 ${high}L${bar} ${high - bar}M${wide} ${high}L${wide - bar} ${high - bar}" stroke="#7d5933" stroke-width="2.5"/>` +
    [9, 20].map(grain).join('') +
    [high - 24, high - 12].map(grain).join('')
  );
};
const squeegee =
  '<rect x="-190" y="-14" width="380" height="30" rx="4" fill="#3a2d24"/><path d="M-196 -58H196L190 -8H-190Z" fill="#c4966a"/><path d="M-194 -52H194" stroke="#e2bd92" stroke-width="6"/>';

const needle =
  '<path d="M0 0L-7 -300C-7 -322 7 -322 7 -300Z" fill="#c5c2bc"/><path d="M-2 -20L-3 -300" stroke="#fff" stroke-width="2.4"/><ellipse cy="-292" rx="2.6" ry="15" fill="#6b2430"/>';
const spool =
  '<ellipse cy="64" rx="62" ry="16" fill="#a9794b"/><rect x="-44" y="-62" width="88" height="126" fill="#dfa02a"/>' +
  Array.from(
    { length: 15 },
    (_, i) =>
      `<path d="M-44 ${-56 + i * 8}Q0 ${-44 + i * 8} 44 ${-56 + i * 8}" stroke="#8c5a10" stroke-opacity=".55" stroke-width="2.4" fill="none"/>`,
  ).join('') +
  '<path d="M-44 -62V64M-30 -60V66" stroke="#f3d289" stroke-opacity=".5" stroke-width="7"/><ellipse cy="-64" rx="62" ry="16" fill="#c4966a"/><ellipse cy="-64" rx="12" ry="4" fill="#5c3f25"/>';

const paper =
  '<g filter="url(#lying)"><path d="M118 118L690 74L716 520L150 560Z" fill="#c49a68"/></g><path d="M118 118L690 74L700 250L126 280Z" fill="#fff" fill-opacity=".07"/><path d="M404 96L432 540M126 330L704 292" stroke="#8c6539" stroke-opacity=".4" stroke-width="3"/>';
const bill =
  '<path d="M0 0H128V190L118 182L107 190L96 182L85 190L74 182L64 190L53 182L42 190L32 182L21 190L10 182L0 190Z" fill="#fdfaf4"/><path d="M16 28H78M16 58H112M16 84H96M16 110H104" stroke="#66544a" stroke-width="6" stroke-linecap="round"/><path d="M16 144H112" stroke="#a32633" stroke-width="9" stroke-linecap="round"/>';
const string =
  '<g fill="none" stroke="#f1e6d2" stroke-width="7" stroke-linecap="round"><path d="M398 92L424 546M132 342L708 300"/><path d="M412 322C352 262 320 300 412 322C480 250 520 286 412 322M412 322C396 372 372 392 352 404M412 322C436 366 462 380 486 384"/></g>';

export const workshop: readonly { alt: string; scene: Scene }[] = [
  {
    alt: 'A cutting table: olive cotton with a tee drawn on it in chalk, scissors and a measuring tape',
    scene: {
      ...size,
      ground: sand,
      items: [{ tee: 'roz-everyday-tee', colour: 'Olive', x: 300, y: 30, size: 2.1, turn: -9 }],
      over:
        shadow +
        `<g transform="translate(330 292) rotate(-9)">${chalk}</g>` +
        lying(0, 0, 0, tape('M-20 552C160 500 300 590 470 552S690 480 840 540')) +
        lying(640, 330, 16, scissors),
    },
  },
  {
    alt: 'A printing screen with its squeegee over an ivory tee with a Warli village',
    scene: {
      ...size,
      ground: slate,
      items: [{ tee: 'warli-village-tee', colour: 'Ivory', x: 400, y: 430, size: 1.02, turn: -4 }],
      over: shadow + lying(150, 66, -4, frame(500, 440)) + lying(420, 500, -4, squeegee),
    },
  },
  {
    alt: 'A sewn hem of maroon cotton with a needle and a spool of yellow thread',
    scene: {
      ...size,
      ground: linen,
      items: [{ tee: 'roz-full-sleeve-tee', colour: 'Maroon', x: 330, y: -520, size: 1.9, turn: 6 }],
      over:
        shadow +
        '<path d="M596 300C520 330 470 210 380 236S250 330 168 300" fill="none" stroke="#f0b84a" stroke-width="5"/>' +
        lying(210, 470, 58, needle) +
        lying(640, 250, 14, spool),
    },
  },
  {
    alt: 'A folded tee on brown paper, tied with string, with its bill beside it',
    scene: {
      ...size,
      ground: clay,
      behind: shadow + paper,
      items: [{ tee: 'doorstep-kolam-tee', folded: true, x: 410, y: 320, size: 0.78, turn: -4 }],
      over: shadow + `<g filter="url(#lying)">${string}</g>` + lying(640, 350, 9, bill),
    },
  },
];

const sample = { width: 800, height: 640, ground: grounds.linen };
export const samples: readonly { name: string; alt: string; scene: Scene }[] = [
  {
    name: 'classic',
    alt: 'A plain maroon tee with short sleeves',
    scene: { ...sample, items: [{ tee: 'roz-everyday-tee', colour: 'Maroon', x: 400, y: 322, size: 0.6 }] },
  },
  {
    name: 'oversized',
    alt: 'A plain navy tee with a wide body and dropped shoulders',
    scene: {
      ...sample,
      items: [{ tee: 'roz-everyday-tee', cut: 'Oversized', colour: 'Navy', x: 400, y: 322, size: 0.6 }],
    },
  },
  {
    name: 'full-sleeve',
    alt: 'A plain mustard tee with long sleeves and rib cuffs',
    scene: {
      ...sample,
      items: [{ tee: 'roz-everyday-tee', cut: 'Full Sleeve', colour: 'Goldenrod', x: 400, y: 322, size: 0.6 }],
    },
  },
];

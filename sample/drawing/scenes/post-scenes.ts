// The content of each post's picture.
import { kolamGrand } from '../prints/kolam.ts';
import { seededRandom } from '../random.ts';
import type { Scene } from './scenes.ts';
import { tables } from './studio.ts';

const { linen, slate, sand, floor } = tables;
const post = { width: 1200, height: 750 };
const line = 'M-20 92Q600 176 1220 92';
const peg = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><rect x="-6" y="-18" width="12" height="46" rx="3" fill="#b98a57"/><rect x="-6" y="-18" width="4.5" height="46" rx="2" fill="#d9b184"/><rect x="-7" y="-2" width="14" height="4" fill="#8d8579"/></g>`;
const measure = (x1: number, y1: number, x2: number, y2: number): string => {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const head = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0L-20 -9V9Z" fill="#b8382b"/>`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#b8382b" stroke-width="4" stroke-dasharray="12 8" fill="none"/>${head(x2, y2, angle)}${head(x1, y1, angle + 180)}`;
};
const kolamOnFloor = (): string =>
  `<g transform="translate(600 375) rotate(-4) scale(1.75) translate(-200 -200)" opacity=".94">${kolamGrand.draw({ width: 400, height: 400, inks: ['#f1e8da', '#f1e8da'], cloth: '#7a3e2c', random: seededRandom('kolam-post') })}</g>`;

export const postScenes: Readonly<Record<string, Scene>> = {
  'post-name': {
    ...post,
    ground: linen,
    items: [{ tee: 'warp-and-weft-oversized-tee', x: 600, y: 620, size: 1.75, turn: -9 }],
  },
  'post-gsm': {
    ...post,
    ground: sand,
    leaves: [{ x: 1270, y: 700, size: 1, turn: -50, kind: 'palm' }],
    shade: 0.22,
    items: [
      { tee: 'roz-everyday-tee', folded: true, x: 230, y: 380, size: 0.84, turn: -12 },
      { tee: 'roz-everyday-tee', colour: 'Olive', folded: true, x: 430, y: 400, size: 0.84, turn: -5 },
      { tee: 'roz-everyday-tee', colour: 'Maroon', folded: true, x: 630, y: 380, size: 0.84, turn: 4 },
      { tee: 'roz-everyday-tee', colour: 'Navy', folded: true, x: 850, y: 400, size: 0.84, turn: 12 },
    ],
  },
  'post-block': { ...post, ground: linen, items: [{ tee: 'ajrakh-star-tee', x: 560, y: 420, size: 1.7, turn: 10 }] },
  'post-care': {
    ...post,
    ground: [205, 217, 214],
    shade: 0.16,
    leaves: [{ x: 1250, y: 780, size: 1, turn: -36, kind: 'banana' }],
    behind: `<path d="${line}" fill="none" stroke="#7d6a55" stroke-width="5"/>`,
    items: [
      { tee: 'ambi-mango-tee', x: 250, y: 388, size: 0.52, turn: 1.5 },
      { tee: 'rangoli-raglan', x: 610, y: 412, size: 0.5, turn: -0.5 },
      { tee: 'patola-diamond-crop', x: 960, y: 378, size: 0.52, turn: -2 },
    ],
    over: [190, 312, 548, 672, 900, 1020]
      .map((x) => peg(x, 90 + 84 * 2 * (x / 1200) * (1 - x / 1200) * 1.0 + (x === 548 || x === 672 ? 6 : 4)))
      .join(''),
  },
  'post-monsoon': {
    ...post,
    ground: slate,
    leaves: [{ x: 500, y: -120, size: 1.6, turn: 4, kind: 'window' }],
    shade: 0.3,
    items: [
      { tee: 'first-rain-full-sleeve', x: 300, y: 400, size: 0.66, turn: -12 },
      { tee: 'monsoon-waves-oversized-tee', x: 760, y: 420, size: 0.82, turn: 6 },
    ],
  },
  'post-size': {
    ...post,
    ground: linen,
    items: [{ tee: 'roz-everyday-tee', colour: 'SlateGray', x: 600, y: 380, size: 0.6 }],
    over: measure(422, 322, 778, 322) + measure(540, 110, 540, 642),
  },
  'post-kolam': {
    ...post,
    ground: floor,
    items: [],
    over: kolamOnFloor(),
    leaves: [{ x: 1300, y: 260, size: 1.1, turn: -82, kind: 'palm' }],
    shade: 0.34,
  },
};

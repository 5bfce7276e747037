// The content of each banner and story picture.
import type { Scene } from './scenes.ts';
import { tables } from './studio.ts';

const { linen, clay, slate, sand, rose, sage } = tables;

const hanger = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke-linecap="round"><path d="M0 -58C-2 -84 26 -86 26 -108C26 -128 -8 -130 -10 -108" stroke="#8d8579" stroke-width="7"/><path d="M-236 44Q-120 -8 0 -54Q120 -8 236 44" stroke="#a9794b" stroke-width="21"/><path d="M-236 40Q-120 -12 0 -58Q120 -12 236 40" stroke="#c4966a" stroke-width="7"/></g>`;
const rail = (width: number, y: number, from = -20, thick = 11): string =>
  `<rect x="${from}" y="${y}" width="${width + 20 - from}" height="${thick}" rx="${thick / 2}" fill="#7d6a55"/><rect x="${from + 4}" y="${y + thick / 11}" width="${width + 16 - from}" height="${thick * 0.31}" rx="${thick * 0.15}" fill="#b8a184"/>`;

/** Tees on one rail, each hanging at its `x` from its hook; the last one is in front. */
function hung(
  tees: readonly (readonly [tee: string, x: number])[],
  y: number,
  size: number,
): { items: Scene['items']; props: string } {
  return {
    items: tees.map(([tee, x], i) => ({ tee, x, y: y + 500 * size, size, turn: (i % 2 === 0 ? 1 : -1) * 0.6 })),
    props: tees.map(([, x]) => hanger(x, y + 62 * size, size)).join(''),
  };
}

/** Of wide banners: below what a wide window cuts off, and right of the words. */
const wideRail = rail(1600, 126, 640);
const monsoonRail = hung(
  [
    ['first-rain-full-sleeve', 905],
    ['konkan-wave-crop', 1545],
    ['monsoon-waves-oversized-tee', 1200],
  ],
  159,
  0.62,
);
const kidsRail = hung(
  [
    ['kite-sky-kids-tee', 900],
    ['little-rickshaw-kids-tee', 1216],
    ['taare-kids-tee', 1532],
  ],
  159,
  0.52,
);
const phoneRail = rail(1600, 152, 200, 26);
const monsoonPhone = hung([['monsoon-waves-oversized-tee', 1010]], 175, 1.75);
const kidsPhone = hung([['little-rickshaw-kids-tee', 990]], 175, 1.95);

/**
 * The wide picture leaves its left two fifths to the text. The phone's shows one garment with its
 * whole left sleeve, which bleeds off the right and the bottom: there more of it may be cut off.
 */
export interface Banner {
  wide: Scene;
  phone: Scene;
}

/** So large that the knit is drawn, and stays in the file of half the size. */
const onPhone = { width: 1600, height: 1520 };

export const banners: readonly Banner[] = [
  {
    wide: {
      width: 1600,
      height: 640,
      ground: clay,
      shade: 0.26,
      items: [
        { tee: 'truck-art-oversized-tee', side: 'back', x: 1530, y: 430, size: 0.76, turn: 11 },
        { tee: 'ajrakh-star-tee', x: 930, y: 520, size: 0.58, turn: -12 },
        { tee: 'warli-village-tee', x: 1216, y: 420, size: 0.82, turn: -3 },
      ],
      leaves: [{ x: 1500, y: -240, size: 1, turn: -152, kind: 'palm' }],
    },
    phone: {
      ...onPhone,
      ground: clay,
      shade: 0.2,
      items: [{ tee: 'warli-village-tee', x: 1180, y: 1205, size: 2.1, turn: -14 }],
      leaves: [{ x: 1800, y: 1080, size: 2, turn: -58, kind: 'palm' }],
    },
  },
  {
    wide: {
      width: 1600,
      height: 640,
      ground: slate,
      shade: 0.15,
      behind: wideRail + monsoonRail.props,
      items: monsoonRail.items,
      leaves: [{ x: 420, y: -260, size: 2.6, turn: 4, kind: 'window' }],
    },
    phone: { ...onPhone, ground: slate, behind: phoneRail + monsoonPhone.props, items: monsoonPhone.items },
  },
  {
    wide: {
      width: 1600,
      height: 640,
      ground: sand,
      behind: wideRail + kidsRail.props,
      items: kidsRail.items,
      shade: 0.18,
    },
    phone: { ...onPhone, ground: sand, behind: phoneRail + kidsPhone.props, items: kidsPhone.items },
  },
];

/** A tee on a hanger, in the light of a window. */
export function onHanger(tee: string): Scene {
  const size = 0.98;
  const made = hung([[tee, 594]], 150, size);
  return {
    width: 1188,
    height: 1200,
    ground: linen,
    behind: rail(1188, 88, -20, 15) + made.props,
    items: made.items,
    leaves: [{ x: 330, y: 60, size: 2.1, turn: 6, kind: 'window' }],
    shade: 0.3,
  };
}

const story = { width: 800, height: 1000 };
const palmTop = [{ x: 860, y: 40, size: 0.9, turn: -120, kind: 'palm' as const }];
const palmLeft = [{ x: -60, y: 1010, size: 1, turn: 34, kind: 'palm' as const }];
const pane = [{ x: 300, y: 80, size: 1.5, turn: 6, kind: 'window' as const }];
const rack = (ids: readonly string[], from: number, step: number, size: number) => {
  const made = hung(
    ids.map((id, i) => [id, from + i * step] as const),
    66 + 62 * size,
    size,
  );
  return { behind: rail(800, 62) + made.props, items: made.items };
};

export const stories: readonly { alt: string; scene: Scene }[] = [
  {
    alt: 'A Warli village tee in maroon in the shade of a palm',
    scene: {
      ...story,
      ground: clay,
      items: [{ tee: 'warli-village-tee', x: 400, y: 520, size: 0.72, turn: -5 }],
      leaves: palmTop,
      shade: 0.28,
    },
  },
  {
    alt: 'Two kolam tees laid over one another',
    scene: {
      ...story,
      ground: linen,
      items: [
        { tee: 'doorstep-kolam-tee', colour: 'Maroon', x: 280, y: 420, size: 0.58, turn: -14 },
        { tee: 'doorstep-kolam-tee', x: 500, y: 610, size: 0.62, turn: 8 },
      ],
    },
  },
  {
    alt: 'Three folded tees in a fan',
    scene: {
      ...story,
      ground: sand,
      items: [
        { tee: 'ambi-mango-tee', folded: true, x: 250, y: 430, size: 0.86, turn: -24 },
        { tee: 'cutting-chai-tee', folded: true, x: 410, y: 500, size: 0.86, turn: -4 },
        { tee: 'backwater-evening-tee', folded: true, x: 560, y: 600, size: 0.86, turn: 17 },
      ],
      leaves: palmLeft,
      shade: 0.22,
    },
  },
  {
    alt: 'A truck art tee seen from the back',
    scene: {
      ...story,
      ground: slate,
      items: [{ tee: 'truck-art-oversized-tee', side: 'back', x: 400, y: 530, size: 0.72, turn: 4 }],
      leaves: pane,
      shade: 0.3,
    },
  },
  {
    alt: 'Close view of ikat zigzags on a polo',
    scene: { ...story, ground: linen, items: [{ tee: 'ikat-zigzag-polo', x: 380, y: 920, size: 1.5, turn: -9 }] },
  },
  {
    alt: 'Three tees hanging on a rail',
    scene: {
      ...story,
      ground: linen,
      ...rack(['bandhani-rings-oversized-tee', 'saptarishi-tee', 'tarpa-dance-tee'], 60, 345, 0.76),
    },
  },
  {
    alt: 'A sun wheel tee in brown',
    scene: {
      ...story,
      ground: sand,
      items: [{ tee: 'surya-wheel-oversized-tee', x: 400, y: 520, size: 0.72, turn: -3 }],
      leaves: palmLeft,
      shade: 0.26,
    },
  },
  {
    alt: 'A full-sleeve tee with a jaal of vines and flowers, its sleeves bent',
    scene: {
      ...story,
      ground: rose,
      items: [{ tee: 'climbing-jaal-full-sleeve', x: 400, y: 520, size: 0.68, turn: 6 }],
      leaves: pane,
      shade: 0.26,
    },
  },
  {
    alt: 'Close view of a stepwell print on heavy cotton',
    scene: { ...story, ground: linen, items: [{ tee: 'stepwell-oversized-tee', x: 420, y: 800, size: 1.35, turn: 8 }] },
  },
  {
    alt: 'Children’s tees with kites and a rickshaw',
    scene: {
      ...story,
      ground: sage,
      items: [
        { tee: 'kite-sky-kids-tee', x: 300, y: 360, size: 0.58, turn: -10 },
        { tee: 'little-rickshaw-kids-tee', x: 500, y: 660, size: 0.58, turn: 8 },
      ],
      leaves: palmTop,
      shade: 0.2,
    },
  },
  {
    alt: 'A marigold garland tee in ivory',
    scene: {
      ...story,
      ground: clay,
      items: [{ tee: 'genda-garland-crop', x: 400, y: 520, size: 0.74, turn: -4 }],
      leaves: palmTop,
      shade: 0.28,
    },
  },
  {
    alt: 'A moon calendar tee at night',
    scene: {
      ...story,
      ground: [92, 98, 122],
      items: [{ tee: 'moon-calendar-oversized-tee', colour: 'Black', x: 400, y: 520, size: 0.74, turn: 3 }],
      leaves: pane,
      shade: 0.42,
    },
  },
  {
    alt: 'Raglan tees with kites and a rangoli',
    scene: {
      ...story,
      ground: linen,
      items: [
        { tee: 'patang-raglan', x: 300, y: 370, size: 0.58, turn: -9 },
        { tee: 'rangoli-raglan', x: 500, y: 640, size: 0.6, turn: 7 },
      ],
    },
  },
  {
    alt: 'A folded warp-and-weft tee',
    scene: {
      ...story,
      ground: rose,
      items: [{ tee: 'warp-and-weft-oversized-tee', folded: true, x: 400, y: 500, size: 1.2, turn: -8 }],
      leaves: palmLeft,
      shade: 0.24,
    },
  },
];

/** The picture shown when a page is shared; the logo is laid over its left. */
export const shareScene: Scene = {
  width: 1200,
  height: 630,
  ground: linen,
  shade: 0.2,
  items: [
    { tee: 'doorstep-kolam-tee', x: 1010, y: 330, size: 0.5, turn: 10 },
    { tee: 'warli-village-tee', x: 750, y: 340, size: 0.52, turn: -6 },
  ],
  leaves: [{ x: 1300, y: 120, size: 0.9, turn: -100, kind: 'palm' }],
};

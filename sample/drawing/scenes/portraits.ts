// The pictures of a tee: its views, and the framing of each.
import { colours } from '../../catalog/colours.ts';
import type { ColourName } from '../../catalog/colours.ts';
import type { Tee } from '../../catalog/product.ts';
import { renderCloth } from '../garment/cloth.ts';
import type { Picture } from '../garment/cloth.ts';
import { dressed } from '../garment/dressing.ts';
import { fold } from '../garment/folded.ts';
import type { Side } from '../garment/garment.ts';
import { seededRandom } from '../random.ts';
import type { View } from '../raster.ts';
import { cutOf } from '../garment/silhouettes.ts';
import { onHanger } from './arrangements.ts';
import { drawScene } from './scenes.ts';
import { grounds, layOn, litGround } from './studio.ts';
import { sew } from '../garment/tailoring.ts';

export interface Portrait {
  file: string;
  alt: string;
  side: Side;
  folded?: boolean;
  colour: ColourName;
  /** A front in another colour than the tee's main one. */
  isAnotherColour?: boolean;
  /** On a hanger, in a room's light. */
  isHung?: boolean;
  view: View;
}

const frame = { width: 1188, height: 1200 };
const whole: View = { ...frame, zoom: 1, centre: [594, 600], turn: 0 };
/** As large as its largest file. */
const small: View = { width: 800, height: 808, zoom: 800 / 1188, centre: [594, 600], turn: 0 };

const words = (colour: ColourName): string => colour.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/**
 * The close view's centre: the print's upper edge with the collar, or the
 * pattern, always with a seam in sight.
 */
function detailView(tee: Tee): View {
  const cut = cutOf(tee.category);
  const place = tee.design.front[0]?.place;
  const turn = seededRandom(`${tee.id}turn`)() < 0.5 ? -7 : 8;
  const chest = cut.top + cut.neckDepth;
  if (place === 'pocket')
    return { ...frame, zoom: 2.5, centre: [594 + cut.chest * 0.4, cut.top + cut.armhole * 0.62], turn };
  if (place === 'hem') return { ...frame, zoom: 2.3, centre: [594 + cut.hem * 0.52, cut.top + cut.length - 110], turn };
  if (place === 'allover' || place === 'bodyover' || place === undefined)
    return { ...frame, zoom: 2.2, centre: [594 + cut.neck * 0.5, chest + 60], turn };
  return { ...frame, zoom: 2.3, centre: [594 - 20, chest + 150], turn };
}

export function portraitsOf(tee: Tee): Portrait[] {
  const [first] = tee.colors;
  const kind =
    tee.category === 'Polo' || tee.category === 'Henley'
      ? tee.category.toLowerCase()
      : `${tee.category.toLowerCase()} tee`;
  const shown = tee.shows === 'no print' ? 'plain' : `with ${tee.shows}`;
  const printed = tee.design.back.length > 0;
  const portraits: Portrait[] = [
    {
      file: `${tee.id}-front`,
      alt: `${tee.title} in ${words(first)}, front: ${kind}, ${shown}`,
      side: 'front',
      colour: first,
      view: whole,
    },
    // Second, because lists show the second picture too, and the product page zooms into it.
    ...(bestSellers.has(tee.id)
      ? [
          {
            file: `${tee.id}-hung`,
            alt: `${tee.title} in ${words(first)}, on a hanger in the light of a window`,
            side: 'front',
            colour: first,
            isHung: true,
            view: whole,
          } as const,
        ]
      : []),
    {
      file: `${tee.id}-detail`,
      alt: `${tee.title}: close view of ${tee.shows === 'no print' ? 'the rib collar and the knit' : 'the print and the knit'} in ${words(first)}`,
      side: 'front',
      colour: first,
      view: detailView(tee),
    },
    {
      file: `${tee.id}-back`,
      alt: `${tee.title} in ${words(first)}, back${printed ? ', printed' : ', without print'}`,
      side: 'back',
      colour: first,
      view: whole,
    },
  ];
  // The most popular tees are also shown folded, in their second colour.
  const second = tee.colors[1];
  if (second && foldable.has(tee.category) && tee.tags.includes('popular')) {
    const view = { ...frame, zoom: 1.36, centre: [594, 612], turn: seededRandom(tee.id)() < 0.5 ? -7 : 6 } as const;
    portraits.push({
      file: `${tee.id}-folded`,
      alt: `${tee.title} in ${words(second)}, folded`,
      side: 'front',
      folded: true,
      colour: second,
      view,
    });
  }
  for (const colour of tee.colors.slice(1)) {
    portraits.push({
      file: `${tee.id}-front-${words(colour).replaceAll(' ', '-')}`,
      alt: `${tee.title} in ${words(colour)}, front`,
      side: 'front',
      colour,
      isAnotherColour: true,
      view: small,
    });
  }
  return portraits;
}

/** They are also shown as they hang in a room. */
const bestSellers: ReadonlySet<string> = new Set([
  'warli-village-tee',
  'doorstep-kolam-tee',
  'cutting-chai-tee',
  'monsoon-waves-oversized-tee',
  'chai-oversized-tee',
]);

/** Cuts whose neck and front look the same when folded. */
const foldable: ReadonlySet<string> = new Set(['Oversized', 'Classic', 'Full Sleeve', 'Raglan']);

const brandGround = {
  Karkhana: grounds.linen,
  Gully: grounds.stone,
  Aasmaan: grounds.stone,
  Roz: grounds.linen,
  Nanhe: grounds.clay,
};

const emptyStudios = new Map<string, Picture>();

/** The lit ground of a brand, computed once and returned as a copy. */
function studioGround({ width, height }: View, brand: Tee['brand']): Picture {
  const name = `${brand} ${width}`;
  const empty = emptyStudios.get(name) ?? litGround(width, height, brandGround[brand]);
  emptyStudios.set(name, empty);
  return { ...empty, pixels: Buffer.from(empty.pixels) };
}

/** Twice as large, for the zoom: for the detail, and for patterns all over the front. */
const isZoomed = (tee: Tee, { file }: Portrait): boolean =>
  file === `${tee.id}-detail` ||
  (file === `${tee.id}-front` && tee.design.front.some(({ place }) => place === 'allover' || place === 'bodyover'));

/** Of the close view, in millimetres from edge to edge: a garment unit is 0.8 mm. */
export const clothWidthOf = ({ file, view }: Portrait): number | undefined =>
  file.endsWith('-detail') ? Math.round((view.width / view.zoom) * 0.8) : undefined;

const doubled = (view: View): View => ({
  ...view,
  width: view.width * 2,
  height: view.height * 2,
  zoom: view.zoom * 2,
});

interface Drawn {
  picture: Picture;
  /** The cloth's colour as it looks in the picture: the shop's swatch. */
  color: string;
  large?: Picture;
}

export async function drawPortrait(tee: Tee, portrait: Portrait): Promise<Drawn> {
  if (portrait.isHung) return { picture: await drawScene(onHanger(tee.id)), color: colours[portrait.colour] };
  const random = seededRandom(`${tee.id}${portrait.side}${portrait.colour}`);
  const garment = portrait.folded ? fold(random) : sew(cutOf(tee.category), portrait.side, random);
  const look = dressed(tee, portrait.colour, garment, portrait.side);
  const draw = async (view: View): Promise<{ cloth: Picture; picture: Picture }> => {
    const cloth = await renderCloth(garment, look, view);
    const picture = studioGround(view, tee.brand);
    layOn(picture, cloth, view);
    return { cloth, picture };
  };
  const { cloth, picture } = await draw(portrait.view);
  const drawn = { picture, color: tee.design.undyed ? colours[portrait.colour] : mostSeen(cloth) };
  return isZoomed(tee, portrait) ? { ...drawn, large: (await draw(doubled(portrait.view))).picture } : drawn;
}

/** The most frequent colour, in steps of 16, as the average of its pixels. */
function mostSeen({ pixels }: Picture): string {
  const sums = new Map<number, [number, number, number, number]>();
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3]! < 255) continue;
    const [red, green, blue] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    const step = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = sums.get(step);
    if (!sum) sums.set(step, [1, red, green, blue]);
    else {
      sum[0] += 1;
      sum[1] += red;
      sum[2] += green;
      sum[3] += blue;
    }
  }
  const [count, ...parts] = [...sums.values()].reduce((most, each) => (each[0] > most[0] ? each : most), [0, 0, 0, 0]);
  return `#${parts
    .map((part) =>
      Math.round(part / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

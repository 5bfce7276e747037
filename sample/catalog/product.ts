// A tee: the text for the shop, and the design for the drawing program. `tee` fills in what most tees
// of a category share.
import type { Category } from '../drawing/garment/silhouettes.ts';
import type { MotifName } from '../drawing/prints/motifs.ts';
import type { ColourName } from './colours.ts';
import { type FabricName, usualFabric } from './fabrics.ts';

export type Place = 'chest' | 'pocket' | 'back' | 'nape' | 'hem' | 'band' | 'yoke' | 'sleeve' | 'allover' | 'bodyover';

export interface Placement {
  print: MotifName;
  place: Place;
  /** Width on the cloth in garment units (12.5 per cm); for fills, the scale of the repeat. */
  size?: number;
  down?: number;
  inks: readonly string[];
  /**
   * The inks on other colours than the first; otherwise `inks`, changed where they would not show.
   */
  inksIn?: Partial<Record<ColourName, readonly string[]>>;
}

export interface Design {
  front: readonly Placement[];
  back: readonly Placement[];
  /**
   * The cloth of every colour when the dye is in the print: the colour is then that of the first
   * ink.
   */
  undyed?: ColourName;
  /** A second cloth for collar and cuffs, sleeves, or placket. */
  rib?: ColourName;
  sleeve?: ColourName;
  placket?: ColourName;
  heather?: number;
  wear?: number;
}

export interface Tee {
  id: string;
  title: string;
  brand: 'Karkhana' | 'Gully' | 'Aasmaan' | 'Roz' | 'Nanhe';
  category: Category;
  price: number;
  tags: readonly string[];
  /** Named by its appearance. The first one has all views, the second also the folded one. */
  colors: readonly [ColourName, ...ColourName[]];
  date: string;
  fabric: FabricName;
  /** Two or three sentences: the origin of the print and the use of the tee. */
  story: string;
  /** Where the print comes from, north and east of it, and a post about it. */
  craft?: { place: string; at: string };
  post?: string;
  /** What is printed, for the alt text: 'a Warli village in white'. */
  shows: string;
  technique: string;
  design: Design;
}

type Shared = 'category' | 'fabric' | 'technique' | 'design';

/** A tee as it is written down. */
type Written = Omit<Tee, Shared> & Partial<Pick<Tee, 'fabric' | 'technique'> & Design>;

/** A print all over is on the back too. Without a technique it is a screen print, with an ink for each colour. */
export function tee(category: Category, written: Written): Tee {
  const { id, title, brand, price, tags, colors, date, story, craft, post, shows, ...cloth } = written;
  const { fabric = usualFabric[category], technique, undyed, front = [], back, ...rest } = cloth;
  const isAllOver = front.some(({ place }) => place === 'allover' || place === 'bodyover');
  const design = { ...(undyed && { undyed }), front, back: back ?? (isAllOver ? front : []), ...rest };
  const facts = { category, fabric, technique: technique ?? screenPrint(front), design };
  const told = { story, ...(craft && { craft }), ...(post && { post }) };
  return { id, title, brand, price, tags, colors, date, ...told, shows, ...facts };
}

const counts = ['no', 'one', 'two', 'three', 'four'];

function screenPrint([print]: readonly Placement[]): string {
  return print ? `Screen printed in ${counts[print.inks.length]} water-based inks` : 'No print';
}

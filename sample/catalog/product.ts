// The type of a tee: the text for the shop, and the design for the drawing program.
import type { Category } from '../drawing/garment/silhouettes.ts';
import type { MotifName } from '../drawing/prints/motifs.ts';
import type { ColourName } from './colours.ts';
import type { FabricName } from './fabrics.ts';

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
  /** What is printed, for the alt text: 'a Warli village in white'. */
  shows: string;
  technique: string;
  design: Design;
}

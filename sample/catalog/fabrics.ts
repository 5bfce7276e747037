// Facts of cloth and fit for descriptions: weight, fibre, cut, care.
import type { Category } from '../drawing/garment/silhouettes.ts';

export const fabrics = {
  light: '100% combed cotton single jersey, 160 GSM, bio-washed',
  regular: '100% combed cotton single jersey, 180 GSM, bio-washed and pre-shrunk',
  heavy: '100% combed ring-spun cotton, 240 GSM, pre-shrunk',
  terry: '100% cotton loopknit French terry, 280 GSM, garment-washed',
  pique: '100% combed cotton piqué, 220 GSM, pre-shrunk',
  slub: '100% cotton slub jersey, 170 GSM, enzyme-washed',
  soft: '100% super-combed cotton interlock, 180 GSM, soft on young skin',
  heather: '90% cotton, 10% viscose heather jersey, 190 GSM, pre-shrunk',
} as const;
export type FabricName = keyof typeof fabrics;

/** What a tee of a category is made of, unless it says otherwise. */
export const usualFabric: Record<Category, FabricName> = {
  Oversized: 'heavy',
  Classic: 'regular',
  Polo: 'pique',
  'Full Sleeve': 'heavy',
  Crop: 'regular',
  Kids: 'soft',
  Henley: 'slub',
  Raglan: 'regular',
};

export const fits: Record<Category, string> = {
  Oversized:
    'Oversized, with dropped shoulders and a wide sleeve to the elbow. Take your usual size; one size down for a closer fit',
  Classic: 'Regular, straight from chest to hem. True to size',
  Polo: 'Regular, with a rib collar, three-button placket and side vents. True to size',
  'Full Sleeve': 'Regular, with full sleeves and 6 cm rib cuffs. True to size',
  Crop: 'Boxy and short: it ends at the waist, with a raw-edge hem that rolls a little after the first wash',
  Kids: 'Easy, with room to grow. XS to XXXL on this page stand for 2-3 to 14-15 years',
  Henley: 'Regular, with a band collar and three-button placket. True to size',
  Raglan: 'Relaxed, with raglan sleeves to the elbow in a second colour. True to size',
};

export const care =
  'Wash inside out in cold water with like colours. Line dry in shade. Warm iron, never on the print. Do not bleach or dry-clean';
export const origin = 'Country of origin: India. Knitted, cut and sewn in Tiruppur, Tamil Nadu';

// Static samples (specification section 2). They are not products and not for sale.
import { readArt } from '../../components/carousel/art-pictures.ts';
import * as compareTexts from '@taana-baana/contract/texts/screens/catalog/compare.ts';

export interface Sample {
  title: string;
  price: number;
  brand: string;
  type: string;
  fabric: string;
  /** CSS colours. */
  colors: readonly string[];
  sizes: string;
  /** Its picture in storefront/art. */
  art: string;
}

const brand = compareTexts.sampleBrand;

export const samples: readonly Sample[] = [
  { ...compareTexts.classic, brand, price: 799, colors: ['Maroon', 'Navy', 'Ivory'], art: 'sample-classic' },
  { ...compareTexts.oversized, brand, price: 1299, colors: ['Navy', 'Black'], art: 'sample-oversized' },
  {
    ...compareTexts.fullSleeve,
    brand,
    price: 1099,
    colors: ['Goldenrod', 'Teal', 'SlateGray'],
    art: 'sample-full-sleeve',
  },
];

export const samplePicture = readArt(
  import.meta.glob('../../art/sample-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-sample.json', { eager: true, import: 'default' }),
);

// Static samples (specification section 2). They are not products and not for sale.
import * as compareTexts from '@taana-baana/contract/texts/screens/compare.ts';

export interface Sample {
  title: string;
  price: number;
  brand: string;
  type: string;
  fabric: string;
  /** CSS colours. */
  colors: readonly string[];
  sizes: string;
}

const brand = compareTexts.sampleBrand;

export const samples: readonly Sample[] = [
  { ...compareTexts.classic, brand, price: 799, colors: ['Maroon', 'Navy', 'Ivory'] },
  { ...compareTexts.oversized, brand, price: 1299, colors: ['Indigo', 'Black'] },
  { ...compareTexts.fullSleeve, brand, price: 1099, colors: ['Goldenrod', 'Teal', 'SlateGray'] },
];

// The comparison's static samples (spec section 2): no products of the catalogue, and not for sale.

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

export const samples: readonly Sample[] = [
  {
    title: 'Sample Classic Tee',
    price: 799,
    brand: 'Sample',
    type: 'Classic',
    fabric: '180 GSM combed cotton',
    colors: ['Maroon', 'Navy', 'Ivory'],
    sizes: 'XS to XXL',
  },
  {
    title: 'Sample Oversized Tee',
    price: 1299,
    brand: 'Sample',
    type: 'Oversized',
    fabric: '240 GSM combed cotton',
    colors: ['Indigo', 'Black'],
    sizes: 'S to XXXL',
  },
  {
    title: 'Sample Full Sleeve Tee',
    price: 1099,
    brand: 'Sample',
    type: 'Full Sleeve',
    fabric: '220 GSM slub cotton',
    colors: ['Goldenrod', 'Teal', 'SlateGray'],
    sizes: 'XS to XXXL',
  },
];

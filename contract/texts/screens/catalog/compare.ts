// The compare screen and its three sample products.

export const title = 'Compare products';
export const intro = 'Three samples, side by side, to show what tells our cuts apart. They are drawings, not products.';
export const fabric = 'Fabric';
export const sampleBrand = 'Sample';
export const classic = {
  title: 'Sample Classic Tee',
  type: 'Classic',
  fabric: '180 GSM combed cotton',
  sizes: 'XS to XXL',
} as const;
export const oversized = {
  title: 'Sample Oversized Tee',
  type: 'Oversized',
  fabric: '240 GSM combed cotton',
  sizes: 'S to XXXL',
} as const;
export const fullSleeve = {
  title: 'Sample Full Sleeve Tee',
  type: 'Full Sleeve',
  fabric: '220 GSM slub cotton',
  sizes: 'XS to XXXL',
} as const;

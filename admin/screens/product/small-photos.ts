// Photos that are too small to be looked at closely.
import { photoLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import type { PhotoState, ProductPhoto } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';

/** The numbers of those that are known to be, as the grid counts them. */
export const smallPhotos = (photos: readonly ProductPhoto[], states: readonly PhotoState[]): number[] =>
  photos.flatMap(({ id }, index) => {
    const picture = states.find((state) => state.id === id)?.picture;
    return picture && shorterSide(picture) < photoLimits.sharp ? [index + 1] : [];
  });

/** Of the largest stored variant: a wide photo is stored smaller, and in its own size for the zoom. */
function shorterSide({ width, height, zoom }: Picture): number {
  const widest = Math.max(width, Number(/ (\d+)w$/.exec(zoom ?? '')?.[1] ?? 0));
  return (Math.min(width, height) * widest) / width;
}

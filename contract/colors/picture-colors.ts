// Which pictures show a product in a colour.
import type { Picture } from '../schemas/product.ts';

const isIn = (colorId: string) => (picture: Picture) => picture.colorId === colorId;

/** The main colour of the first picture in this colour, `#rrggbb`. */
export const clothIn = (pictures: readonly Picture[], colorId: string): string | undefined =>
  pictures.find(isIn(colorId))?.color;

/** The first picture in this colour, then the others in their order. */
export function inColor(pictures: readonly Picture[], colorId: string): Picture[] {
  const chosen = pictures.find(isIn(colorId));
  return chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : [...pictures];
}

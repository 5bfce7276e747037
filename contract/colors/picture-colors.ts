// Which pictures show a product in a colour.
import type { Picture } from '../schemas/product.ts';

const isIn = (colorId: string) => (picture: Picture) => picture.colorId === colorId;

/** The main colour of the first picture in this colour, `#rrggbb`. */
export const clothIn = (pictures: readonly Picture[], colorId: string): string | undefined =>
  pictures.find(isIn(colorId))?.color;

/**
 * Which pictures show goods of this colour, the one that stands for them first: of the colour, then
 * of no colour. The others follow; without one of those two there is none, because somebody would
 * take another colour's for the goods. Then the swatch says it.
 */
export function inColor(pictures: readonly Picture[], colorId: string): Picture[] {
  const showing = [...pictures.filter(isIn(colorId)), ...pictures.filter((picture) => picture.colorId === undefined)];
  return showing.length === 0 ? [] : [...showing, ...pictures.filter((picture) => !showing.includes(picture))];
}

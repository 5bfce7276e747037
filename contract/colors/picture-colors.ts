// Which pictures show a product in a colour.
import type { Picture } from '../schemas/catalog/product.ts';

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

/** Whether a picture shows more of the goods of the first one: of its colour, or of no colour. */
export const isBeside = (first: Picture | undefined, other: Picture): boolean =>
  (other.colorId ?? first?.colorId) === first?.colorId;

/**
 * The first pictures of a list, where the second one shows more of the first: of another colour,
 * it would be taken for the same goods. Of two there may be only one.
 */
export function firstPictures(pictures: readonly Picture[], most: number): Picture[] {
  const [first, second, ...others] = pictures;
  if (!first || !second || most < 2 || isBeside(first, second)) return pictures.slice(0, most);
  const beside =
    others.find(({ colorId }) => colorId !== undefined && colorId === first.colorId) ??
    others.find((picture) => isBeside(first, picture));
  const rest = most === 2 ? [] : pictures.slice(1).filter((picture) => picture !== beside);
  return [first, ...(beside ? [beside] : []), ...rest].slice(0, most);
}

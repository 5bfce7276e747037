// Converts colours to the API's form, and decides how each swatch is drawn.
import type { Picture, ProductColor } from '@taana-baana/contract';
import { clothNamed } from '@taana-baana/contract/colors/cloth-colors.ts';
import { isCssColor } from '@taana-baana/contract/colors/css-colors.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { clothIn } from '@taana-baana/contract/colors/picture-colors.ts';

interface SwatchRow {
  readonly id: string;
  readonly title: string;
  readonly css: string | null;
}

/** `cloth` is the owner's swatch; see `asDrawn`. */
export function toColor({ id, title, css }: SwatchRow): ProductColor {
  return { _id: id, title, ...(css !== null && { cloth: css }) };
}

const letters = new Intl.Segmenter(locale);

/**
 * The rule of every swatch: the owner's, else the cloth in a picture, else the title if CSS or the
 * table of cloths knows it, else its letter. The editor draws by it too (`swatchIn` in
 * `admin/screens/product/variants/variant-texts.ts`).
 */
export function asDrawn(color: ProductColor, pictures: readonly Picture[] = []): ProductColor {
  const cloth = color.cloth ?? clothIn(pictures, color._id);
  if (cloth !== undefined) return { ...color, cloth };
  if (isCssColor(color.title)) return color;
  const named = clothNamed(color.title);
  if (named !== undefined) return { ...color, cloth: named };
  const [first] = letters.segment(color.title);
  return { ...color, letter: first?.segment ?? '' };
}

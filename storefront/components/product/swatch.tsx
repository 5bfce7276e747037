// A colour as a small disc: the cloth's own where a picture shows it, otherwise the CSS colour that
// is its title (spec section 3).
import type { Picture } from '@taana-baana/contract/schemas/product.ts';

interface SwatchProps {
  title: string;
  /** A CSS colour. */
  cloth?: string | undefined;
  /** The title is already beside it. */
  isSilent?: boolean;
  className?: string;
}

export function Swatch({ title, cloth, isSilent = false, className = 'size-5' }: SwatchProps) {
  return (
    <span
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      className={`inline-block shrink-0 rounded-pill bg-sunk forced-color-adjust-none [box-shadow:inset_0_0_0_1px_rgb(43_27_19/0.25)] ${className}`}
      style={{ backgroundColor: cloth ?? title.replace(/\s+/g, '') }}
    />
  );
}

/** The main colour of the picture that shows this colour. */
export const clothIn = (pictures: readonly Picture[], colorId: string): string | undefined =>
  pictures.find((picture) => picture.colorId === colorId)?.color;

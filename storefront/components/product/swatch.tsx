// A colour as a small disc. The cloth's colour lies over the CSS colour of the title (spec section
// 3), because `olive` and an olive shirt differ. A colour without either has a letter.
import type { ProductColor } from '@taana-baana/contract/schemas/catalog/product.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface SwatchProps {
  of: Pick<ProductColor, 'title' | 'cloth' | 'letter'>;
  /** The title is already beside it. */
  isSilent?: boolean;
  className?: string;
}

export function Swatch({ of: { title, cloth, letter }, isSilent = false, className = 'size-5' }: SwatchProps) {
  return (
    <span
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': colorName(title) })}
      className={`grid shrink-0 place-items-center rounded-pill bg-sunk text-xs forced-color-adjust-none [box-shadow:inset_0_0_0_1px_rgb(43_27_19/0.25)] ${className}`}
      style={{
        // CSS ignores an unknown colour.
        backgroundColor: title.replace(/\s+/g, ''),
        ...(cloth && { backgroundImage: `linear-gradient(${cloth}, ${cloth})` }),
      }}
    >
      {letter}
    </span>
  );
}

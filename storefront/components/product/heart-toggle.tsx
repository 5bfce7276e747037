// The wishlist heart. Styled by `aria-pressed` in product-card.css.
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';

interface HeartToggleProps {
  isOn: boolean;
  /** The product's title, for the accessible name. */
  title: string;
  onToggle: () => void;
  className?: string;
}

export function HeartToggle({ isOn, title, onToggle, className = '' }: HeartToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={componentTexts.onWishlist(title)}
      onClick={onToggle}
      className={`icon-button heart-toggle ${className}`}
    />
  );
}

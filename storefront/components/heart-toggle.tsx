// The wishlist heart: filled when the product is on the wishlist. Its looks follow `aria-pressed` (product-card.css).

interface HeartToggleProps {
  isOn: boolean;
  /** The product's title, for those who do not see which heart it is. */
  title: string;
  onToggle: () => void;
  className?: string;
}

export function HeartToggle({ isOn, title, onToggle, className = '' }: HeartToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`${title} on the wishlist`}
      onClick={onToggle}
      className={`icon-button heart-toggle ${className}`}
    />
  );
}

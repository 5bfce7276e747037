// The wishlist heart: filled when the product is on the wishlist.
import { Heart } from 'lucide';
import { Icon } from './icon.tsx';

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
      className={`icon-button bg-paper/90 shadow-raised ${className}`}
    >
      <Icon of={Heart} className={isOn ? 'heart-pop size-5 fill-madder text-madder' : 'size-5 text-ink'} />
    </button>
  );
}

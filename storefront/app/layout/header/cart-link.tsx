// The cart link with its number of lines.
import { ShoppingBag } from 'lucide';
import { pages } from '@taana-baana/contract/pages.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Icon } from '../../../../design/icon.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCart, selectCartCount } from '../../../store/selectors.ts';
import { NavLink } from '../../../components/link.tsx';

export function CartLink() {
  const count = useAppSelector(selectCartCount);
  const { isLoaded } = useAppSelector(selectCart);
  return (
    <NavLink to={pages.cart.path} className="header-link -mr-3">
      <Icon of={ShoppingBag} className="size-5" />
      <span>{screenTexts.cart}</span>
      {/* The bootstrap fills in the last known number, or hides the badge: what is known is a new element. */}
      <span>
        <span key={String(isLoaded)} suppressHydrationWarning className="cart-badge tabular">
          {count}
        </span>
      </span>
    </NavLink>
  );
}

// The cart link with its number of lines.
import { ShoppingBag } from 'lucide';
import { pages } from '@taana-baana/contract/pages.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Icon } from '../../../components/icon.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCartCount } from '../../../store/selectors.ts';
import { NavLink } from '../../../components/link.tsx';

export function CartLink() {
  const count = useAppSelector(selectCartCount);
  return (
    <NavLink to={pages.cart.path} className="header-link relative -mr-2 pr-3">
      <Icon of={ShoppingBag} className="size-5" />
      <span>{screenTexts.cart}</span>
      <span className="grid h-6 min-w-6 place-items-center rounded-pill bg-ink px-1.5 text-xs font-bold leading-none text-on-dark tabular">
        {count}
      </span>
    </NavLink>
  );
}

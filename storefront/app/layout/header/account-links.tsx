// Wishlist, account and, for customers, LogOut.
import { Heart, UserRound } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../../../design/icon.tsx';
import { logOut } from '../../../store/session/logout.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectCustomer, selectSession } from '../../../store/selectors.ts';
import { NavLink } from '../../../components/link.tsx';

export function AccountLinks({ className = '' }: { className?: string }) {
  return (
    <div data-row className={`items-center gap-1 ${className}`}>
      <NavLink to={pages.wishlist.path} className="icon-button" aria-label={screenTexts.wishlist}>
        <Icon of={Heart} className="size-5" />
      </NavLink>
      <AccountLink className="header-link" />
      <LogOutButton className="header-link" />
    </div>
  );
}

interface PartProps {
  className: string;
  onChoose?: () => void;
}

export function AccountLink({ className, onChoose }: PartProps) {
  const customer = useAppSelector(selectCustomer);
  return (
    <NavLink to={customer ? pages.profile.path : pages.login.path} onClick={onChoose} className={className}>
      <Icon of={UserRound} className="size-5" />
      {/* The bootstrap has filled in the name. */}
      <span suppressHydrationWarning className="max-w-40 truncate">
        {customer ? `${screenTexts.welcome} ${customer.firstname}` : screenTexts.myAccount}
      </span>
    </NavLink>
  );
}

export function LogOutButton({ className }: Pick<PartProps, 'className'>) {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectSession);
  if (session === 'signed-out') return null;
  return (
    <button type="button" className={`customers-place ${className}`} onClick={() => void dispatch(logOut())}>
      {screenTexts.logOut}
    </button>
  );
}

// The phone's menu: every link of the header in a sheet from the side.
import { Menu } from 'lucide';
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { shop } from '../../../shop.config.ts';
import { AccountLink, LogOutButton } from './account-links.tsx';
import { policyLinks } from './policy-links.ts';
import { NavLink } from './nav-link.tsx';

const links = [
  { label: screenTexts.home, to: pages.home.path },
  { label: screenTexts.aboutUs, to: pages.about.path },
  { label: screenTexts.myOrders, to: pages.orders.path },
  { label: 'Wishlist', to: pages.wishlist.path },
];

export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="icon-button -ml-3"
      >
        <Icon of={Menu} className="size-6" />
      </button>
      <Sheet title={shop.name} isOpen={isOpen} onClose={close}>
        {isOpen && (
          <nav aria-label="Menu">
            <MenuLinks items={links} onChoose={close} />
            <div className="mt-1 font-semibold">
              <AccountLink className="menu-link flex items-center gap-2" onChoose={close} />
              <LogOutButton className="menu-link w-full text-left" />
            </div>
            <hr className="stitch my-4" />
            <MenuLinks items={policyLinks} onChoose={close} />
          </nav>
        )}
      </Sheet>
    </div>
  );
}

interface MenuLinksProps {
  items: { label: string; to: string }[];
  onChoose: () => void;
}

function MenuLinks({ items, onChoose }: MenuLinksProps) {
  return (
    <ul>
      {items.map(({ label, to }) => (
        <li key={to}>
          <NavLink end to={to} onClick={onChoose} className="menu-link">
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

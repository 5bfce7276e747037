// The phone menu: the header's links in a dialog from the side.
import { Menu } from 'lucide';
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Icon } from '../../../components/icon.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { shop } from '../../../../shop.config.ts';
import { AccountLink, LogOutButton } from './account-links.tsx';
import { policyLinks } from '../policy-links.ts';
import { NavLink } from '../../../components/link.tsx';

const links = [
  { label: screenTexts.home, to: pages.home.path },
  { label: screenTexts.aboutUs, to: pages.about.path },
  { label: screenTexts.myOrders, to: pages.orders.path },
  { label: screenTexts.wishlist, to: pages.wishlist.path },
];

export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={layoutTexts.menu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="icon-button -ml-3"
      >
        <Icon of={Menu} className="size-6" />
      </button>
      <Dialog title={shop.name} isOpen={isOpen} onClose={close}>
        {isOpen && (
          <nav aria-label={layoutTexts.menu}>
            <MenuLinks items={links} onChoose={close} />
            <div className="mt-1 font-semibold">
              <AccountLink className="menu-link flex items-center gap-2" onChoose={close} />
              <LogOutButton className="menu-link w-full text-left" />
            </div>
            <hr className="stitch my-4" />
            <MenuLinks items={policyLinks} onChoose={close} />
          </nav>
        )}
      </Dialog>
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

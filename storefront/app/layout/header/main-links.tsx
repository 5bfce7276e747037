// Home, About Us with its submenu of policies, My Orders.
import { ChevronDown } from 'lucide';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Icon } from '../../../../design/icon.tsx';
import { policyLinks } from '../../../components/page/policy-links.ts';
import { NavLink } from '../../../components/link.tsx';

export function MainLinks({ className = '' }: { className?: string }) {
  return (
    <nav aria-label={layoutTexts.mainMenu} className={className}>
      <ul data-row className="flex items-center gap-1">
        <li>
          <NavLink end to={pages.home.path} className="header-link">
            {screenTexts.home}
          </NavLink>
        </li>
        <AboutWithSubmenu />
        <li>
          <NavLink to={pages.orders.path} className="header-link">
            {screenTexts.myOrders}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

const isMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';

/** Opens on hover, or by its button for keyboard and touch. Escape and leaving close it. */
function AboutWithSubmenu() {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsOpen(false);
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- mouse only
    <li
      className="relative flex items-center"
      onPointerEnter={({ nativeEvent }) => isMouse(nativeEvent) && setIsOpen(true)}
      onPointerLeave={({ nativeEvent }) => isMouse(nativeEvent) && setIsOpen(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <NavLink to={pages.about.path} className="header-link pr-1" onClick={() => setIsOpen(false)}>
        {screenTexts.aboutUs}
      </NavLink>
      <button
        type="button"
        aria-label={screenTexts.policies}
        aria-expanded={isOpen}
        aria-controls={listId}
        // Hovering has already opened it: the mouse click must not close it.
        onClick={({ nativeEvent }) => setIsOpen(!isOpen || isMouse(nativeEvent))}
        className="grid h-11 w-7 place-items-center rounded-control hover:bg-sunk"
      >
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute left-0 top-full min-w-56 rounded-card bg-paper p-2 shadow-float"
      >
        {policyLinks.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} onClick={() => setIsOpen(false)} className="menu-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

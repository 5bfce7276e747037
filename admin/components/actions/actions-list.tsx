// The open menu of actions.
import type { RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import type { MenuAction } from './actions-menu.tsx';
import { Icon } from '../../../design/icon.tsx';

interface ActionsListProps {
  label: string;
  actions: readonly MenuAction[];
  /** The button that opens the menu. */
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export const ActionsList = ({ label, actions, triggerRef, onClose }: ActionsListProps) => (
  <Popover
    aria-label={label}
    triggerRef={triggerRef}
    isOpen
    onOpenChange={onClose}
    placement="bottom end"
    className="menu"
  >
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu has the focus while it is open */}
    <Menu aria-label={label} autoFocus="first" onClose={onClose} className="outline-none">
      {actions.map((action) => (
        <MenuItem key={action.label} id={action.label} onAction={action.onAction} className="menu-item">
          {action.icon && <Icon of={action.icon} className="size-4 text-ink-soft" />}
          {action.label}
        </MenuItem>
      ))}
    </Menu>
  </Popover>
);

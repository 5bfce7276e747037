// The menu of further actions, behind a button with three dots. Loaded when first opened.
import { Ellipsis, type IconNode } from 'lucide';
import { Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { lazyPart } from '../page/lazy-part.tsx';
import { Icon } from '../../../design/icon.tsx';

const ActionsList = lazyPart(async () => (await import('./actions-list.tsx')).ActionsList);

export interface MenuAction {
  readonly label: string;
  readonly icon?: IconNode;
  readonly onAction: () => unknown;
}

/** `label`: names the object, for screen readers. */
export function ActionsMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        className="icon-button"
      >
        <Icon of={Ellipsis} />
      </Button>
      <Suspense>
        {isOpen && <ActionsList label={label} actions={actions} triggerRef={button} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

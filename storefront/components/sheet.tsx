// A native dialog from the side or from below (filters, menu): the browser traps focus, Escape closes, focus returns.
import { X } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Written out whole, or Tailwind would not find them. */
const sides = { left: 'sheet-left', bottom: 'sheet-bottom', center: 'sheet-center', full: 'sheet-full' };

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  side?: keyof typeof sides;
  children: ReactNode;
}

export function Sheet({ title, isOpen, onClose, side = 'left', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by itself
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      // A click on the dialog itself is a click on its backdrop: everything inside is a child.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`sheet ${sides[side]}`}
    >
      <div className="flex min-h-full flex-col p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id={headingId} className="text-display-s">
            {title}
          </h2>
          <button type="button" onClick={onClose} aria-label="Close" className="icon-button -mr-2">
            <Icon of={X} className="size-5" />
          </button>
        </div>
        <div className="mt-4 grow">{children}</div>
      </div>
    </dialog>
  );
}

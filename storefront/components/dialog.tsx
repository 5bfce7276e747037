// A native dialog from the side or from below. The browser handles focus and Escape.
import { X } from 'lucide';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import { Icon } from '../../design/icon.tsx';

/** Complete class names, so that Tailwind finds them. */
const sides = { left: 'dialog-left', bottom: 'dialog-bottom', center: 'dialog-center', full: 'dialog-full' };

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  side?: keyof typeof sides;
  children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, side = 'left', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the browser closes it on Escape
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      // A click whose target is the dialog itself is a click on the backdrop.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`dialog ${sides[side]}`}
    >
      <div className="flex min-h-full flex-col p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id={headingId} className="text-display-s">
            {title}
          </h2>
          <button type="button" onClick={onClose} aria-label={componentTexts.close} className="icon-button -mr-2">
            <Icon of={X} className="size-5" />
          </button>
        </div>
        <div className="mt-4 grow">{children}</div>
      </div>
    </dialog>
  );
}

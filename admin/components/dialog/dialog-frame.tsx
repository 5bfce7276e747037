// The position of a dialog: from below on phones, in the middle elsewhere.
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { Icon } from '../../../design/icon.tsx';

export interface DialogFrameProps {
  title: string;
  /** Without it, only the dialog's own buttons close it. */
  onClose?: () => void;
  children: ReactNode;
}

export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      className="scrim"
    >
      <Modal className="dialog">
        <AriaDialog className="flex flex-col gap-4 p-5 outline-none">
          <div className="flex items-start justify-between gap-4">
            <Heading slot="title" className="text-lg leading-snug">
              {title}
            </Heading>
            {onClose && (
              <button
                type="button"
                aria-label={texts.close}
                onClick={onClose}
                className="icon-button -mt-2 -mr-2 text-ink-soft"
              >
                <Icon of={X} />
              </button>
            )}
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

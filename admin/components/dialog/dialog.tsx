// Dialogs over the page. Their component is loaded with the first one.
import { Suspense } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shell.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import { Button } from '../button.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';

const DialogFrame = lazyPart(async () => (await import('./dialog-frame.tsx')).DialogFrame);

interface DialogProps extends DialogFrameProps {
  isOpen: boolean;
}

export const Dialog = ({ isOpen, ...dialog }: DialogProps) => (
  <Suspense>{isOpen && <DialogFrame {...dialog} />}</Suspense>
);

interface ConfirmDialogProps extends Omit<DialogProps, 'children' | 'onClose'> {
  onClose: () => void;
  /** What will happen. */
  text: string;
  /** The button that does it. */
  confirm: string;
  isPending?: boolean;
  onConfirm: () => void;
}

/** Only if Undo is not possible. */
export function ConfirmDialog({ text, confirm, isPending, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      <p className="text-pretty">{text}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={dialog.onClose}>{texts.cancel}</Button>
        <Button kind="primary" isPending={isPending} onPress={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

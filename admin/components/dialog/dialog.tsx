// Dialogs over the page. Their component is loaded with the first one.
import { type ReactNode, Suspense, useState } from 'react';
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
  /** What else is asked. */
  children?: ReactNode;
  /** The button that does it. */
  confirm: string;
  isPending?: boolean;
  onConfirm: () => void;
}

export function ConfirmDialog({ text, children, confirm, isPending, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      <p className="text-pretty">{text}</p>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={dialog.onClose}>{texts.cancel}</Button>
        <Button kind="primary" isPending={isPending} onPress={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface Question extends Pick<ConfirmDialogProps, 'text' | 'confirm'> {
  readonly heading: string;
  /** The dialog stays until it is done. */
  readonly onConfirm: () => unknown;
}

/** Asks before something is done. Only if Undo is not possible. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [asked, ask] = useState<Question>();
  const [isPending, setIsPending] = useState(false);
  const close = () => ask(undefined);
  async function confirm({ onConfirm }: Question): Promise<void> {
    setIsPending(true);
    try {
      await onConfirm();
    } finally {
      setIsPending(false);
      ask((now) => (now === asked ? undefined : now));
    }
  }
  const dialog = asked && (
    <ConfirmDialog
      title={asked.heading}
      text={asked.text}
      confirm={asked.confirm}
      isOpen
      isPending={isPending}
      onClose={close}
      onConfirm={() => confirm(asked)}
    />
  );
  return { ask, dialog };
}

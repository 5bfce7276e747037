// Somebody else saved the same text first: what differs, and which of both stays.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

interface Choice {
  readonly label: string;
  readonly onPress: () => void;
}

interface ConflictDialogProps {
  heading: string;
  /** Who saved, and when. */
  message: string;
  question: string;
  other: Choice;
  primary: Choice;
  /** Absent: one of both must be chosen. */
  onClose?: () => void;
  /** What differs. */
  children: ReactNode;
}

export const ConflictDialog = ({
  heading,
  message,
  question,
  other,
  primary,
  onClose,
  children,
}: ConflictDialogProps) => (
  <Dialog title={heading} isOpen {...(onClose ? { onClose } : {})}>
    <p className="text-sm text-pretty text-ink-soft">{message}</p>
    <p className="font-medium text-pretty">{question}</p>
    {children}
    <div className="flex flex-wrap justify-end gap-2">
      <Button onPress={other.onPress}>{other.label}</Button>
      <Button kind="primary" onPress={primary.onPress}>
        {primary.label}
      </Button>
    </div>
  </Dialog>
);

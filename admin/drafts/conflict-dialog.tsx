// Somebody else saved the same text first: shows both versions, to choose one.
import { conflict as texts } from '@taana-baana/contract/admin/texts/writing.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { LineDifference } from '../components/writing/line-difference.tsx';

interface ConflictDialogProps {
  /** Who saved, and when. */
  message: string;
  mine: string;
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export const ConflictDialog = ({ message, mine, theirs, onKeepMine, onTakeTheirs }: ConflictDialogProps) => (
  <Dialog title={texts.heading} isOpen>
    <p className="text-sm text-pretty">{message}</p>
    <p className="font-medium">{texts.what}</p>
    <LineDifference before={theirs} after={mine} legend={texts.legend} />
    <div className="flex flex-wrap justify-end gap-2">
      <Button onPress={onTakeTheirs}>{texts.takeTheirs}</Button>
      <Button kind="primary" onPress={onKeepMine}>
        {texts.keepMine}
      </Button>
    </div>
  </Dialog>
);

// Somebody wrote on the same page meanwhile: both texts are there, and one chooses.
import type { EditedContent } from '@taana-baana/contract/admin/schemas/content.ts';
import { conflict as texts, difference } from '@taana-baana/contract/admin/texts/content.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { textOf } from './draft-saver.ts';
import { LineDifference } from './line-difference.tsx';

interface ConflictDialogProps {
  message: string;
  mine: string;
  other: EditedContent;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

export const ConflictDialog = ({ message, mine, other, onKeepMine, onTakeTheirs }: ConflictDialogProps) => (
  <Dialog title={texts.heading} isOpen>
    <p className="text-sm text-pretty">{message}</p>
    <p className="font-medium">{texts.what}</p>
    <LineDifference before={textOf(other)} after={mine} legend={difference.legendConflict} />
    <div className="flex flex-wrap justify-end gap-2">
      <Button onPress={onTakeTheirs}>{texts.takeTheirs}</Button>
      <Button kind="primary" onPress={onKeepMine}>
        {texts.keepMine}
      </Button>
    </div>
  </Dialog>
);

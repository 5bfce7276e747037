// New recovery codes over the page. Only its button closes it: the codes are not shown again.
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export const NewCodesDialog = ({ codes, onStored }: { codes: readonly string[] | null; onStored: () => void }) => (
  <Dialog title={texts.recovery.newHeading} isOpen={codes !== null}>
    <RecoveryCodes codes={codes ?? []} onStored={onStored} />
  </Dialog>
);

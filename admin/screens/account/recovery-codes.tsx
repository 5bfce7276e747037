// Recovery codes, shown once: to copy or print, and to confirm that they are stored.
import { Copy, Printer } from 'lucide';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/copy-text.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';

export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  return (
    <>
      <p className="text-pretty">{texts.recovery.keep}</p>
      <ol className="tabular grid list-decimal gap-1.5 rounded-control bg-sunk py-3 pr-3 pl-11 font-mono text-sm marker:text-ink-soft">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="screen-only flex flex-wrap gap-2">
        <Button onPress={() => copyText(codes.join('\n'), texts.recovery)}>
          <Icon of={Copy} className="size-4" />
          {texts.recovery.copy}
        </Button>
        <Button onPress={() => window.print()}>
          <Icon of={Printer} className="size-4" />
          {texts.recovery.print}
        </Button>
        <Button kind="primary" className="ml-auto" onPress={onStored}>
          {texts.recovery.stored}
        </Button>
      </div>
    </>
  );
}

export const NewCodesDialog = ({ codes, onStored }: { codes: readonly string[] | null; onStored: () => void }) => (
  <Dialog title={texts.recovery.newHeading} isOpen={codes !== null}>
    <RecoveryCodes codes={codes ?? []} onStored={onStored} />
  </Dialog>
);

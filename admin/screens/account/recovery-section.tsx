// How many recovery codes are left, and new ones.
import { useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Section } from '../../components/page/section.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { NewCodesDialog } from './recovery-codes.tsx';

const fewCodes = 3;

export function RecoverySection({ left }: { left: number }) {
  const [replace, { isLoading }] = adminApi.useReplaceRecoveryCodesMutation();
  const { ask, dialog } = useQuestion();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const onConfirm = () =>
    replace()
      .unwrap()
      .then(({ recoveryCodes }) => setCodes(recoveryCodes), showFailure);
  return (
    <Section
      heading={texts.recovery.heading}
      text={texts.recovery.text}
      actions={
        <Button isPending={isLoading} onPress={() => ask({ ...texts.recovery.question, onConfirm })}>
          {texts.recovery.renew}
        </Button>
      }
    >
      <p className="px-4 py-3 text-sm">
        {texts.recovery.left(left)}
        {left <= fewCodes && <strong className="text-madder"> {texts.recovery.few}</strong>}
      </p>
      {dialog}
      <NewCodesDialog codes={codes} onStored={() => setCodes(null)} />
    </Section>
  );
}

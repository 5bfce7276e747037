// The member's passkeys.
import { KeyRound, Plus } from 'lucide';
import { useState } from 'react';
import type { Passkey } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { formatDay, formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { NewCodesDialog } from './recovery-codes.tsx';
import { useNewPasskey } from './use-new-passkey.ts';

export function PasskeysSection() {
  const query = adminApi.useListPasskeysQuery();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { add, isPending } = useNewPasskey(({ recoveryCodes }) => {
    setCodes(recoveryCodes);
    showToast(texts.passkeys.added);
  });
  return (
    <Section
      heading={texts.passkeys.heading}
      text={texts.passkeys.text}
      actions={
        <Button isPending={isPending} onPress={add}>
          <Icon of={Plus} className="size-4" />
          {texts.passkeys.add}
        </Button>
      }
    >
      <QueryState query={query} lines={1}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="px-4 py-3 text-sm text-ink-soft">{texts.passkeys.none}</p>
          ) : (
            <ul className="ruled px-4">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <NewCodesDialog codes={codes} onStored={() => setCodes(null)} />
    </Section>
  );
}

function PasskeyRow({ passkey: { id, device, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [remove, { isLoading }] = adminApi.useRemovePasskeyMutation();
  const { ask, dialog } = useQuestion();
  const used = lastUsedAt ? texts.passkeys.used(formatDateTime(lastUsedAt)) : texts.passkeys.notUsed;
  const onConfirm = () => tell(remove({ params: { id } }), texts.passkeys.removed);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon of={KeyRound} className="size-5 text-ink-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{device}</p>
        <p className="text-ink-soft">{`${texts.passkeys.made(formatDay(createdAt))}, ${used}`}</p>
      </div>
      <Button
        kind="plain"
        aria-label={texts.passkeys.removeOf(device)}
        isPending={isLoading}
        onPress={() => ask({ ...texts.passkeys.question(device), onConfirm })}
      >
        {texts.passkeys.remove}
      </Button>
      {dialog}
    </li>
  );
}

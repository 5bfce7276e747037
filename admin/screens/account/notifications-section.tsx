// The mails that the member gets: one switch for each kind that the role may have.
import type { NotificationKind } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/notifications.ts';
import { useState } from 'react';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { notificationsApi } from '../../store/shop/notifications.api.ts';

export function NotificationsSection({ email }: { email: string }) {
  const query = adminApi.useGetNotificationsQuery();
  return (
    <Section heading={texts.heading} text={texts.intro(email)}>
      <QueryState query={query} lines={3}>
        {({ notifications }) => (
          <ul className="ruled px-4">
            {notifications.map(({ kind, isOn }) => (
              <NotificationRow key={kind} kind={kind} isOn={isOn} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function NotificationRow({ kind, isOn }: { kind: NotificationKind; isOn: boolean }) {
  const [change, { error }] = notificationsApi.useChangeNotificationMutation();
  /** Shown at once, until it is saved or refused. */
  const [wanted, setWanted] = useState<boolean>();
  const { label, explanation } = texts.notificationTexts[kind];
  const choose = async (next: boolean, isUndo = false) => {
    setWanted(next);
    const { error: failure } = await change({ kind, isOn: next });
    setWanted(undefined);
    if (failure || isUndo) return;
    showToast(next ? texts.turnedOn(label) : texts.turnedOff(label), { onUndo: () => choose(!next, true) });
  };
  return (
    <li className="py-1.5">
      <SwitchField
        label={label}
        hint={explanation}
        error={error && texts.notSaved((error as { message: string }).message)}
        checked={wanted ?? isOn}
        onChange={(event) => void choose(event.target.checked)}
      />
    </li>
  );
}

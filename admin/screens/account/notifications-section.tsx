// What the member is told: for each kind that the role may have one switch for mails and, once a
// device is on, one for devices.
import type { Notifications } from '@taana-baana/contract/admin/schemas/shop/notifications.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/notifications.ts';
import { useState } from 'react';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { type NotificationWay, notificationsApi } from '../../store/shop/notifications.api.ts';

type Notification = Notifications['notifications'][number];

export function NotificationsSection({ email }: { email: string }) {
  const query = adminApi.useGetNotificationsQuery();
  const { data: push } = adminApi.useGetPushQuery();
  const hasDevices = (push?.devices.length ?? 0) > 0;
  return (
    <Section
      heading={hasDevices ? texts.headingWithDevices : texts.heading}
      text={hasDevices ? texts.introWithDevices(email) : texts.intro(email)}
    >
      <QueryState query={query} lines={3}>
        {({ notifications }) => (
          <ul className="ruled px-4">
            {notifications.map((one) =>
              hasDevices ? (
                <TwoWays key={one.kind} notification={one} />
              ) : (
                <li key={one.kind} className="py-1.5">
                  <Choice
                    notification={one}
                    way="isOn"
                    hasDevices={false}
                    label={texts.notificationTexts[one.kind].label}
                    hint={texts.notificationTexts[one.kind].explanation}
                  />
                </li>
              ),
            )}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function TwoWays({ notification }: { notification: Notification }) {
  const { label, explanation } = texts.notificationTexts[notification.kind];
  const way = (name: NotificationWay, text: string) => (
    <div className="min-w-40">
      <Choice notification={notification} way={name} hasDevices label={text} name={texts.chosen(label, text)} />
    </div>
  );
  return (
    <li className="py-2.5">
      <p className="font-semibold">{label}</p>
      <p className="text-sm text-pretty text-ink-soft">{explanation}</p>
      <div className="flex flex-wrap gap-x-6">
        {way('isOn', texts.byMail)}
        {way('byPush', texts.byPush)}
      </div>
    </li>
  );
}

interface ChoiceProps {
  notification: Notification;
  way: NotificationWay;
  hasDevices: boolean;
  label: string;
  hint?: string;
  /** For screen readers, where the label alone does not say of what. */
  name?: string;
}

function Choice({ notification, way, hasDevices, label, hint, name = label }: ChoiceProps) {
  const [change, { error }] = notificationsApi.useChangeNotificationMutation();
  /** Shown at once, until it is saved or refused. */
  const [wanted, setWanted] = useState<boolean>();
  const choose = async (isOn: boolean, isUndo = false) => {
    setWanted(isOn);
    const { error: failure } = await change({ kind: notification.kind, way, isOn, hasDevices });
    setWanted(undefined);
    if (failure || isUndo) return;
    showToast(isOn ? texts.turnedOn(name) : texts.turnedOff(name), { onUndo: () => choose(!isOn, true) });
  };
  return (
    <SwitchField
      label={label}
      aria-label={name === label ? undefined : name}
      hint={hint}
      error={error && texts.notSaved((error as { message: string }).message)}
      checked={wanted ?? notification[way]}
      onChange={(event) => void choose(event.target.checked)}
    />
  );
}

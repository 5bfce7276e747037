// The member's sessions.
import { MonitorSmartphone } from 'lucide';
import type { StaffSession } from '@taana-baana/contract/admin/schemas/people/staff.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/account.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { showFailure, tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { redirectAfterSignOut } from '../../store/sign-in-redirect.ts';
import { Badge } from '../../components/badge.tsx';

export function DevicesSection() {
  const query = adminApi.useListSessionsQuery();
  const [endAll] = adminApi.useEndSessionsMutation();
  const { ask, dialog } = useQuestion();
  const onConfirm = () => endAll().unwrap().then(redirectAfterSignOut, showFailure);
  return (
    <Section
      heading={texts.devices.heading}
      text={texts.devices.text}
      actions={<Button onPress={() => ask({ ...texts.devices.question, onConfirm })}>{texts.devices.endAll}</Button>}
    >
      <QueryState query={query} lines={2}>
        {(sessions) => (
          <ul className="ruled px-4">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryState>
      {dialog}
    </Section>
  );
}

function SessionRow({ session: { id, device, createdAt, lastSeenAt, isCurrent } }: { session: StaffSession }) {
  const [end, { isLoading }] = adminApi.useEndSessionMutation();
  const onEnd = () => tell(end({ params: { id } }), texts.devices.ended);
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon of={MonitorSmartphone} className="size-5 text-ink-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {device}
          {isCurrent && <Badge tone="success">{texts.devices.current}</Badge>}
        </p>
        <p className="text-ink-soft">
          {`${texts.devices.seen(formatDateTime(lastSeenAt))}, ${texts.devices.since(formatDateTime(createdAt))}`}
        </p>
      </div>
      {!isCurrent && (
        <Button kind="plain" aria-label={texts.devices.endOf(device)} isPending={isLoading} onPress={onEnd}>
          {texts.devices.end}
        </Button>
      )}
    </li>
  );
}

// A subscriber in the list, and removing one.
import { Trash2 } from 'lucide';
import type { Subscriber } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { removal, subscribers as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { useQuestion } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';

const tones: Readonly<Record<Subscriber['state'], BadgeTone>> = {
  confirmed: 'success',
  'single-opt-in': 'success',
  waiting: 'warning',
  ended: 'muted',
};

interface SubscriberRowProps {
  subscriber: Subscriber;
  /** The list shows subscribers of several states. */
  hasState: boolean;
  now: number;
}

export function SubscriberRow({ subscriber, hasState, now }: SubscriberRowProps) {
  const { email, state, since, confirmedAt, endedAt } = subscriber;
  const at = endedAt ?? confirmedAt ?? since;
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4 text-sm">
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="min-w-0 break-all">{email}</span>
          {hasState && <Badge tone={tones[state]}>{texts.states[state]}</Badge>}
        </p>
        <p className="text-ink-soft sm:shrink-0" title={formatDateTime(at)}>
          {texts.since[state](formatRecent(at, now))}
        </p>
      </div>
      <RemoveButton subscriber={subscriber} />
    </li>
  );
}

function RemoveButton({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const { ask, dialog } = useQuestion();
  const [remove] = adminApi.useRemoveSubscriberMutation();
  const onConfirm = () => tell(remove({ params: { id } }), removal.done(email));
  return (
    <>
      <button
        type="button"
        aria-label={removal.actionOf(email)}
        onClick={() => ask({ ...removal, text: removal.text(email), onConfirm })}
        className="icon-button text-ink-soft"
      >
        <Icon of={Trash2} className="size-4" />
      </button>
      {dialog}
    </>
  );
}

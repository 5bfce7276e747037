// Mails: the queue, and undeliverable ones, which can be sent again.
import type { System, UndeliverableMail } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatDuration } from '@taana-baana/contract/admin/texts/quantities.ts';
import { mails as texts, none } from '@taana-baana/contract/admin/texts/shop/system.ts';
import { Button } from '../../components/button.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { staysFresh } from '../../store/refresh.ts';
import { Facts } from './facts-sections.tsx';

export function MailsSection({ system: { at, queues, hasMailServer } }: { system: System }) {
  const { waiting, oldestWaitingAt, failed } = queues.mails;
  const since = oldestWaitingAt && formatDuration(Date.parse(at) - Date.parse(oldestWaitingAt));
  return (
    <Section heading={texts.heading} place="mails">
      <Facts
        facts={[
          [texts.server, hasMailServer ? texts.isSet : texts.isNotSet],
          [texts.waiting, since ? texts.oldest(waiting, since) : none],
          [texts.undeliverable, failed || none, failed > 0],
        ]}
      />
      {failed > 0 && <Undeliverable count={failed} />}
    </Section>
  );
}

/** `count`: of all. */
function Undeliverable({ count }: { count: number }) {
  const query = adminApi.useListUndeliverableMailsQuery(undefined, staysFresh);
  return (
    <div className="border-t border-line">
      <QueryState query={query} lines={Math.min(count, 5)}>
        {({ mails }) => (
          <>
            <ul aria-label={texts.list} className="ruled px-4">
              {mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
            {mails.length < count && <p className="px-4 pb-3 text-sm text-ink-soft">{texts.newest(mails.length)}</p>}
          </>
        )}
      </QueryState>
    </div>
  );
}

function MailRow({ mail: { id, recipient, subject, createdAt, tries, problem } }: { mail: UndeliverableMail }) {
  const [retry, { isLoading }] = adminApi.useRetryMailMutation();
  const onRetry = () => tell(retry({ params: { id } }), texts.retried);
  return (
    <li className="flex flex-wrap items-start justify-end gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="font-semibold">{subject}</p>
        <p className="text-ink-soft">{`${texts.facts(recipient, formatDateTime(createdAt))}, ${texts.tries(tries)}`}</p>
        {problem && <p>{texts.problem(problem)}</p>}
      </div>
      <Button aria-label={texts.retryOf(subject, recipient)} isPending={isLoading} onPress={onRetry}>
        {texts.retry}
      </Button>
    </li>
  );
}

// How long an enquiry has waited, and the legal deadline once that is near.
import { answerWithinHours, settleBy } from '@taana-baana/contract/admin/deadlines.ts';
import type { EnquiryRow } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { formatShortDay, formatDateTime, formatWait, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { Badge } from '../../components/badge.tsx';

/** Days before the deadline from which it is shown. */
const named = 14;

interface DeadlineBadgesProps {
  enquiry: Pick<EnquiryRow, 'isOpen' | 'receivedAt'>;
  now: number;
}

export function DeadlineBadges({ enquiry: { isOpen, receivedAt }, now }: DeadlineBadgesProps) {
  const when = { dateTime: receivedAt, title: formatDateTime(receivedAt) };
  if (!isOpen) {
    return (
      <>
        <Badge tone="success">{texts.answered}</Badge>
        <time {...when} className="text-ink-soft">
          {formatRecent(receivedAt, now)}
        </time>
      </>
    );
  }
  const isLate = now - Date.parse(receivedAt) > answerWithinHours * 3600_000;
  const today = indianDayOf(new Date(now));
  const last = settleBy(receivedAt);
  const lastDay = formatShortDay(last, now);
  return (
    <>
      <time {...when} className={isLate ? 'font-semibold text-madder' : 'text-ink-soft'}>
        {formatWait(receivedAt, now)}
      </time>
      {last < today ? (
        <Badge tone="danger">{texts.settleByPassed(lastDay)}</Badge>
      ) : (
        last <= addDays(today, named) && <Badge tone="warning">{texts.settleBy(lastDay)}</Badge>
      )}
    </>
  );
}

// How long an enquiry has waited, and the legal deadline once that is near.
import { answerWithinHours, settleBy } from '@taana-baana/contract/admin/deadlines.ts';
import type { EnquiryRow } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { formatShortDay, formatDateTime, formatWait, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { addDays, indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';

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
        <span className="badge bg-leaf-wash text-leaf">{texts.answered}</span>
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
        <span className="badge bg-madder-wash text-madder">{texts.settleByPassed(lastDay)}</span>
      ) : (
        last <= addDays(today, named) && (
          <span className="badge bg-turmeric-wash text-ink">{texts.settleBy(lastDay)}</span>
        )
      )}
    </>
  );
}

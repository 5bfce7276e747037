// Everything that happened to the order, latest first.
import { Banknote, CircleDot, Info, Mail, ShieldAlert, UserRound, Wallet, type IconNode } from 'lucide';
import type { TimelineEntry } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { timeline as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Icon } from '../../../design/icon.tsx';
import { Section } from '../../components/page/section.tsx';

const icons: Record<TimelineEntry['kind'], IconNode> = {
  status: CircleDot,
  event: Info,
  refund: Banknote,
  credit: Wallet,
  dispute: ShieldAlert,
  mail: Mail,
  action: UserRound,
};

export const TimelineSection = ({ timeline, now }: { timeline: readonly TimelineEntry[]; now: number }) => (
  <Section heading={texts.heading}>
    <ol reversed className="px-4 py-3 text-sm">
      {timeline.toReversed().map(({ at, kind, text, detail, by }, index) => (
        <li key={index} className="timeline-entry">
          <span className="timeline-mark">
            <Icon of={icons[kind]} className="size-4" />
          </span>
          <div className="min-w-0 flex-1 sm:flex sm:justify-between sm:gap-4">
            <div className="min-w-0">
              <p className={kind === 'status' ? 'font-semibold' : ''}>{text}</p>
              {(detail ?? by) && (
                <p className="text-ink-soft">{[detail, by && texts.by(by)].filter(Boolean).join(', ')}</p>
              )}
            </div>
            <time dateTime={at} title={formatDateTime(at)} className="shrink-0 text-ink-soft">
              {formatRecent(at, now)}
            </time>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

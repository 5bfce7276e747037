// A newsletter in the list: its subject, its state, its mails.
import { campaignPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { Campaign } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Link } from '../../components/link.tsx';
import { MailProgress, StateBadge } from './campaign-state.tsx';

export function CampaignRow({ campaign, now }: { campaign: Campaign; now: number }) {
  const { id, subject, state, mails } = campaign;
  return (
    <li className="row-link px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={campaignPath(id)}
          data-row=""
          className={`min-w-0 text-base font-semibold ${subject ? '' : 'text-ink-soft'}`}
        >
          {subject || texts.noSubject}
        </Link>
        <StateBadge state={state} />
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-ink-soft">
        <span>{whatHappened(campaign, now)}</span>
        {mails && mails.undeliverable > 0 && (
          <span className="font-semibold text-madder">{texts.mails.undeliverable(mails.undeliverable)}</span>
        )}
      </p>
      {state === 'sending' && mails && <MailProgress mails={mails} className="mt-2" />}
    </li>
  );
}

function whatHappened({ state, savedAt, savedBy, startedAt, stoppedAt, mails }: Campaign, now: number): string {
  if (state === 'draft') return texts.list.savedBy(formatRecent(savedAt, now), savedBy?.name ?? texts.commandLine);
  if (state === 'sending') return texts.list.begun(formatRecent(startedAt ?? savedAt, now));
  const at = formatRecent(stoppedAt ?? startedAt ?? savedAt, now);
  const end = state === 'stopped' ? texts.list.stopped(at) : texts.list.sent(at);
  return `${end} · ${texts.mails.sent(mails?.sent ?? 0)}`;
}

// The newsletters, newest first: drafts, those being sent, sent ones.
import { PenLine } from 'lucide';
import { campaignPath } from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { Campaign } from '@taana-baana/contract/admin/schemas/content/campaigns.ts';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { useNow } from '../../components/use-now.ts';
import { MailProgress, refresh, StateBadge } from './campaign-state.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { useNewDraft } from '../../drafts/use-new-draft.ts';
import { campaignKind } from './campaign-kind.ts';
import { adminApi } from '../../store/admin-api.ts';

const noText = { subject: '', body: '' };

export function CampaignsScreen() {
  const query = adminApi.useListCampaignsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { begin, isPending } = useNewDraft(campaignKind);
  const now = useNow();
  const { data } = query;
  const isSending = data?.campaigns.some(({ state }) => state === 'sending') ?? false;
  adminApi.useListCampaignsQuery(undefined, { skip: !isSending, ...refresh });
  const write = (
    <Button kind="primary" isPending={isPending} onPress={() => begin(noText)}>
      {!isPending && <Icon of={PenLine} className="size-4" />}
      {texts.list.write}
    </Button>
  );
  const hasAny = data !== undefined && data.campaigns.length > 0;
  return (
    <ListPage
      title={texts.title}
      intro={data && texts.list.intro(data.subscribers)}
      actions={hasAny && write}
      query={query}
      lines={6}
      top={<NewsletterTabs open="newsletters" />}
      rowsOf={({ campaigns }) => campaigns}
      empty={[texts.list.emptyHeading, texts.list.emptyText]}
      emptyAction={write}
    >
      {(campaigns) => (
        <ul aria-label={texts.tabs.newsletters} className="card ruled overflow-clip">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function CampaignRow({ campaign, now }: { campaign: Campaign; now: number }) {
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
  if (state === 'scheduled') return texts.list.scheduled(formatDateTime(startedAt ?? ''));
  if (state === 'sending') return texts.list.begun(formatRecent(startedAt ?? savedAt, now));
  const at = formatRecent(stoppedAt ?? startedAt ?? savedAt, now);
  const end = state === 'stopped' ? texts.list.stopped(at) : texts.list.sent(at);
  return `${end} · ${texts.mails.sent(mails?.sent ?? 0)}`;
}

// The newsletters, newest first: drafts, those being sent, sent ones.
import { PenLine } from 'lucide';
import * as texts from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { CampaignRow } from './campaign-row.tsx';
import { NewsletterTabs } from './newsletter-tabs.tsx';
import { refreshEvery } from './campaign-state.tsx';
import { useNewCampaign } from './use-new-campaign.ts';

const noText = { subject: '', body: '' };

export function CampaignsScreen() {
  const query = adminApi.useListCampaignsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { begin, isPending } = useNewCampaign();
  const now = useNow();
  const { data } = query;
  const isSending = data?.campaigns.some(({ state }) => state === 'sending') ?? false;
  adminApi.useListCampaignsQuery(undefined, {
    skip: !isSending,
    pollingInterval: refreshEvery,
    skipPollingIfUnfocused: true,
  });
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

// The subscribers: by state, searched, exported, removed.
import { Download } from 'lucide';
import {
  type SubscriberFilter,
  type SubscriberTab,
  subscriberFilters,
  subscriberTabs,
} from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { SubscriberList } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import { title, subscribers as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/lists/list-page.tsx';
import { showFailure, showToast } from '../../../components/toasts/toast-queue.ts';
import { useNow } from '../../../components/use-now.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { call } from '../../../store/send.ts';
import { useDownload } from '../../../store/files/use-download.ts';
import { useListParams } from '../../../store/use-list-params.ts';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

export function SubscribersScreen() {
  const { filter, narrow } = useListParams(subscriberFilters);
  const query = adminApi.useListSubscribersInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const now = useNow();
  return (
    <ListPage
      title={title}
      intro={texts.intro}
      query={query}
      top={<NewsletterTabs open="subscribers" />}
      search={{ ...texts.search, value: filter.search ?? '', onChange: (search) => narrow({ search }) }}
      filters={<ExportButton tab={filter.tab} />}
      middle={<StateChoice filter={filter} counts={query.data?.pages[0]?.counts} />}
      rowsOf={({ pages }) => pages.flatMap((page) => page.subscribers)}
      empty={texts.empty[filter.search ? 'found' : filter.tab]}
      clear={Boolean(filter.search) && { label: texts.clearSearch, onPress: () => narrow({ search: '' }) }}
      more={{ label: texts.more }}
    >
      {(subscribers) => (
        <ul aria-label={texts.list} className="card ruled">
          {subscribers.map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} showsState={Boolean(filter.search)} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

/** A search covers all states. */
const StateChoice = ({
  filter,
  counts,
}: {
  filter: SubscriberFilter;
  counts: SubscriberList['counts'] | undefined;
}) => (
  <nav aria-label={texts.tabs} className="mb-4 flex flex-wrap gap-2">
    {subscriberTabs.map((tab) => (
      <Link
        key={tab}
        to={subscriberFilters.path({ tab })}
        replace
        aria-current={!filter.search && tab === filter.tab ? 'page' : undefined}
        className="choice gap-2"
      >
        {texts.tabLabels[tab]}
        {counts && <span className="tabular font-normal">{formatCount(counts[tab])}</span>}
      </Link>
    ))}
  </nav>
);

function ExportButton({ tab }: { tab: SubscriberTab }) {
  const download = useDownload();
  const onPress = () =>
    void download(call('exportSubscribers', { query: { tab } }), `subscribers-${tab}.csv`).then(
      (isStarted) => isStarted && showToast(texts.downloaded),
      showFailure,
    );
  return (
    <Button aria-label={texts.downloadLabel} onPress={onPress}>
      <Icon of={Download} className="size-4" />
      {texts.download}
    </Button>
  );
}

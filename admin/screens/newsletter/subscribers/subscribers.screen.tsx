// The subscribers: by state, searched, exported, removed.
import {
  type SubscriberFilter,
  subscriberFilters,
  subscriberTabs,
} from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { SubscriberList } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import { title, subscribers as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Link } from '../../../components/link.tsx';
import { ListPage } from '../../../components/lists/list-page.tsx';
import { useNow } from '../../../components/use-now.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { call } from '../../../store/send.ts';
import { useDownload } from '../../../store/files/use-download.ts';
import { useListParams } from '../../../store/use-list-params.ts';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

export function SubscribersScreen() {
  const { filter, narrow } = useListParams(subscriberFilters);
  const { tab } = filter;
  const query = adminApi.useListSubscribersInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const download = useDownload();
  const now = useNow();
  return (
    <ListPage
      title={title}
      intro={texts.intro}
      query={query}
      top={<NewsletterTabs open="subscribers" />}
      search={{ ...texts.search, value: filter.search ?? '', onChange: (search) => narrow({ search }) }}
      filters={
        <DownloadButton
          label={texts.downloadLabel}
          text={texts.download}
          onSave={() => download(call('exportSubscribers', { query: { tab } }), `subscribers-${tab}.csv`)}
          started={texts.downloaded}
        />
      }
      middle={<StateChoice filter={filter} counts={query.data?.pages[0]?.counts} />}
      rowsOf={({ pages }) => pages.flatMap((page) => page.subscribers)}
      empty={texts.empty[filter.search ? 'found' : tab]}
      clear={Boolean(filter.search) && { label: texts.clearSearch, onPress: () => narrow({ search: '' }) }}
      more={{ label: texts.more }}
    >
      {(subscribers) => (
        <ul aria-label={texts.list} className="card ruled">
          {subscribers.map((subscriber) => (
            <SubscriberRow key={subscriber.id} subscriber={subscriber} hasState={Boolean(filter.search)} now={now} />
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

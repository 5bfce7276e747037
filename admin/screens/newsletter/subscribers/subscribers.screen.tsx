// The subscribers: by state, searched, exported, removed. Filter and search are in the address.
import { Download } from 'lucide';
import { useSearchParams } from 'react-router';
import {
  type SubscriberFilter,
  type SubscriberTab,
  readSubscriberFilter,
  subscriberTabs,
  subscribersPath,
} from '@taana-baana/contract/admin/paths/newsletter-paths.ts';
import type { Subscriber, SubscriberList } from '@taana-baana/contract/admin/schemas/content/newsletter.ts';
import { title, subscribers as texts } from '@taana-baana/contract/admin/texts/content/newsletter.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { EmptyState } from '../../../components/page/states.tsx';
import { showFailure, showToast } from '../../../components/toasts/toast-queue.ts';
import { useNow } from '../../../components/use-now.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { call } from '../../../store/send.ts';
import { useDownload } from '../../../store/files/use-download.ts';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

export function SubscribersScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readSubscriberFilter(params);
  const query = adminApi.useListSubscribersInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const search = (value: string) =>
    setParams(
      new URLSearchParams(
        subscribersPath(value ? { tab: filter.tab, search: value } : { tab: filter.tab }).split('?')[1],
      ),
      { replace: true },
    );
  return (
    <Page title={title} intro={texts.intro}>
      <NewsletterTabs open="subscribers" />
      <div className="mb-3 flex flex-wrap gap-2">
        <SearchField
          {...texts.search}
          value={filter.search ?? ''}
          isBusy={query.isFetching && !query.isFetchingNextPage}
          onChange={search}
        />
        <ExportButton tab={filter.tab} />
      </div>
      <StateChoice filter={filter} counts={query.data?.pages[0]?.counts} />
      <QueryState query={{ ...query, data: query.currentData ?? query.data }}>
        {({ pages }) => (
          <>
            <Found subscribers={pages.flatMap((page) => page.subscribers)} filter={filter} onClear={() => search('')} />
            {query.hasNextPage && (
              <div className="mt-4 flex justify-center">
                <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </Page>
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
        to={subscribersPath({ tab })}
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

interface FoundProps {
  subscribers: readonly Subscriber[];
  filter: SubscriberFilter;
  onClear: () => void;
}

function Found({ subscribers, filter, onClear }: FoundProps) {
  const now = useNow();
  if (subscribers.length === 0) {
    const [heading, text] = texts.empty[filter.search ? 'found' : filter.tab];
    return (
      <EmptyState heading={heading} text={text}>
        {filter.search && <Button onPress={onClear}>{texts.clearSearch}</Button>}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={texts.list} className="card ruled">
      {subscribers.map((subscriber) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} showsState={Boolean(filter.search)} now={now} />
      ))}
    </ul>
  );
}

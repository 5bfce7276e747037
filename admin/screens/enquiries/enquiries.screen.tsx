// The list of enquiries: open and answered ones, and a search, all in the address.
import { useSearchParams } from 'react-router';
import {
  type EnquiryFilter,
  enquiriesPath,
  enquiryPath,
  enquiryTabs,
  readEnquiryFilter,
} from '@taana-baana/contract/admin/enquiry-tabs.ts';
import type { EnquiryRow } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { refreshed } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { DeadlineBadges } from './deadline-badges.tsx';

export function EnquiriesScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readEnquiryFilter(params);
  const query = adminApi.useListEnquiriesInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const search = (value: string) => setParams(value ? { search: value } : {}, { replace: true });
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Tabs filter={filter} />
      <div className="my-4 flex">
        <SearchField
          {...texts.search}
          value={filter.search ?? ''}
          isBusy={query.isFetching && !query.isFetchingNextPage}
          onChange={search}
        />
      </div>
      <QueryState query={{ ...query, data: query.currentData ?? query.data }}>
        {({ pages }) => (
          <>
            <Found enquiries={pages.flatMap((page) => page.enquiries)} filter={filter} onClear={() => search('')} />
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

const Tabs = ({ filter }: { filter: EnquiryFilter }) => (
  <nav aria-label={texts.tabs} className="tab-strip -mx-4 px-4 lg:mx-0 lg:px-0">
    {enquiryTabs.map((tab) => (
      <Link
        key={tab}
        to={enquiriesPath({ tab })}
        replace
        aria-current={!filter.search && tab === filter.tab ? 'page' : undefined}
        className="tab"
      >
        {texts.tabLabels[tab]}
      </Link>
    ))}
  </nav>
);

interface FoundProps {
  enquiries: readonly EnquiryRow[];
  filter: EnquiryFilter;
  onClear: () => void;
}

function Found({ enquiries, filter, onClear }: FoundProps) {
  const now = useNow();
  if (enquiries.length === 0) {
    const [heading, text] = texts.empty[filter.search ? 'found' : filter.tab];
    return (
      <EmptyState heading={heading} text={text}>
        {filter.search && <Button onPress={onClear}>{texts.clearSearch}</Button>}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={texts.title} className="card ruled overflow-clip">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} className="row-link px-4 py-3 text-sm">
          <div className="flex items-baseline justify-between gap-3">
            <Link to={enquiryPath(enquiry.id)} data-row="" className="min-w-0 truncate font-semibold">
              {enquiry.name}
            </Link>
            <span className="tabular shrink-0 text-ink-soft">{enquiry.ticket}</span>
          </div>
          <p className="mt-0.5 line-clamp-2">{enquiry.excerpt}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-2">
            <DeadlineBadges enquiry={enquiry} now={now} />
          </p>
        </li>
      ))}
    </ul>
  );
}

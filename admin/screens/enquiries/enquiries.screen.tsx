// The list of enquiries: open and answered ones, and a search.
import { enquiryFilters, enquiryPath, enquiryTabs } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import type { EnquiryRow } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { DeadlineBadges } from './deadline-badges.tsx';

export function EnquiriesScreen() {
  const { filter, narrow } = useListParams(enquiryFilters);
  const query = adminApi.useListEnquiriesInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const now = useNow();
  // A search covers all tabs.
  const search = (value: string) => narrow({ search: value, tab: '' });
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      query={query}
      top={
        <Tabs
          label={texts.tabs}
          tabs={enquiryTabs}
          labels={texts.tabLabels}
          open={filter.search ? undefined : filter.tab}
          to={(tab) => enquiryFilters.path({ tab })}
        />
      }
      search={{ ...texts.search, value: filter.search ?? '', onChange: search }}
      rowsOf={({ pages }) => pages.flatMap((page) => page.enquiries)}
      empty={texts.empty[filter.search ? 'found' : filter.tab]}
      clear={Boolean(filter.search) && { label: texts.clearSearch, onPress: () => search('') }}
      more={{ label: texts.more }}
    >
      {(enquiries) => (
        <ul aria-label={texts.title} className="card ruled overflow-clip">
          {enquiries.map((enquiry) => (
            <Row key={enquiry.id} enquiry={enquiry} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const Row = ({ enquiry, now }: { enquiry: EnquiryRow; now: number }) => (
  <li className="row-link px-4 py-3 text-sm">
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
);

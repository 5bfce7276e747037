// The list of reviews, newest first: all or hidden ones, by stars, and a search, all in the
// address.
import { useSearchParams } from 'react-router';
import { starLimits } from '@taana-baana/contract/limits.ts';
import {
  type ReviewFilter,
  readReviewFilter,
  reviewTabs,
  reviewsPath,
} from '@taana-baana/contract/admin/review-filters.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { ReviewItem } from './review-item.tsx';

const starOptions = Array.from({ length: starLimits.max }, (_, index) => starLimits.max - index);

export function ReviewsScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readReviewFilter(params);
  const query = adminApi.useListReviewsInfiniteQuery(filter, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const now = useNow();

  function narrow(changes: { search?: string; stars?: string }): void {
    const { search, stars } = { ...filter, ...changes };
    setParams(new URLSearchParams(reviewsPath({ tab: filter.tab, stars, search }).split('?')[1]), { replace: true });
  }

  return (
    <Page title={texts.title}>
      <Tabs filter={filter} />
      <div className="my-4 flex flex-wrap gap-2">
        <SearchField
          {...texts.search}
          value={filter.search ?? ''}
          isBusy={query.isFetching && !query.isFetchingNextPage}
          onChange={(search) => narrow({ search })}
        />
        <select
          aria-label={texts.stars.label}
          value={filter.stars ?? ''}
          onChange={(event) => narrow({ stars: event.target.value })}
          className="field field-select w-auto"
        >
          <option value="">{texts.stars.any}</option>
          {starOptions.map((count) => (
            <option key={count} value={count}>
              {texts.stars.of(count)}
            </option>
          ))}
        </select>
      </div>
      <QueryState query={{ ...query, data: query.currentData ?? query.data }}>
        {({ pages }) => {
          const reviews = pages.flatMap((page) => page.reviews);
          if (reviews.length === 0) {
            return <Nothing filter={filter} onClear={() => narrow({ search: '', stars: '' })} />;
          }
          return (
            <>
              <ul aria-label={texts.title} className="card ruled">
                {reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} now={now} />
                ))}
              </ul>
              {query.hasNextPage && (
                <div className="mt-4 flex justify-center">
                  <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                    {texts.more}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}

const Tabs = ({ filter }: { filter: ReviewFilter }) => (
  <nav aria-label={texts.tabs} className="tab-strip -mx-4 px-4 lg:mx-0 lg:px-0">
    {reviewTabs.map((tab) => (
      <Link
        key={tab}
        to={reviewsPath({ ...filter, tab })}
        replace
        aria-current={tab === filter.tab ? 'page' : undefined}
        className="tab"
      >
        {texts.tabLabels[tab]}
      </Link>
    ))}
  </nav>
);

function Nothing({ filter, onClear }: { filter: ReviewFilter; onClear: () => void }) {
  const isSearched = Boolean(filter.search ?? filter.stars);
  const [heading, text] = texts.empty[isSearched ? 'found' : filter.tab];
  return (
    <EmptyState heading={heading} text={text}>
      {isSearched && <Button onPress={onClear}>{texts.clearFilters}</Button>}
    </EmptyState>
  );
}

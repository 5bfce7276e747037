// The list of reviews, newest first: all or hidden ones, by stars, and a search.
import { starLimits } from '@taana-baana/contract/limits.ts';
import { reviewFilters, reviewTabs } from '@taana-baana/contract/admin/paths/review-filters.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/reviews.ts';
import { ListPage } from '../../components/lists/list-page.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { ReviewItem } from './review-item.tsx';

const starOptions = Array.from({ length: starLimits.max }, (_, index) => starLimits.max - index);

export function ReviewsScreen() {
  const { filter, narrow } = useListParams(reviewFilters);
  const query = adminApi.useListReviewsInfiniteQuery(filter, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const now = useNow();
  const isSearched = Boolean(filter.search ?? filter.stars);
  return (
    <ListPage
      title={texts.title}
      query={query}
      top={
        <Tabs
          label={texts.tabs}
          tabs={reviewTabs}
          labels={texts.tabLabels}
          open={filter.tab}
          to={(tab) => reviewFilters.path({ ...filter, tab })}
        />
      }
      search={{ ...texts.search, value: filter.search ?? '', onChange: (search) => narrow({ search }) }}
      filters={
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
      }
      rowsOf={({ pages }) => pages.flatMap((page) => page.reviews)}
      empty={texts.empty[isSearched ? 'found' : filter.tab]}
      clear={isSearched && { label: texts.clearFilters, onPress: () => narrow({ search: '', stars: '' }) }}
      more={{ label: texts.more }}
    >
      {(reviews) => (
        <ul aria-label={texts.title} className="card ruled">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

// The filters of a list, kept in the address: a reload and Back restore them.
import { useNavigation, useSearchParams } from 'react-router';
import type { ListFilters } from '@taana-baana/contract/admin/list-filters.ts';

/** An empty value removes its filter. */
type Narrow<Filter> = (changes: { readonly [N in keyof Filter]?: string | undefined }) => void;

export function useListParams<Filter extends object>(
  filters: Pick<ListFilters<Filter>, 'read'>,
): { filter: Filter; narrow: Narrow<Filter>; params: URLSearchParams } {
  const [params, setParams] = useSearchParams();
  const goal = useNavigation().location;
  const narrow: Narrow<Filter> = (changes) => {
    // A search that waited must not end the way to a row that was tapped meanwhile.
    if (goal && goal.pathname !== location.pathname) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  return { filter: filters.read(params), narrow, params };
}

// The list's state: what is searched, the orders that were found, and those that are selected.
import { orderFilters } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { isPermitted, type Permission } from '@taana-baana/contract/admin/permissions.ts';
import { useSelection } from '../../components/lists/use-selection.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useListParams } from '../../store/use-list-params.ts';

export function useOrderList() {
  const { filter, narrow, params } = useListParams(orderFilters);
  const query = adminApi.useListOrdersInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const { data: me } = adminApi.useGetMeQuery();
  const can = (permission: Permission) => me !== undefined && isPermitted(me.role, permission);
  const [first] = query.data?.pages ?? [];
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? [];
  const selection = useSelection(
    params.toString(),
    orders.map(({ number }) => number),
  );
  return {
    filter,
    narrow,
    params,
    /** It hides orders, as a tab does not. */
    isSearched: Object.keys(filter).some((name) => name !== 'tab'),
    query,
    orders,
    counts: first?.counts,
    unplaced: first?.unplaced ?? [],
    can,
    /** Null: for members who pack nothing. */
    selection: can('orders.pack') ? selection : null,
  };
}

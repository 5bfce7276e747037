// The packed orders that wait for the courier.
import { useEffect } from 'react';
import { isReadyToShip } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PackingList } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';

export type Packed = Pick<PackingList['orders'][number], 'number' | 'customer' | 'status'>;

/**
 * Those of the server, also packed before or by somebody else, and those that were ticked here just
 * now. The first page, or `isWhole`.
 */
export function useWaitingForCourier(
  listed: PackingList['orders'],
  isWhole: boolean,
): { packed: readonly Packed[]; hasMore: boolean } {
  const query = adminApi.useListOrdersInfiniteQuery(
    { tab: 'packed' },
    { refetchOnMountOrArgChange: true, ...refreshed },
  );
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWhole, hasNextPage, isFetching, isError, fetchNextPage]);
  const known = new Set(listed.map(({ number }) => number));
  const loaded = data?.pages.flatMap(({ orders }) => orders) ?? [];
  const before: readonly Packed[] = loaded.filter(({ number }) => !known.has(number));
  return { packed: [...before, ...listed].filter(isReadyToShip), hasMore: hasNextPage };
}

// Orders: the list page by page, an order's page, and what staff do with an order.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/endpoints.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { OrderStatus } from '@taana-baana/contract/limits.ts';
import { adminApi } from '../admin-api.ts';
import type { OrderFilter } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { reloadPackingList, showInPackingList } from './packing.api.ts';
import { call } from '../send.ts';

type Change =
  | 'moveOrder'
  | 'undoMove'
  | 'cancelOrder'
  | 'refundOrder'
  | 'retryRefunds'
  | 'recordManualRefund'
  | 'giveCredit'
  | 'setTracking'
  | 'markReturned'
  | 'reship'
  | 'addNote'
  | 'changeAddress'
  | 'changeGstin';
type ByNumber = { params: { number: string } };

/** Seconds that the pages of a list stay loaded while one of its orders is open. */
const keepList = 30 * 60;

const readApi = adminApi.enhanceEndpoints({ addTagTypes: ['order', 'orders', 'dashboard'] }).injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery<AdminAnswer<'listOrders'>, OrderFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => call('listOrders', { query: { ...queryArg, after: pageParam } }),
      keepUnusedDataFor: keepList,
      providesTags: ['orders'],
    }),
    listCouriers: build.query<AdminAnswer<'listCouriers'>, void>({ query: () => call('listCouriers') }),
    getOrder: build.query<OrderPage, string>({
      query: (number) => call('getOrder', { params: { number } }),
      providesTags: (_, __, number) => [{ type: 'order', id: number }],
    }),
  }),
});

const changeApi = readApi.injectEndpoints({
  endpoints: (build) => {
    /** Optimistic update: on the order's page, and in the packing list. */
    const change = <N extends Change>(
      name: N,
      optimistic?: (order: OrderPage, input: AdminInput<N>) => void,
      statusOf?: (input: AdminInput<N>) => OrderStatus,
    ) =>
      build.mutation<OrderPage, AdminInput<N>>({
        query: (input) => ({ name, ...input }),
        invalidatesTags: (order) => (order ? ['dashboard'] : []),
        onQueryStarted: async (input, { dispatch, queryFulfilled, getState }) => {
          const { number } = (input as ByNumber).params;
          const patched =
            optimistic &&
            dispatch(readApi.util.updateQueryData('getOrder', number, (order) => optimistic(order, input)));
          if (statusOf) dispatch(showInPackingList(number, statusOf(input)));
          try {
            const { data: order } = await queryFulfilled;
            dispatch(showInPackingList(number, order.status));
            await dispatch(readApi.util.upsertQueryData('getOrder', number, order));
            // The loaded lists stay: Back restores the place.
            for (const filter of readApi.util.selectCachedArgsForQuery(getState(), 'listOrders')) {
              dispatch(readApi.util.updateQueryData('listOrders', filter, ({ pages }) => showIn(pages, order)));
            }
          } catch {
            patched?.undo();
            // Also after a refusal: the page shows the order's current state.
            dispatch(readApi.util.invalidateTags([{ type: 'order', id: number }]));
            dispatch(reloadPackingList());
          }
        },
      });
    return {
      moveOrder: change(
        'moveOrder',
        (order, { body }) => {
          order.status = body.to;
        },
        ({ body }) => body.to,
      ),
      undoMove: change('undoMove', (order) => {
        order.status = order.actions.undo?.to ?? order.status;
      }),
      cancelOrder: change('cancelOrder'),
      refundOrder: change('refundOrder'),
      retryRefunds: change('retryRefunds'),
      recordManualRefund: change('recordManualRefund'),
      giveCredit: change('giveCredit'),
      setTracking: change('setTracking'),
      markReturned: change('markReturned'),
      reship: change('reship'),
      addNote: change('addNote'),
      changeAddress: change('changeAddress'),
      changeGstin: change('changeGstin'),
    };
  },
});

function showIn(pages: AdminAnswer<'listOrders'>[], { number, status, flags, shipment }: OrderPage): void {
  for (const { orders } of pages) {
    const row = orders.find((order) => order.number === number);
    if (row) Object.assign(row, { status, flags, courier: shipment?.courier ?? null, awb: shipment?.awb ?? null });
  }
}

export const {
  useListOrdersInfiniteQuery,
  useGetOrderQuery,
  useMoveOrderMutation,
  useUndoMoveMutation,
  useCancelOrderMutation,
  useRefundOrderMutation,
  useRetryRefundsMutation,
  useRecordManualRefundMutation,
  useGiveCreditMutation,
  useSetTrackingMutation,
  useMarkReturnedMutation,
  useReshipMutation,
  useAddNoteMutation,
  useChangeAddressMutation,
  useChangeGstinMutation,
  useListCouriersQuery,
} = changeApi;

/** The loaded part of the list; sends no request. */
export const { useInfiniteQueryState: useLoadedOrders } = readApi.endpoints.listOrders;

export const { usePrefetch: usePrefetchOrders } = readApi;

/** The order, if it is loaded; sends no request. */
export const { useQueryState: useLoadedOrder } = readApi.endpoints.getOrder;

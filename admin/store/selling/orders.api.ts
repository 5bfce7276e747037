// What staff do with orders shows at once: on the order's page, in the loaded pages of the list, and
// in the packing list.
import type { AdminAnswer, AdminInput } from '@taana-baana/contract/admin/calls.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { OrderStatus } from '@taana-baana/contract/limits.ts';
import { adminApi, type Started } from '../admin-api.ts';
import { reloadPackingList, showInPackingList } from './packing.api.ts';

type ByNumber = { params: { number: string } };

/** Optimistic update: on the order's page, and in the packing list. */
const change = <Input extends ByNumber = ByNumber>(
  optimistic?: (order: OrderPage, input: Input) => void,
  statusOf?: (input: Input) => OrderStatus,
) => ({
  invalidatesTags: (order: OrderPage | undefined) => (order ? ['dashboard' as const] : []),
  onQueryStarted: async (input: Input, { dispatch, queryFulfilled, getState }: Started<OrderPage>) => {
    const of = { params: { number: input.params.number } };
    const { number } = of.params;
    const patched =
      optimistic && dispatch(adminApi.util.updateQueryData('getOrder', of, (order) => optimistic(order, input)));
    if (statusOf) dispatch(showInPackingList(number, statusOf(input)));
    try {
      const { data: order } = await queryFulfilled;
      dispatch(showInPackingList(number, order.status));
      await dispatch(adminApi.util.upsertQueryData('getOrder', of, order));
      // The loaded lists stay: Back restores the place.
      for (const filter of adminApi.util.selectCachedArgsForQuery(getState(), 'listOrders')) {
        dispatch(adminApi.util.updateQueryData('listOrders', filter, ({ pages }) => showIn(pages, order)));
      }
    } catch {
      patched?.undo();
      // Also after a refusal: the page shows the order's current state.
      dispatch(adminApi.util.invalidateTags([{ type: 'order', id: number }]));
      dispatch(reloadPackingList());
    }
  },
});

/** Lists are reloaded; the packing list stays and updates its orders in place. */
const changeMany = {
  onQueryStarted: async (_: unknown, { dispatch, queryFulfilled }: Started<AdminAnswer<'moveOrders'>>) => {
    try {
      const { data } = await queryFulfilled;
      for (const { number, status } of data.orders) if (status) dispatch(showInPackingList(number, status));
    } catch {
      // Unknown which orders were moved.
      dispatch(reloadPackingList());
    }
  },
};

export const ordersApi = adminApi.enhanceEndpoints({
  endpoints: {
    getOrder: { providesTags: (_, __, { params }) => [{ type: 'order', id: params.number }] },
    moveOrder: change<AdminInput<'moveOrder'>>(
      (order, { body }) => {
        order.status = body.to;
      },
      ({ body }) => body.to,
    ),
    undoMove: change((order) => {
      order.status = order.actions.undo?.to ?? order.status;
    }),
    cancelOrder: change(),
    refundOrder: change(),
    retryRefunds: change(),
    recordHandRefund: change(),
    askForUpiId: change(),
    giveByHand: change(),
    giveCredit: change(),
    setTracking: change(),
    markReturned: change(),
    reship: change(),
    addNote: change(),
    changeAddress: change(),
    changeGstin: change(),
    changePiece: change(),
    moveOrders: changeMany,
    undoMoves: changeMany,
  },
});

function showIn(pages: AdminAnswer<'listOrders'>[], { number, status, flags, shipment }: OrderPage): void {
  for (const { orders } of pages) {
    const row = orders.find((order) => order.number === number);
    if (row) Object.assign(row, { status, flags, courier: shipment?.courier ?? null, awb: shipment?.awb ?? null });
  }
}

/** The loaded part of the list; sends no request. */
export const { useInfiniteQueryState: useLoadedOrders } = adminApi.endpoints.listOrders;

/** The order, if it is loaded; sends no request. */
export const { useQueryState: useLoadedOrder } = adminApi.endpoints.getOrder;

// Moves many orders by one call, and undoes that by one.
import type { MovedOrders, OrdersMove } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { adminApi } from '../admin-api.ts';
import { reloadPackingList, showInPackingList } from './packing.api.ts';
import { call } from '../send.ts';

export const { useMoveOrdersMutation, useUndoMovesMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['order', 'orders', 'dashboard'] })
  .injectEndpoints({
    endpoints: (build) => {
      /** Lists are reloaded; the packing list stays and updates its orders in place. */
      const change = <Input>(query: (input: Input) => ReturnType<typeof call>) =>
        build.mutation<MovedOrders, Input>({
          query,
          invalidatesTags: ['order', 'orders', 'dashboard'],
          onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
            try {
              const { data } = await queryFulfilled;
              for (const { number, status } of data.orders) if (status) dispatch(showInPackingList(number, status));
            } catch {
              // Unknown which orders were moved.
              dispatch(reloadPackingList());
            }
          },
        });
      return {
        moveOrders: change<OrdersMove>((body) => call('moveOrders', { body })),
        undoMoves: change<readonly string[]>((numbers) => call('undoMoves', { body: { numbers: [...numbers] } })),
      };
    },
  });

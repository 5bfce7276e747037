// For screens that move many orders at once: the calls, the couriers, and the local draft.
import type { OrdersMove } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { localDraft } from '../local-draft.ts';
import { adminApi } from '../admin-api.ts';
import { ordersApi } from './orders.api.ts';

/** Typed and unsent: AWBs by order number. */
export interface TypedParcels {
  readonly courier: string;
  readonly awbs: Readonly<Record<string, string>>;
}

/** By the number of an order: those that go into one parcel with it. */
export type Together = ReadonlyMap<string, readonly string[] | undefined>;

export function useManyOrders() {
  const [move] = ordersApi.useMoveOrdersMutation();
  const [undo] = ordersApi.useUndoMovesMutation();
  const { data } = adminApi.useListCouriersQuery();
  const [readParcels] = adminApi.useLazyListParcelsQuery();
  const { data: me } = adminApi.useGetMeQuery();
  return {
    calls: {
      move: (body: OrdersMove) => move({ body }).unwrap(),
      undo: (numbers: string[]) => undo({ body: { numbers } }).unwrap(),
    },
    listTogether: async (numbers: string[]): Promise<Together> => {
      const { parcels } = await readParcels({ query: { orders: numbers.join() } }).unwrap();
      return new Map(parcels.map(({ number, goesWith }) => [number, goesWith]));
    },
    couriers: data?.couriers.map(({ name }) => name) ?? [],
    storage: localDraft<TypedParcels>('shipping', me?.id ?? ''),
  };
}

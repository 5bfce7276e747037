// For screens that move many orders at once: the calls, the couriers, and the local draft.
import { localDraft } from '../local-draft.ts';
import { useMoveOrdersMutation, useUndoMovesMutation } from './many-orders.api.ts';
import { useListCouriersQuery } from './orders.api.ts';
import { useGetMeQuery } from '../people/session.api.ts';

interface TypedParcels {
  readonly courier: string;
  readonly awbs: Readonly<Record<string, string>>;
}

export function useManyOrders() {
  const [move] = useMoveOrdersMutation();
  const [undo] = useUndoMovesMutation();
  const { data } = useListCouriersQuery();
  const { data: me } = useGetMeQuery();
  return {
    calls: {
      move: (body: Parameters<typeof move>[0]) => move(body).unwrap(),
      undo: (numbers: string[]) => undo(numbers).unwrap(),
    },
    couriers: data?.couriers.map(({ name }) => name) ?? [],
    storage: localDraft<TypedParcels>('shipping', me?.id ?? ''),
  };
}

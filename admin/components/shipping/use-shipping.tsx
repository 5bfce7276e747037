// Moves many orders at once, with the dialog that ships them.
import { type ReactNode, Suspense, useState } from 'react';
import type { Together } from '../../store/selling/use-many-orders.ts';
import { lazyPart } from '../page/lazy-part.tsx';
import type { ShipDialogProps } from './ship-dialog.tsx';
import { type ManyMoves, type MoveCalls, useManyMoves } from './use-many-moves.ts';

const ShipDialog = lazyPart(async () => (await import('./ship-dialog.tsx')).ShipDialog);

interface Shipping extends Pick<ManyMoves, 'move' | 'isPending'> {
  readonly ship: (orders: ShipDialogProps['orders']) => void;
  readonly dialog: ReactNode;
}

export function useShipping({
  calls,
  listTogether,
  ...dialog
}: Pick<ShipDialogProps, 'couriers' | 'storage'> & {
  calls: MoveCalls;
  listTogether: (numbers: string[]) => Promise<Together>;
}): Shipping {
  const { move, send, isPending } = useManyMoves(calls);
  /** A dialog keeps its initial data, even if the list changes. */
  const [shipped, setShipped] = useState<ShipDialogProps['orders']>();
  const [together, setTogether] = useState<Together>();
  function ship(orders: ShipDialogProps['orders']): void {
    setShipped(orders);
    listTogether(orders.map(({ number }) => number)).then(setTogether, () => setTogether(undefined));
  }
  return {
    move,
    isPending,
    ship,
    dialog: (
      <Suspense>
        {shipped && (
          <ShipDialog
            orders={shipped}
            together={together}
            {...dialog}
            onShip={(parcels) => send('Shipped', parcels)}
            onClose={() => setShipped(undefined)}
          />
        )}
      </Suspense>
    ),
  };
}

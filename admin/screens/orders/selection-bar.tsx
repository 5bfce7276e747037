// The actions for the selected orders.
import { PackageCheck, Truck, X } from 'lucide';
import { Suspense, useState } from 'react';
import { isReadyToPack, isReadyToShip } from '@taana-baana/contract/admin/limits/many-orders.ts';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/packing-limits.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { selection as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import * as shippingTexts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { PrintLinks } from '../../components/orders/print-links.tsx';
import { useManyMoves } from '../../components/shipping/use-many-moves.ts';
import { useManyOrders } from '../../store/selling/use-many-orders.ts';

const ShipDialog = lazyPart(async () => (await import('../../components/shipping/ship-dialog.tsx')).ShipDialog);

interface SelectionBarProps {
  chosen: readonly OrderRow[];
  onClear: () => void;
}

export function SelectionBar({ chosen, onClear }: SelectionBarProps) {
  const { calls, couriers, storage } = useManyOrders();
  const { move, send, isPending } = useManyMoves(calls);
  /** A dialog keeps its initial data, even if the list changes. */
  const [shipped, setShipped] = useState<readonly OrderRow[]>();
  const toPack = chosen.filter(isReadyToPack).map(({ number }) => number);
  const toShip = chosen.filter(isReadyToShip);
  return (
    <>
      {chosen.length > 0 && (
        <div role="region" aria-label={texts.label} className="save-bar mt-4">
          <div className="flex w-full items-center justify-between gap-2 lg:w-auto">
            <p role="status" className="tabular text-sm font-semibold">
              {texts.count(chosen.length)}
            </p>
            <button
              type="button"
              aria-label={texts.clear}
              title={texts.clear}
              onClick={onClear}
              className="icon-button -my-2 -mr-2"
            >
              <Icon of={X} />
            </button>
          </div>
          {chosen.length > maxPackedAtOnce ? (
            <p className="text-sm">{texts.tooMany(maxPackedAtOnce)}</p>
          ) : (
            <div className="flex flex-wrap items-center gap-2">
              {toPack.length > 0 && (
                <Button
                  kind="primary"
                  isPending={isPending}
                  onPress={() => void move('Processing', toPack)}
                  className="px-3"
                >
                  <Icon of={PackageCheck} className="size-4" />
                  {texts.pack(toPack.length)}
                </Button>
              )}
              {toShip.length > 0 && (
                <Button kind="primary" onPress={() => setShipped(toShip)} className="px-3">
                  <Icon of={Truck} className="size-4" />
                  {shippingTexts.action(toShip.length)}
                </Button>
              )}
              <PrintLinks labels={chosen} />
            </div>
          )}
        </div>
      )}
      <Suspense>
        {shipped && (
          <ShipDialog
            orders={shipped}
            couriers={couriers}
            storage={storage}
            onShip={(parcels) => send('Shipped', parcels)}
            onClose={() => setShipped(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

// The courier's report: its parcels have arrived. Named by their AWBs, or by the numbers of orders.
import type { DeliveredParcels } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Actor } from '../../../shop/audit-log/audit-log.service.ts';
import { listParcelsOfAwbs } from '../../goods/parcels/parcels.repository.ts';
import { listOrdersByNumber } from '../../order/orders.repository.ts';
import { moveOrders } from './move-orders.service.ts';

interface Found {
  readonly number: string;
  /** The parcel came back: the order's next parcel has another AWB. */
  readonly isReturned: boolean;
}

/** Each parcel by itself: one that is refused does not stop the others. A repeated request moves nothing. */
export async function deliverParcels(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
  codes: readonly string[],
  actor: Actor,
): Promise<DeliveredParcels> {
  const found = await findParcels(deps.db, codes);
  const numbers = new Set(
    codes.map((code) => found.get(code)).flatMap((one) => (one && !one.isReturned ? one.number : [])),
  );
  const { orders } = await moveOrders(
    deps,
    { to: 'Delivered', orders: [...numbers].map((number) => ({ number })) },
    actor,
  );
  const messages = new Map(orders.map(({ number, message }) => [number, message]));
  return {
    parcels: codes.map((code) => {
      const parcel = found.get(code);
      if (!parcel) return { code, number: null, message: texts.parcelNotFound(code) };
      const { number, isReturned } = parcel;
      return { code, number, message: isReturned ? texts.parcelCameBack(number) : (messages.get(number) ?? null) };
    }),
  };
}

async function findParcels(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const orders = await listOrdersByNumber(db, codes);
  const parcels = await listParcelsOfAwbs(db, codes);
  return new Map([
    ...orders.flatMap(({ number }) => (number ? [[number, { number, isReturned: false }] as const] : [])),
    ...parcels.flatMap(({ awb, number, returned_at: returnedAt }) =>
      awb && number ? [[awb, { number, isReturned: returnedAt !== null }] as const] : [],
    ),
  ]);
}

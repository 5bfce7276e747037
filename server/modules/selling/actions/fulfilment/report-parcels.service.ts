// The courier's report: its parcels have arrived, or came back. Named by their AWBs, or by the numbers
// of orders.
import type { ParcelReport, ReportedParcels } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { Database } from '../../../../database/tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { Actor } from '../../../shop/audit-log/audit-log.service.ts';
import { listParcelsOfAwbs } from '../../goods/parcels/parcels.repository.ts';
import { listOrdersByNumber } from '../../order/orders.repository.ts';
import { type OrderState, isUnderWay } from '../../order/transitions.service.ts';
import { moveOrders, returnOrders } from './move-orders.service.ts';

interface Found {
  readonly number: string;
  /** The parcel came back: the order's next parcel has another AWB. */
  readonly isReturned: boolean;
}

const isBack = { delivered: texts.parcelCameBack, returned: texts.parcelIsBack };

/** Each parcel by itself: one that is refused does not stop the others. A repeated request moves nothing. */
export async function reportParcels(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'changes' | 'log'>,
  { news, codes, goods }: ParcelReport,
  actor: Actor,
): Promise<ReportedParcels> {
  const found = await findParcels(deps.db, codes);
  const foundOf = (code: string) => found.get(code) ?? [];
  const numbers = new Set(
    codes.flatMap((code) => foundOf(code).flatMap(({ number, isReturned }) => (isReturned ? [] : [number]))),
  );
  const named = [...numbers].map((number) => ({ number }));
  const { orders } =
    news === 'delivered'
      ? await moveOrders(deps, { to: 'Delivered', orders: named }, actor)
      : await returnOrders(deps, named, actor, { goods });
  const messages = new Map(orders.map(({ number, message }) => [number, message]));
  return {
    parcels: codes.flatMap((code): ReportedParcels['parcels'] =>
      foundOf(code).length === 0
        ? [{ code, number: null, message: texts.parcelNotFound(code) }]
        : foundOf(code).map(({ number, isReturned }) => ({
            code,
            number,
            message: isReturned ? isBack[news](number) : (messages.get(number) ?? null),
          })),
    ),
  };
}

/** Orders that went in one parcel have one AWB: all that are under way. Otherwise the latest. */
async function findParcels(db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, readonly Found[]>> {
  const orders = await listOrdersByNumber(db, codes);
  const parcels = await listParcelsOfAwbs(db, codes);
  const named = orders.flatMap(({ number }) => (number ? [[number, [{ number, isReturned: false }]] as const] : []));
  const known = parcels.flatMap(({ number, returned_at: returnedAt, ...parcel }) =>
    number ? [{ ...parcel, number, isReturned: returnedAt !== null }] : [],
  );
  const byAwb = [...Map.groupBy(known, ({ awb }) => awb ?? '')].map(([awb, all]) => {
    const underWay = all.filter(({ status, isReturned }) => isUnderWay(status as OrderState) && !isReturned);
    return [awb, underWay.length > 0 ? underWay : all.slice(-1)] as const;
  });
  return new Map<string, readonly Found[]>([...named, ...byAwb]);
}

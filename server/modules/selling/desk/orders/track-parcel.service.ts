// The public page of a parcel, by the link in a mail: no personal data except the town.
import { type OrderStatus, type TrackedParcel, serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { findOrder } from '../../order/orders.repository.ts';
import { isTrackable, toParcel } from '../../goods/parcels/couriers.ts';
import { findParcel, findParcelByToken } from '../../goods/parcels/parcels.repository.ts';

/** The link of a returned parcel shows the one that was sent after it. */
export async function trackParcel(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  token: string,
): Promise<TrackedParcel> {
  const linked = await findParcelByToken(deps.db, token);
  const order = linked && isTrackable(linked, deps.clock.now()) ? await findOrder(deps.db, linked.order_id) : undefined;
  if (!linked || !order) throw new AppError('not-found', serverMessages.trackingOver);
  const parcel = (await findParcel(deps.db, order.id)) ?? linked;
  return {
    ...toParcel(deps, parcel),
    orderStatus: order.status as OrderStatus,
    city: order.address?.city || null,
    isReturned: parcel.returned_at !== null,
  };
}

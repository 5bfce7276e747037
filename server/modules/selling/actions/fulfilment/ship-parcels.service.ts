// Parcels: handed to a courier, given an AWB, brought back, sent again.
import { delivery } from '@taana-baana/contract';
import { afterBusinessHours } from '@taana-baana/contract/calendar/business-days.ts';
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Database } from '../../../../database/tables.ts';
import { type Transaction, inTransaction } from '../../../../database/transaction.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { newToken } from '../../../../credentials/secret-tokens.ts';
import { AppError } from '../../../app-error.ts';
import { type Actor, recordAction, staffIdOf } from '../../../shop/audit-log/audit-log.service.ts';
import { withdrawMails } from '../../../shop/mail/mail.service.ts';
import { giveBackUses } from '../../money/offers/uses.service.ts';
import { requireNoDispute, requirePaymentLeft } from '../../money/payments/payment-states.service.ts';
import { takeAgain, returnPieces } from '../../goods/stock/returns.service.ts';
import { SoldOutError } from '../../goods/stock/sold-out.service.ts';
import { nameOf, requireOrder } from '../../order/order-records.service.ts';
import { v7 } from 'uuid';
import { type OrderState, isUnderWay, eventOf, transitionOrder } from '../../order/transitions.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { insertEvent, listHistory, lockOrder } from '../../order/orders.repository.ts';
import { courierNamed } from '../../goods/parcels/couriers.ts';
import { type ParcelNews, queueParcelMail } from './parcel-mail.ts';
import * as parcels from '../../goods/parcels/parcels.repository.ts';

export interface Parcel {
  readonly courier?: string | undefined;
  readonly awb?: string | undefined;
}

export interface ReturnedParcel {
  readonly goods?: RestockDecision | undefined;
}

/** Call in the transaction of the move that hands the order over; `eventId` is that move's. */
export async function recordParcel(
  trx: Transaction,
  deps: MailDeps,
  order: OrderRecord,
  { eventId, news, courier, awb }: Parcel & { readonly eventId: string; readonly news: ParcelNews },
): Promise<void> {
  const parcel = {
    id: eventId,
    order_id: order.id,
    courier: courier === undefined ? null : courierNamed(deps, courier),
    awb: awb ?? null,
    track_token: newToken(),
    created_at: deps.clock.now().toISOString(),
    returned_at: null,
  };
  await parcels.insertParcel(trx, parcel);
  await queueParcelMail(trx, deps, order, { parcel, news });
}

/**
 * Adds or corrects courier and AWB. While the mail about the parcel waits, it is rewritten; later
 * only the first AWB is mailed, and the page of the link shows a corrected one.
 */
export function setTracking(
  deps: MailDeps,
  reference: string,
  { courier, awb }: { readonly courier: string; readonly awb: string },
  actor: Actor,
): Promise<void> {
  const tracking = { courier: courierNamed(deps, courier), awb };
  return changeParcel(deps, reference, async (trx, order, parcel) => {
    await parcels.updateTracking(trx, parcel.id, tracking);
    const { withdrawn, isOut } = await withdrawMails(trx, parcel.id);
    if (withdrawn > 0 || parcel.awb === null) {
      const news = isOut ? 'tracking' : 'shipped';
      await queueParcelMail(trx, deps, order, { parcel: { ...parcel, ...tracking }, news });
    }
    const { courier: formerCourier, awb: formerAwb } = parcel;
    const change = { before: { courier: formerCourier, awb: formerAwb }, after: tracking };
    await recordAction(trx, deps.clock, actor, { action: 'orders tracking', subject: nameOf(order), ...change });
  });
}

/**
 * The courier returned the parcel to the shop. The order waits to be sent again or cancelled.
 * Without `goods`, its pieces are set aside until then.
 */
export function markReturned(
  deps: MailDeps,
  reference: string,
  actor: Actor,
  { goods }: ReturnedParcel = {},
): Promise<void> {
  return changeParcel(deps, reference, async (trx, order, parcel) => {
    const at = deps.clock.now();
    const staffId = staffIdOf(actor);
    await parcels.updateReturned(trx, parcel.id, at.toISOString());
    await insertEvent(trx, {
      ...eventOf(order.id, order.status, order.status, 'operator', at),
      what: 'returned to origin',
      staff_id: staffId,
    });
    if (goods) await returnPieces(trx, { orderId: order.id, reason: 'returned', goods, staffId, at });
    await giveBackUses(trx, order);
    await recordAction(trx, deps.clock, actor, {
      action: 'orders returned',
      subject: nameOf(order),
      ...(goods && { after: { goods } }),
    });
  });
}

/** Sends a returned parcel again. */
export async function reship(deps: MailDeps, reference: string, parcel: Parcel, actor: Actor): Promise<OrderRecord> {
  const { id } = await requireOrder(deps.db, reference);
  return inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!(await isReturned(trx, order))) throw new AppError('conflict', texts.notReturned(nameOf(order)));
    await requirePaymentLeft(trx, order);
    await requireNoDispute(trx, order);
    const eventId = v7();
    const row = await transitionOrder(trx, {
      orderId: id,
      from: order.status,
      to: 'Shipped',
      source: 'reship',
      at: deps.clock.now(),
      staffId: staffIdOf(actor),
      eventId,
    });
    if (!row) throw new Error('the order is locked');
    await takeAgain(trx, id, { staffId: staffIdOf(actor), at: deps.clock.now() }).catch((error: unknown) => {
      if (!(error instanceof SoldOutError)) throw error;
      throw new AppError('conflict', texts.soldMeanwhile(nameOf(order), error.piece));
    });
    const sent = toOrderRecord(row);
    await recordParcel(trx, deps, sent, { ...parcel, eventId, news: 'shipped again' });
    await recordAction(trx, deps.clock, actor, {
      action: 'orders reship',
      subject: nameOf(order),
      after: { ...parcel },
    });
    return sent;
  });
}

/** Its parcel was returned to the shop and not sent again. */
export async function isReturned(db: Database, { id, status }: Pick<OrderRecord, 'id' | 'status'>): Promise<boolean> {
  return isUnderWay(status) && (await parcels.findParcel(db, id))?.returned_at != null;
}

/** Of an order on its way: its latest parcel. Another order is refused. */
async function changeParcel(
  deps: MailDeps,
  reference: string,
  change: (trx: Transaction, order: OrderRecord, parcel: ShipmentRow) => Promise<void>,
): Promise<void> {
  const { id } = await requireOrder(deps.db, reference);
  await inTransaction(deps, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!isUnderWay(order.status)) throw new AppError('conflict', texts.notUnderWay(nameOf(order), order.status));
    const parcel = (await parcels.findParcel(trx, id)) ?? (await recordEarlierParcel(trx, order));
    if (parcel.returned_at !== null) throw new AppError('conflict', texts.parcelReturned(nameOf(order)));
    await change(trx, order, parcel);
  });
}

/** Of an order shipped by a version without parcels. */
async function recordEarlierParcel(trx: Database, order: OrderRecord): Promise<ShipmentRow> {
  const shipped = (await listHistory(trx, order.id)).findLast(
    ({ to_status: to }) => to === ('Shipped' satisfies OrderState),
  );
  const parcel = {
    id: shipped?.id ?? v7(),
    order_id: order.id,
    courier: null,
    awb: null,
    track_token: newToken(),
    created_at: shipped?.created_at ?? order.createdAt,
    returned_at: null,
  };
  await parcels.insertParcel(trx, parcel);
  return parcel;
}

/** "Tracking appears within 24 business hours of dispatch": until when. */
export const trackingDueAt = (shippedAt: string, { settings }: Pick<Deps, 'settings'>): Date =>
  afterBusinessHours(new Date(shippedAt), delivery.trackingHours, settings.current().daysOff);

/** Older ones are ignored. */
const looksBack = 30 * 24 * 3600_000;

/** Parcels whose AWB is overdue; counts up to `most`. */
export async function countTrackingLate(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, most: number): Promise<number> {
  const now = deps.clock.now();
  const times = await parcels.listTimesWithoutAwb(deps.db, new Date(now.getTime() - looksBack).toISOString(), most);
  return times.filter((shippedAt) => trackingDueAt(shippedAt, deps) < now).length;
}

/** Orders whose parcel was returned, and neither sent again nor cancelled; counts up to `most`. */
export const countReturned = async ({ db }: Pick<Deps, 'db'>, most: number): Promise<number> =>
  (await parcels.listReturnedOrders(db, most)).length;

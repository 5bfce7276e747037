// The mails about a parcel. Each waits for two minutes, so that an undone move is never reported.
import { delivery, pages, trackHref } from '@taana-baana/contract';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/parcel.ts';
import { shortMonths } from '@taana-baana/contract/texts/months.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Transaction } from '../../../../database/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { lastExchangeDay } from '../../goods/exchanges/exchange-window.service.ts';
import { findInvoice } from '../../money/documents/order-documents.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { trackableDays } from '../../goods/parcels/couriers.ts';
import { mailCustomer } from '../../order/mail-customer.service.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'settings'>;
type Placed = Pick<OrderRecord, 'id' | 'number' | 'placedAt' | 'createdAt'>;
type Parcel = Pick<ShipmentRow, 'id' | 'courier' | 'awb' | 'track_token'>;

/** `tracking`: the customer knows already that the parcel was sent. */
export type ParcelNews = 'shipped' | 'shipped again' | 'tracking';

/**
 * Call in the transaction that ships the order, or stores the AWB. The first mail has the invoice.
 */
export async function queueParcelMail(
  trx: Transaction,
  deps: Needs,
  order: Placed,
  { parcel, news }: { readonly parcel: Parcel; readonly news: ParcelNews },
): Promise<void> {
  const number = String(order.number);
  const { name } = deps.settings.current();
  const isNew = news !== 'tracking';
  const invoice = news === 'shipped' ? await findInvoice(trx, order.id) : undefined;
  const opening = { shipped: texts.shipped, 'shipped again': texts.shippedAgain, tracking: texts.tracking }[news];
  const rows = [
    ...(parcel.courier === null ? [] : [{ label: texts.courier, value: parcel.courier }]),
    ...(parcel.awb === null ? [] : [{ label: texts.awb, value: parcel.awb, isStrong: true }]),
  ];
  return mailCustomer(trx, deps, order, {
    eventId: parcel.id,
    ...(invoice && { documentId: invoice.id }),
    subject: (isNew ? texts.subjectShipped : texts.subjectTracking)(number, name),
    heading: isNew ? texts.headingShipped : texts.headingTracking,
    parts: [
      { text: opening(number) },
      ...(rows.length > 0 ? [{ rows }] : []),
      ...(invoice ? [{ text: texts.attached(documentTitles[invoice.kind].toLowerCase(), invoice.number) }] : []),
      { text: parcel.awb === null ? texts.trackingFollows(delivery.trackingHours) : texts.notYetKnown },
      { button: texts.button, href: deps.config.publicUrl + trackHref(parcel.track_token) },
      { text: texts.buttonForDays(trackableDays) },
    ],
  });
}

/** Call in the transaction of that event. `eventId`: of the order's history. */
export function queueDeliveredMail(trx: Transaction, deps: Needs, order: Placed, eventId: string): Promise<void> {
  const { name, contact } = deps.settings.current();
  const number = String(order.number);
  const delivered = deps.clock.now().toISOString();
  const until = lastExchangeDay(order.placedAt ?? order.createdAt, delivered, deps.settings);
  return mailCustomer(trx, deps, order, {
    eventId,
    subject: texts.subjectDelivered(number, name),
    heading: texts.headingDelivered,
    parts: [
      { text: texts.delivered(number) },
      { text: texts.exchangeUntil(formatDay(until)) },
      { text: texts.notArrived(contact.email) },
      { button: texts.buttonOrders, href: deps.config.publicUrl + pages.orders.path },
    ],
  });
}

/** `2026-12-06` as `6 Dec 2026`. */
const formatDay = (day: string): string =>
  `${Number(day.slice(8))} ${shortMonths[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

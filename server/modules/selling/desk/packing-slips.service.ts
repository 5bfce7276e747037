// Data for packing slips and labels.
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { Parcels } from '@taana-baana/contract/admin/schemas/selling/packing.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { printedText } from '@taana-baana/contract/typed/visible-text.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import { linesLeft, listPiecesRefunded } from '../money/payments/refunds/refunded-pieces.service.ts';
import { canReadContact } from '../order/customer-contact.service.ts';
import { contentsOf } from '../order/order-rows.mapping.ts';
import { toCollect, toCustomerName } from './order-list/order-list.mapping.ts';
import { listTogether } from './packing.service.ts';
import { readSkus } from '../goods/stock/skus.service.ts';
import { listNotes } from '../order/order-notes.repository.ts';
import { listLatestParcels } from '../goods/parcels/parcels.repository.ts';
import { requireConfirmed } from '../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../order/orders.mapping.ts';
import { listLines } from '../order/order-goods.repository.ts';
import { listOrdersByNumber } from '../order/orders.repository.ts';

/** Throws a 404 error that names an order which does not exist, or a 409 one if it is not confirmed yet. */
export async function listParcels(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  numbers: readonly string[],
  role: Role,
): Promise<Parcels> {
  const rows = new Map((await listOrdersByNumber(db, numbers)).map((row) => [row.number, row]));
  const ids = [...rows.values()].map(({ id }) => id);
  const lines = ids.length === 0 ? [] : await listLines(db, ids);
  const sent = await listLatestParcels(db, ids);
  const wentOut = [...sent.values()].filter((parcel) => parcel.returned_at === null);
  const until = new Map(wentOut.map((parcel) => [parcel.order_id, parcel.created_at]));
  const refunded = await listPiecesRefunded(db, [...rows.values()].map(toOrderRecord), lines, until);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const skuOf = await readSkus(db, lines);
  const notes = (await listNotes(db, ids)).filter((note) => note.on_slip === 1);
  const notesOf = Map.groupBy(notes, (note) => note.order_id);
  const together = listTogether(
    [...rows.values()].filter(({ status }) => status === 'Ordered' || status === 'Processing'),
  );
  const { cash } = settings.current();
  const hasCash = ({ method }: OrderRecord) => cash.isOn || method === 'cash-on-delivery';
  const parcels = numbers.map((number) => {
    const row = rows.get(number);
    if (!row) throw new AppError('not-found', texts.orderNotFound(number));
    const order = toOrderRecord(row);
    requireConfirmed(order);
    const shipment = sent.get(row.id);
    // A returned parcel gets another AWB.
    const isVisible = canReadContact(role, order);
    const slipNotes = isVisible ? (notesOf.get(row.id) ?? []) : [];
    const isSent = shipment?.returned_at === null;
    const goesWith = together.get(row.id);
    const left = linesLeft(linesOf.get(row.id) ?? [], refunded);
    return {
      number,
      placedAt: order.placedAt ?? order.createdAt,
      customer: toCustomerName(order, row),
      courier: isSent ? shipment.courier : null,
      awb: isSent ? shipment.awb : null,
      ...(hasCash(order) && { collect: toCollect(order).collect ?? 0 }),
      contents: contentsOf(left),
      lines: left.map((line) => {
        const sku = skuOf(line);
        const { title, color_title: color, size, quantity } = line;
        return { title, color, size, quantity, ...(sku && { sku }) };
      }),
      ...(goesWith && { goesWith }),
      ...(slipNotes.length > 0 && { notes: slipNotes.map(({ text }) => text) }),
      contact: isVisible ? { mobile: row.customer_mobile ?? row.account_mobile, address: order.address } : null,
    };
  });
  const printed: Parcels = { parcels, sender: toSender(settings.current()) };
  // As JSON, which holds these characters as they are: every text is cleaned.
  return JSON.parse(printedText(JSON.stringify(printed))) as Parcels;
}

function toSender({ name, contact: { phone, address } }: ShopFacts): Parcels['sender'] {
  return { name, lines: [address.street, `${address.city}, ${address.state} ${address.pincode}`], phone };
}

// An order's page in the admin: everything about one order that the member's role may see.
import type { OrderStatus } from '@taana-baana/contract';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listActionsOn } from '../../../shop/audit-log/audit-log.service.ts';
import { listProductColors, listProductPictures } from '../../../catalog/products/catalog.service.ts';
import { listOrderDocuments } from '../../money/documents/order-documents.service.ts';
import { isExchangeAsked } from '../../goods/exchanges/exchange-records.service.ts';
import { findMailTime, listOrderMails } from '../../../shop/mail/mail.service.ts';
import { type OrderMoney, readOrderMoney } from '../../money/payments/order-money.service.ts';
import { balanceOf } from '../../money/store-credit/store-credit.service.ts';
import { type Members, listMembers } from '../../../people/staff/staff-members.service.ts';
import { countFromStock } from '../../goods/stock/returns.service.ts';
import { toShipment } from '../../goods/parcels/couriers.ts';
import { trackingDueAt } from '../../actions/fulfilment/parcels.service.ts';
import { findShipment } from '../../goods/parcels/shipments.repository.ts';
import { nameOf } from '../../order/order-records.service.ts';
import { type OrderRecord, toOrderRecord } from '../../order/orders.mapping.ts';
import { findBuyer, findOrderByReference, listHistory, listLines } from '../../order/orders.repository.ts';
import { mayReadContact, withoutContact } from '../../order/customer-contact.service.ts';
import { type Member, actionsOf } from './order-actions.ts';
import { toOrderLine } from '../../order/order-line.mapping.ts';
import { toCustomerName, toFlags } from '../order-list/order-list.mapping.ts';
import { toNote } from '../../order/order-note.mapping.ts';
import { listNotes } from '../../order/order-notes.repository.ts';
import { countEarlierOrders } from './order-page.repository.ts';
import { toTimeline } from './order-timeline.ts';

/** By the shop's number or the provider's order id. Only a placed order has a page. */
export async function readOrderPage(
  deps: Pick<Deps, 'db' | 'changes' | 'clock' | 'config' | 'settings'>,
  reference: string,
  member: Member,
): Promise<OrderPage> {
  const { db } = deps;
  const row = await findOrderByReference(db, reference);
  if (!row || row.number === null || row.paid_at === null) {
    throw new AppError('not-found', texts.orderNotFound(reference));
  }
  const order = toOrderRecord(row);
  const lines = await listLines(db, [order.id]);
  const products = [...new Set(lines.map((line) => line.product_id))];
  const pictures = await listProductPictures(deps, products);
  const colors = await listProductColors(deps, products);
  const money = await readOrderMoney(deps, { order, lines }, member.role);
  const history = await listHistory(db, order.id);
  const actions = await listActionsOn(db, nameOf(order));
  const notes = await listNotes(db, [order.id]);
  const members = await listMembers(db, [
    ...history.map((event) => event.staff_id),
    ...[...money.refunds, ...money.goodwill].map((given) => given.staff_id),
    ...actions.map((action) => action.staffId),
    ...notes.map((note) => note.staff_id),
  ]);
  const isVisible = mayReadContact(member.role, order);
  const masked = <T extends string | null>(text: T) => (isVisible || text === null ? text : withoutContact(text));
  const seesFees = isPermitted(member.role, 'revenue.read');
  const account = await findBuyer(db, order.customerId);
  const mayGive = account !== undefined && isPermitted(member.role, 'credit.give');
  const credit = mayGive ? await balanceOf(db, order.customerId) : null;
  const last = history.findLast((event) => event.what === null);
  const mailAt = last ? await findMailTime(db, last.id) : null;
  const parcel = await findShipment(db, order.id);
  const documents = (await listOrderDocuments(db, [order.id])).get(order.id) ?? [];
  return {
    number: row.number,
    placedAt: row.paid_at,
    status: order.status as OrderStatus,
    flags: toFlags(order, money.states, { parcel, isNoted: notes.length > 0 }),
    lines: lines.map((line) => {
      const refunded = money.pieces.get(line.id) ?? 0;
      const byValue = (money.piecesGone.get(line.id) ?? 0) - refunded;
      const shown = toOrderLine(
        deps,
        line,
        refunded,
        pictures.get(line.product_id) ?? [],
        colors.get(line.product_id) ?? [],
      );
      return { ...shown, ...(byValue > 0 && { refundedByValue: byValue }) };
    }),
    amounts: {
      items: order.itemsTotal,
      shipping: order.shippingPrice,
      paid: order.total,
      credit: order.credit,
      refundedPaise: money.refunded,
      refundablePaise: money.left,
    },
    customer: {
      ...(await readCustomer(deps, row, order, { account, isVisible })),
      credit,
      gstin: isVisible ? row.customer_gstin : null,
    },
    payment: {
      method: order.paymentMethod,
      isByHand: order.isPaidByHand,
      reference: masked(order.paymentReference),
      orderId: order.providerOrderId,
      paymentId: order.providerPaymentId,
      feePaise: seesFees ? order.paymentFeePaise : null,
      taxPaise: seesFees ? order.paymentTaxPaise : null,
    },
    refunds: money.refunds.map((refund) => {
      const { reason, failure, ...rest } = toRefund(refund, lines, members);
      return { ...rest, reason: masked(reason), failure: masked(failure) };
    }),
    disputes: money.disputes.map((dispute) => ({ ...toDispute(dispute), reason: masked(dispute.reason) })),
    documents: isPermitted(member.role, 'documents.read') ? documents : [],
    note: isVisible ? order.note : null,
    notes: isVisible ? notes.map((note) => toNote(note, members)) : null,
    shipment: parcel ? toParcel(deps, parcel, history, members) : null,
    timeline: toTimeline({ history, money, mails: await listOrderMails(db, order.id), actions, members }).map(
      ({ text, detail, ...entry }) => ({ ...entry, text: masked(text), detail: masked(detail) }),
    ),
    fromStock: await countFromStock(db, order.id),
    actions: actionsOf(order, member, {
      money,
      last,
      mailAt,
      parcel,
      credit,
      isInvoiced: documents.length > 0,
      isExchanged: await isExchangeAsked(db, order.id),
      now: deps.clock.now(),
    }),
  };
}

async function readCustomer(
  { db }: Pick<Deps, 'db'>,
  row: OrderRow,
  order: OrderRecord,
  { account, isVisible }: { account: Awaited<ReturnType<typeof findBuyer>>; isVisible: boolean },
): Promise<Omit<OrderPage['customer'], 'credit' | 'gstin'>> {
  // An order placed by the previous version has no such columns.
  const contact = {
    mobile: row.customer_mobile ?? account?.mobile ?? null,
    email: row.customer_email ?? account?.email ?? null,
  };
  return {
    name: toCustomerName(order, row),
    state: order.address?.state || null,
    earlierOrders: await countEarlierOrders(db, order.customerId, row.paid_at ?? row.created_at),
    account: account ? 'open' : row.channel === null || row.customer_name === null ? 'deleted' : 'none',
    contact: isVisible ? { ...contact, address: order.address } : null,
  };
}

function toParcel(
  deps: Pick<Deps, 'settings'>,
  parcel: ShipmentRow,
  history: readonly OrderEventRow[],
  members: Members,
): OrderPage['shipment'] {
  const staffId = history.find(({ id }) => id === parcel.id)?.staff_id ?? null;
  const isWaiting = parcel.awb === null && parcel.returned_at === null;
  return {
    ...toShipment(deps, parcel),
    by: staffId === null ? null : (members.get(staffId)?.name ?? null),
    trackingDueAt: isWaiting ? trackingDueAt(parcel.created_at).toISOString() : null,
    returnedAt: parcel.returned_at,
  };
}

const refundStatuses: Record<string, 'refunded' | 'failed' | 'by hand'> = {
  refunded: 'refunded',
  failed: 'failed',
  'by hand': 'by hand',
};

export const toRefund = (
  refund: OrderMoney['refunds'][number],
  lines: readonly OrderLineRow[],
  members: Members,
): OrderPage['refunds'][number] => ({
  id: refund.id,
  amountPaise: refund.amount_paise,
  credit: refund.credit,
  currency: refund.currency,
  reason: refund.reason,
  lines: refund.pieces.flatMap(({ line, quantity }) =>
    lines
      .filter(({ id }) => id === line)
      .map(({ title, color_title: color, size }) => ({ title, color, size, quantity })),
  ),
  status: refundStatuses[refund.status] ?? 'pending',
  failure: refund.failure,
  at: refund.created_at,
  by: refund.staff_id === null ? null : (members.get(refund.staff_id)?.name ?? null),
});

const toDispute = (dispute: OrderMoney['disputes'][number]): OrderPage['disputes'][number] => ({
  id: dispute.id,
  amountPaise: dispute.amount_paise,
  currency: dispute.currency,
  status: dispute.status,
  reason: dispute.reason,
  respondBy: dispute.respond_by,
  isPressing: dispute.isPressing,
});

// An order's page in the admin: everything about one order that the member's role may see.
import type { OrderStatus } from '@taana-baana/contract';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import { withoutCashFee } from '@taana-baana/contract/pricing/list-price.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { fillShown } from '../../../../database/payments/fill-payments.ts';
import type { Deps, MailDeps } from '../../../../deps.ts';
import { AppError } from '../../../app-error.ts';
import { listProductColors, listProductPictures } from '../../../catalog/products/products.service.ts';
import { listOrderDocuments } from '../../money/documents/order-documents.service.ts';
import { firstMailTime } from '../../../shop/mail/mail.service.ts';
import { linesLeft } from '../../money/payments/refunds/refunded-pieces.service.ts';
import { type OrderMoney, orderMoneyOf, readMoneyRows } from './order-money.service.ts';
import { type Members, listMembers } from '../../../people/staff/staff-members.service.ts';
import { toParcel } from '../../goods/parcels/couriers.ts';
import { trackingDueAt } from '../../actions/fulfilment/ship-parcels.service.ts';
import { cashStateOf } from '../../money/methods/cash-on-delivery/cash-state.service.ts';
import { isToConfirm, nameOf } from '../../order/order-records.service.ts';
import { toOffers, toOrderRecord } from '../../order/orders.mapping.ts';
import { listAdjustments, listLines } from '../../order/order-goods.repository.ts';
import { canReadContact, withoutContact } from '../../order/customer-contact.service.ts';
import { type Member, actionsOf } from './order-actions.ts';
import { messagesOf } from './order-messages.ts';
import { contentsOf, toNote, toOrderLine } from '../../order/order-rows.mapping.ts';
import { toCustomerName, toFlags } from '../order-list/order-list.mapping.ts';
import { type HappenedRow, type ShownOrderRow, listHappened, listWithReplaced } from './order-page.repository.ts';
import { toTimeline } from './order-timeline.ts';

/** By the shop's number or the provider's order id. Only a placed order has a page. */
export async function readOrderPage(deps: MailDeps, reference: string, member: Member): Promise<OrderPage> {
  const { db } = deps;
  const [row, ...replaced] = await listWithReplaced(db, reference);
  await fillShown(db, row);
  const order = row && toOrderRecord(row);
  if (!order || order.number === null || order.placedAt === null) {
    throw new AppError('not-found', texts.orderNotFound(reference));
  }
  const origin = toOrderRecord(replaced.at(-1) ?? row);
  const lines = await listLines(db, [order.id]);
  const products = [...new Set(lines.map((line) => line.product_id))];
  const pictures = await listProductPictures(deps, products);
  const colors = await listProductColors(deps, products);
  const given = await readMoneyRows(db, { order, origin, lines });
  const happened = await listHappened(db, order.id, nameOf(order));
  const members = await listMembers(
    db,
    [...given.refunds, ...given.credits, ...happened].map((one) => one.staff_id),
  );
  const documents = (await listOrderDocuments(db, [order.id])).get(order.id) ?? [];
  const money = orderMoneyOf(deps, { order, origin, lines }, given, { role: member.role, members });
  const { payment } = money;
  const adjustments = await listAdjustments(db, [order]);
  const isVisible = canReadContact(member.role, order);
  const masked = <T extends string | null>(text: T) => (isVisible || text === null ? text : withoutContact(text));
  const canSeeFees = isPermitted(member.role, 'revenue.read');
  const canRefund = isPermitted(member.role, 'orders.refund');
  const canGive = row.account_id !== null && isPermitted(member.role, 'credit.give');
  const credit = canGive ? Number(row.credit_balance ?? 0) : null;
  const last = happened.findLast(({ source, text }) => source === 'event' && text === '');
  const notes = happened.filter(({ source }) => source === 'note');
  const parcel = parcelOf(row);
  const wasToConfirm = (row.confirm_by ?? row.to_pack_since ?? null) !== null;
  return {
    number: order.number,
    placedAt: order.placedAt,
    status: order.status as OrderStatus,
    ...(order.isHandedOver && { isHandedOver: true }),
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
      const worth = money.worth.get(line.id);
      return { ...shown, ...(byValue > 0 && { refundedByValue: byValue }), ...(worth && { worth }) };
    }),
    contents: contentsOf(linesLeft(lines, money.piecesGone)),
    amounts: {
      items: order.itemsTotal,
      shipping: withoutCashFee(order.shippingPrice, order.cashFee),
      ...(order.cashFee > 0 && { cashFee: order.cashFee }),
      ...(adjustments.length > 0 && { offers: toOffers(adjustments) }),
      paid: order.total,
      credit: order.credit,
      refundedPaise: money.refunded,
      refundablePaise: money.left,
    },
    customer: {
      ...toCustomer(deps, { row, order, isVisible, parcel, productId: lines[0]?.product_id }),
      ...(isPermitted(member.role, 'customers.read') && hasPage(row) && { page: order.customerId }),
      credit,
      gstin: isVisible ? row.customer_gstin : null,
      ...(isVisible && row.customer_business && { business: row.customer_business }),
    },
    payment: {
      method: payment?.instrument ?? null,
      by: order.method,
      isByHand: order.method === 'by-hand',
      reference: masked(payment?.reference ?? null),
      orderId: order.providerOrderId,
      paymentId: payment?.provider_payment_id ?? null,
      feePaise: (canSeeFees ? payment?.fee_paise : null) ?? null,
      taxPaise: (canSeeFees ? payment?.tax_paise : null) ?? null,
    },
    ...(order.method === 'cash-on-delivery' && {
      cash: { ...cashStateOf(order), confirmBy: isToConfirm(order) ? order.confirmBy : null },
    }),
    refunds: money.refunds.map((refund) => {
      const { reason, failure, ...rest } = toRefund(refund, lines, members);
      return {
        ...rest,
        reason: masked(reason),
        failure: masked(failure),
        ...(canRefund && refund.asked_at && { upiId: refund.upi_id ?? null, askedAt: refund.asked_at }),
      };
    }),
    disputes: money.disputes.map((dispute) => ({ ...toDispute(dispute), reason: masked(dispute.reason) })),
    documents: isPermitted(member.role, 'documents.read') ? documents : [],
    note: isVisible ? order.note : null,
    notes: isVisible ? notes.map((note) => toNote(note, members)) : null,
    shipment: parcel ? toShownParcel(deps, parcel, happened, members) : null,
    timeline: toTimeline({ happened, money, members, wasToConfirm }).map(({ text, detail, ...entry }) => ({
      ...entry,
      text: masked(text),
      detail: masked(detail),
    })),
    fromStock: row.from_stock ?? 0,
    actions: actionsOf(order, member, {
      money,
      last,
      mailAt: firstMailTime(happened.filter((mail) => mail.event_id === last?.id)),
      parcel,
      credit,
      isInvoiced: documents.length > 0,
      isExchanged: row.exchanges_asked !== 0,
      now: deps.clock.now(),
    }),
  };
}

interface Known extends Pick<Parameters<typeof messagesOf>[1], 'order' | 'parcel' | 'productId'> {
  readonly row: ShownOrderRow;
  readonly isVisible: boolean;
}

function toCustomer(
  deps: Parameters<typeof messagesOf>[0],
  { row, order, isVisible, parcel, productId }: Known,
): Omit<OrderPage['customer'], 'credit' | 'gstin'> {
  // An order placed by the previous version has no such columns.
  const contact = {
    mobile: row.customer_mobile ?? row.account_mobile,
    email: row.customer_email ?? row.account_email,
  };
  const name = toCustomerName(order, row);
  const messages = contact.mobile === null ? {} : { messages: messagesOf(deps, { order, name, parcel, productId }) };
  return {
    name,
    state: order.address?.state || null,
    earlierOrders: row.earlier_orders ?? 0,
    account: row.account_id !== null ? 'open' : row.channel === null || row.customer_name === null ? 'deleted' : 'none',
    contact: isVisible ? { ...contact, address: order.address, ...messages } : null,
  };
}

/** An account, or somebody without one who has a mobile number. */
const hasPage = ({ account_id: account, channel, customer_mobile: mobile }: ShownOrderRow): boolean =>
  account !== null || (channel !== null && mobile !== null);

type Parcel = Pick<ShipmentRow, 'id' | 'courier' | 'awb' | 'created_at' | 'returned_at' | 'track_token'>;

function parcelOf({ parcel_id: id, shipped_at: at, courier, awb, returned_at, track_token }: ShownOrderRow) {
  if (id === null || at === null || track_token === null) return undefined;
  return { id, courier, awb, created_at: at, returned_at, track_token } satisfies Parcel;
}

function toShownParcel(
  deps: Pick<Deps, 'settings'>,
  parcel: Parcel,
  happened: readonly HappenedRow[],
  members: Members,
): OrderPage['shipment'] {
  const staffId = happened.find(({ id }) => id === parcel.id)?.staff_id ?? null;
  const isWaiting = parcel.awb === null && parcel.returned_at === null;
  return {
    ...toParcel(deps, parcel),
    by: staffId === null ? null : (members.get(staffId)?.name ?? null),
    trackingDueAt: isWaiting ? trackingDueAt(parcel.created_at, deps).toISOString() : null,
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

// Orders as rows of the admin's lists.
import {
  orderFlags,
  type OrderFlag,
  type OrderRow as WireRow,
} from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { handedOver } from '@taana-baana/contract/admin/texts/selling/orders.ts';
import { type Role, isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { OrderStatus } from '@taana-baana/contract';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import { linesLeft, piecesRefunded } from '../../money/payments/refunds/refunded-pieces.service.ts';
import type { Books } from '../../money/payments/refunds/refund-sums.ts';
import { isCancellable, isToConfirm } from '../../order/order-records.service.ts';
import { cashStateOf } from '../../money/methods/cash-on-delivery/cash-state.service.ts';
import { isFinal, isUnderWay } from '../../order/transitions.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';
import { canReadContact } from '../../order/customer-contact.service.ts';
import type { ListedRow } from './order-list.repository.ts';

interface Listed {
  readonly order: OrderRecord;
  readonly row: ListedRow;
  readonly states: readonly OrderFlag[];
  readonly lines: readonly OrderLineRow[];
  readonly books: Books;
  readonly parcel: ShipmentRow | undefined;
  readonly isNoted: boolean;
}

/** Of a placed order. As on its page, pieces that are not packed do not count. */
export function toOrderRow({ order, row, states, lines, books, parcel, isNoted }: Listed, role: Role): WireRow {
  const counted = isCancellable(order) ? linesLeft(lines, piecesRefunded(lines, books)) : lines;
  return {
    number: order.number ?? '',
    ...timesOf(order),
    status: order.status as OrderStatus,
    flags: toFlags(order, states, { parcel, isNoted }),
    customer: toCustomerName(order, row),
    city: (canReadContact(role, order) && order.address?.city) || null,
    state: order.address?.state || null,
    pieces: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    total: order.total,
    paymentMethod: row.instrument,
    ...toCollect(order),
    ...(isToConfirm(order) && {
      toConfirm: {
        until: order.confirmBy ?? '',
        mobile: isPermitted(role, 'contact.read') ? row.customer_mobile : null,
      },
    }),
    courier: parcel?.courier ?? null,
    awb: parcel?.awb ?? null,
  };
}

/** How long it waits to be packed is counted from the later one. */
export function timesOf({ placedAt, createdAt, toPackSince }: OrderRecord): Pick<WireRow, 'placedAt' | 'toPackSince'> {
  const placed = placedAt ?? createdAt;
  return { placedAt: placed, ...(toPackSince !== placed && { toPackSince }) };
}

/** Rupees that the courier collects; nothing of other orders. */
export function toCollect(order: OrderRecord): { collect?: number } {
  const collect = order.method === 'cash-on-delivery' ? cashStateOf(order).due : 0;
  return collect > 0 ? { collect } : {};
}

/** In the order of the contract. `parcel`: the latest one; `isNoted`: by staff. */
export function toFlags(
  order: OrderRecord,
  states: readonly OrderFlag[],
  { parcel, isNoted }: { parcel?: Pick<ShipmentRow, 'awb' | 'returned_at'> | undefined; isNoted: boolean },
): OrderFlag[] {
  const { address, note, status, isReplacement, isHandedOver, channel } = order;
  const found = new Set(states);
  if (isToConfirm(order)) found.add('to confirm');
  if (address === null && !isHandedOver) found.add('address missing');
  if (isReplacement) found.add('replacement');
  if (channel !== null) found.add(channel);
  if (note !== null) found.add('note');
  if (isNoted && !isFinal(status)) found.add('staff note');
  if (parcel && isUnderWay(status)) {
    if (parcel.returned_at !== null) found.add('returned');
    else if (parcel.awb === null) found.add('tracking missing');
  }
  return orderFlags.filter((flag) => found.has(flag));
}

/**
 * Of a deleted account, and of an order placed by the previous version: the name of the address. At
 * the counter it may be unknown.
 */
export const toCustomerName = (
  { address, isHandedOver }: OrderRecord,
  { customer_name: name }: Pick<ListedRow, 'customer_name'>,
): string =>
  (name ?? [address?.firstname, address?.lastname].filter(Boolean).join(' ')) || (isHandedOver ? handedOver : '');

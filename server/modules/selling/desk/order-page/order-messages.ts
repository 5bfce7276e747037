// Which messages fit the customer of an order now, and what they say.
import { addressLines } from '@taana-baana/contract/addresses/address-lines.ts';
import type { CustomerMessage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-messages.ts';
import type { MessageKind } from '@taana-baana/contract/content/customer-messages.ts';
import { productHref, trackHref } from '@taana-baana/contract/pages.ts';
import { isPincode } from '@taana-baana/contract/schemas/address.ts';
import type { ShipmentRow } from '../../../../database/tables/fulfilment-tables.ts';
import type { Deps } from '../../../../deps.ts';
import { isTrackable } from '../../goods/parcels/couriers.ts';
import { writeMessage } from '../../order/customer-messages.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

interface Told {
  readonly order: OrderRecord;
  readonly name: string;
  /** The latest one. */
  readonly parcel: Pick<ShipmentRow, 'created_at' | 'returned_at' | 'track_token'> | undefined;
  /** Of the first line. */
  readonly productId: string | undefined;
}

/** The one about the state of now is the first. */
export function messagesOf(deps: Pick<Deps, 'clock' | 'config' | 'settings'>, told: Told): CustomerMessage[] {
  const { order, name, parcel, productId } = told;
  const isIncomplete = !isComplete(order) || (parcel?.returned_at ?? null) !== null;
  const { publicUrl } = deps.config;
  const isLinked = parcel !== undefined && isTrackable(parcel, deps.clock.now());
  const links: Partial<Record<MessageKind, string | null>> = {
    shipped: isLinked ? publicUrl + trackHref(parcel.track_token) : null,
    review: productId === undefined ? null : publicUrl + productHref(productId),
  };
  const address = order.address ? addressLines(order.address).join(', ') : '';
  const values = { name, order: order.number, address: address || texts.noAddress };
  const usual = usualKinds[order.status] ?? [];
  const isAskedFirst = isIncomplete && usual.includes('address');
  const kinds = isAskedFirst ? (['address', ...usual.filter((kind) => kind !== 'address')] as const) : usual;
  return kinds.map((kind, index) => ({
    ...writeMessage(deps, kind, { ...values, link: links[kind] ?? null }),
    isNow: index === 0 && (kind !== 'address' || isAskedFirst),
  }));
}

const usualKinds: Readonly<Partial<Record<OrderRecord['status'], readonly MessageKind[]>>> = {
  Ordered: ['address'],
  Processing: ['packed', 'address'],
  Shipped: ['shipped', 'address'],
  'Out for Delivery': ['shipped', 'address'],
  Delivered: ['review'],
};

const isComplete = ({ address: to }: OrderRecord): boolean =>
  to !== null && isPincode(to.pincode) && [to.address, to.city, to.state].every((part) => part.trim() !== '');

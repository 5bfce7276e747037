// An order in the server's form.
import type { OrderChannel } from '@taana-baana/contract/admin/paths/order-choices.ts';
import type { PaidAddress } from '@taana-baana/contract';
import type { PaymentMethod } from '@taana-baana/contract/payment-methods.ts';
import { listTotalOf } from '@taana-baana/contract/pricing/list-price.ts';
import { methodOf } from '../../../database/payments/payment-rows.ts';
import type { AppliedOffer } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { OrderAdjustmentRow, OrderRow } from '../../../database/tables/order-tables.ts';
import type { OrderState } from './transitions.service.ts';
import { readableCode } from '../../../credentials/secret-tokens.ts';

/** An order as the other modules see it. Rupees. What its payments say is in their rows. */
export interface OrderRecord {
  readonly id: string;
  readonly customerId: string;
  /** It replaces goods of another order; at most a fee of sending it is paid. */
  readonly isReplacement: boolean;
  /** The order whose goods it replaces. */
  readonly parentId: string | null;
  /** The channel by which staff took it; null: not taken by staff. */
  readonly channel: OrderChannel | null;
  /** In the shop, at once: it has an address only for its invoice. */
  readonly isHandedOver: boolean;
  /** What pays, or is to pay, what store credit does not. */
  readonly method: PaymentMethod;
  /** Assigned when the order is placed. */
  readonly number: string | null;
  readonly status: OrderState;
  /** What the provider calls it. */
  readonly providerOrderId: string | null;
  readonly itemsTotal: number;
  readonly shippingPrice: number;
  /** The part of it that is for paying on delivery. */
  readonly cashFee: number;
  readonly total: number;
  /** The part of `total` that is paid with store credit. */
  readonly credit: number;
  /** The part of it that is paid online, and the rest on delivery. */
  readonly advance: number;
  /** They count if it is paid online after all. */
  readonly onlineCodes: readonly string[];
  /** May be incomplete once the order is paid. */
  readonly address: PaidAddress | null;
  /** What the owner should check before sending the order. */
  readonly note: string | null;
  readonly createdAt: string;
  readonly placedAt: string | null;
  /** Until when its customer has to confirm it; null: there is nothing to confirm. */
  readonly confirmBy: string | null;
  /** From when its days are counted: placed, or confirmed after that. */
  readonly toPackSince: string;
  /** When create-order first answered for it. */
  readonly confirmedAt: string | null;
  /** When the mail about it is sent without an address; null: it was sent, or must not be. */
  readonly orderMailAt: string | null;
  /** When the provider is asked next. Null: never. */
  readonly checkAt: string | null;
}

export const toOrderRecord = (row: OrderRow): OrderRecord => ({
  id: row.id,
  customerId: row.customer_id,
  isReplacement: row.parent_id !== null,
  parentId: row.parent_id,
  channel: row.channel,
  isHandedOver: row.handing === 'here',
  method: methodOf(row),
  number: row.number,
  status: row.status as OrderState,
  providerOrderId: row.provider_order_id,
  itemsTotal: row.items_total,
  shippingPrice: row.shipping_price,
  cashFee: row.cash_fee ?? 0,
  total: row.total,
  credit: row.credit,
  advance: row.advance ?? 0,
  onlineCodes: JSON.parse(row.online_codes ?? '[]') as string[],
  address: toAddress(row),
  note: row.note,
  createdAt: row.created_at,
  // The previous version, which may serve beside this one, writes only the other column.
  placedAt: row.placed_at ?? row.paid_at,
  confirmBy: row.confirm_by ?? null,
  toPackSince: row.to_pack_since ?? row.placed_at ?? row.paid_at ?? row.created_at,
  confirmedAt: row.acknowledged_at,
  orderMailAt: row.order_mail_at,
  checkAt: row.check_at,
});

export type Payable = Pick<OrderRecord, 'total' | 'credit' | 'advance'>;

/** Rupees that neither store credit nor an advance pays. */
export const payableOf = ({ total, credit, advance }: Payable): number => total - credit - advance;

/** An order has adjustments only then. */
export const isAdjusted = (order: Pick<OrderRecord, 'total' | 'itemsTotal' | 'shippingPrice'>): boolean =>
  order.total !== listTotalOf(order);

/** Of one order. */
export const toOffers = (adjustments: readonly Pick<OrderAdjustmentRow, 'label' | 'paise'>[]): AppliedOffer[] =>
  adjustments.map(({ label, paise }) => ({ label, amount: paise / 100 }));

export function toAddress(row: Pick<OrderRow, 'address'>): PaidAddress | null {
  return row.address === null ? null : (JSON.parse(row.address) as PaidAddress);
}

export const toAddressText = (address: PaidAddress): string => JSON.stringify(address);

/** The provider's facts about a payment. Paise. */
export interface PaymentFacts {
  readonly method: string | null;
  readonly feePaise: number | null;
  readonly taxPaise: number | null;
}

export const toPaymentColumns = ({ method, feePaise, taxPaise }: PaymentFacts) => ({
  payment_method: method,
  payment_fee_paise: feePaise,
  payment_tax_paise: taxPaise,
});

/** Such as TB-7K3F9Q: the shop's initials and six random characters. */
export const newOrderNumber = (shopName: string): string => `${initialsOf(shopName)}-${readableCode()}`;

export function initialsOf(shopName: string): string {
  const letters = shopName.match(/\b[A-Za-z]/g);
  return letters?.slice(0, 3).join('').toUpperCase() ?? 'NO';
}

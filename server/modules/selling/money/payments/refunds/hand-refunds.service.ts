// Refunds that staff give back by UPI: what customers see of them behind the link, and what mails say.
import { refundHref } from '@taana-baana/contract';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import type { CustomerData } from '@taana-baana/contract';
import type { HandRefund } from '@taana-baana/contract/schemas/selling/hand-refund.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/refund.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { RefundRow } from '../../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../../deps.ts';
import type { OrderMail } from '../../../order/mail-customer.service.ts';
import type { OrderRecord } from '../../../order/orders.mapping.ts';
import { listPlacedOrders } from '../../../order/orders.repository.ts';
import { listHandRefunds } from './refunds.repository.ts';

export const isToGive = ({ status }: RefundRow): boolean => status === 'by hand';

const sumOf = (refunds: readonly RefundRow[]): number =>
  refunds.reduce((sum, { amount_paise: paise }) => sum + (paise ?? 0), 0);

/** `as…@okaxis`: a link needs no login. */
const shown = (id: string | null | undefined): string | null => id?.replace(/^(..).*@/, '$1…@') ?? null;

/** `refunds`: by hand, of the order; oldest first. Undefined without one. */
export function toHandRefund(
  { number }: Pick<OrderRecord, 'number'>,
  refunds: readonly RefundRow[],
): HandRefund | undefined {
  if (refunds.length === 0) return undefined;
  const open = refunds.filter(isToGive);
  return {
    number: number ?? '',
    duePaise: sumOf(open),
    upiId: shown(open.find(({ upi_id: id }) => id)?.upi_id),
    paid: refunds.flatMap(({ given_at: at, upi_id: id, amount_paise: paise }) =>
      at ? [{ paise: paise ?? 0, at, upiId: shown(id) }] : [],
    ),
  };
}

type Needs = Pick<Deps, 'config' | 'settings'>;

export const upiButton = ({ config }: Pick<Deps, 'config'>, token: string): OrderMail['parts'][number] => ({
  button: texts.upiButton,
  href: config.publicUrl + refundHref(token),
});

/** `refunds`: those that are to be given back. */
export const askForUpiMail = (
  deps: Needs,
  { number }: Pick<OrderRecord, 'number'>,
  { refunds, token }: { readonly refunds: readonly RefundRow[]; readonly token: string },
): OrderMail => ({
  subject: texts.upiSubject(String(number), deps.settings.current().name),
  heading: texts.upiHeading,
  parts: [{ text: texts.upiAsk(formatPaise(sumOf(refunds)), String(number)) }, upiButton(deps, token)],
});

/** So that nobody else turns the money to another account unnoticed. */
export function upiChangedMail(deps: Needs, { number }: Pick<OrderRecord, 'number'>, id: string): OrderMail {
  const { name, contact } = deps.settings.current();
  return {
    subject: texts.upiChangedSubject(String(number), name),
    heading: texts.upiChangedHeading,
    parts: [{ text: texts.upiChanged(String(number), shown(id) ?? '') }, { text: texts.upiNotYou(contact.email) }],
  };
}

/** All of a customer, for the export; undefined without any. */
export async function exportHandRefunds(db: Database, customerId: string): Promise<CustomerData['handRefunds']> {
  const orders = new Map((await listPlacedOrders(db, customerId)).map(({ id, number }) => [id, number ?? '']));
  const refunds = await listHandRefunds(db, [...orders.keys()]);
  if (refunds.length === 0) return undefined;
  return refunds.map((refund) => ({
    order: orders.get(refund.order_id ?? '') ?? '',
    amountPaise: refund.amount_paise ?? 0,
    upiId: refund.upi_id ?? null,
    createdAt: refund.created_at,
    givenAt: refund.given_at ?? null,
  }));
}

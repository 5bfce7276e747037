// The link by which a customer confirms an order that is paid on delivery. Its token is made from the
// order's id, so nothing is stored, and every mail about the order has the same one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { confirmOrderHref } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/texts/mails/selling/cash.ts';
import { untilWhen } from '@taana-baana/contract/texts/screens/selling/cash.ts';
import type { Database } from '../../../../../database/tables.ts';
import type { Deps } from '../../../../../deps.ts';
import { type OrderRecord, payableOf } from '../../../order/orders.mapping.ts';
import type { OrderMail } from '../../../order/mail-customer.service.ts';
import { readHashKey } from '../../offers/shopper/people.repository.ts';

export async function confirmTokenOf(db: Database, orderId: string): Promise<string> {
  const seal = createHmac('sha256', await readHashKey(db))
    .update(`confirm ${orderId}`)
    .digest('base64url');
  return `${orderId}.${seal}`;
}

/** The order's id. Undefined: the token was not made here. */
export async function orderOfToken(db: Database, token: string): Promise<string | undefined> {
  const id = token.slice(0, token.indexOf('.'));
  const [given, right] = [token, await confirmTokenOf(db, id)].map((text) => Buffer.from(text));
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** Of an order that waits to be confirmed. */
export const confirmParts = (
  { config }: Pick<Deps, 'config'>,
  order: OrderRecord,
  token: string,
): OrderMail['parts'] => [
  { text: texts.ask(formatRupees(payableOf(order)), untilWhen(order.confirmBy ?? '')) },
  { button: texts.button, href: config.publicUrl + confirmOrderHref(token) },
  { text: texts.otherwise },
];

export const reminderMail = (
  deps: Pick<Deps, 'config' | 'settings'>,
  order: OrderRecord,
  { token, saving }: { readonly token: string; readonly saving: number },
): OrderMail => ({
  subject: texts.reminderSubject(String(order.number), deps.settings.current().name),
  heading: texts.heading,
  parts: [...confirmParts(deps, order, token), ...savingParts(saving)],
});

/** `saving`: rupees, if it is paid online now. */
export const savingParts = (saving: number): OrderMail['parts'] =>
  saving > 0 ? [{ text: texts.saving(formatRupees(saving)) }] : [];

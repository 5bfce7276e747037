// What mails say of the link by which a customer confirms an order that is paid on delivery.
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { confirmOrderHref } from '@taana-baana/contract';
import * as texts from '@taana-baana/contract/texts/mails/selling/cash.ts';
import { untilWhen } from '@taana-baana/contract/texts/screens/selling/cash.ts';
import type { Deps } from '../../../../../deps.ts';
import { type OrderRecord, payableOf } from '../../../order/orders.mapping.ts';
import type { OrderMail } from '../../../order/mail-customer.service.ts';

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

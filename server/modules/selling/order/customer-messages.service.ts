// Writes a message to a customer from the shop's text. Staff send it by WhatsApp.
import type { CustomerMessage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { type MessageKind, type MessageValues, fillMessage } from '@taana-baana/contract/content/customer-messages.ts';
import type { Deps } from '../../../deps.ts';

/** The shop's name is known here; the caller knows the rest. */
export function writeMessage(
  { settings }: Pick<Deps, 'settings'>,
  kind: MessageKind,
  values: Omit<MessageValues, 'shop'>,
): Omit<CustomerMessage, 'isNow'> {
  const { name: shop, messages } = settings.current();
  return { kind, text: fillMessage(messages[kind], { ...values, shop }) };
}

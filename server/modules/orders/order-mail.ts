// The mail that says that an order has been placed.
import { type PaidAddress, addressLines, listPrice } from '@taana-baana/contract';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';
import { toAddress } from './orders.mapping.ts';
import { isComplete } from './paid-address.ts';

export function orderPlacedMail(
  deps: Pick<Deps, 'config' | 'shop'>,
  firstname: string,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): MailBodies & { subject: string } {
  return {
    subject: `Your order ${order.number} at ${deps.shop.name}`,
    ...writeMail(deps, {
      heading: 'Thank you, your order is placed',
      parts: [
        { text: `Namaste ${firstname},` },
        { text: `We have received your payment, and order ${order.number} is ours to make now.` },
        {
          rows: [
            ...lines.map((line) => ({
              label: `${line.quantity} × ${line.title}, ${line.color_title}, ${line.size}`,
              value: listPrice(line.price * line.quantity),
            })),
            { label: 'Shipping', value: listPrice(order.shipping_price) },
            { label: 'Total paid', value: listPrice(order.total), isStrong: true },
          ],
        },
        { text: whereTo(deps, toAddress(order)) },
        { button: 'See your orders', href: `${deps.config.publicUrl}/my-orders` },
      ],
    }),
  };
}

function whereTo({ shop }: Pick<Deps, 'shop'>, address: PaidAddress | null): string {
  const ask = `please answer this mail, or write to ${shop.contact.email}.`;
  if (!address) return `We do not have your address yet: ${ask}`;
  const written = addressLines(address).join(', ');
  return isComplete(address)
    ? `It goes to: ${written}.`
    : `We have only a part of your address (${written}). To tell us the whole of it, ${ask}`;
}

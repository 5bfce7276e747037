// The mail that says that an order has been placed.
import { listPrice } from '@taana-baana/contract';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { type MailBodies, writeMail } from '../mail/mail.service.ts';
import { toAddress } from './orders.mapping.ts';

export function orderPlacedMail(
  deps: Pick<Deps, 'config' | 'shop'>,
  firstname: string,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): MailBodies & { subject: string } {
  const address = toAddress(order);
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
        address
          ? {
              text: `It goes to: ${[
                `${address.firstname} ${address.lastname}`,
                address.address,
                address.other,
                address.city,
                `${address.state} ${address.pincode}`,
                address.country,
              ]
                .filter(Boolean)
                .join(', ')}.`,
            }
          : {
              text: `We do not have your address yet: please answer this mail, or write to ${deps.shop.contact.email}.`,
            },
        { button: 'See your orders', href: `${deps.config.publicUrl}/my-orders` },
      ],
    }),
  };
}

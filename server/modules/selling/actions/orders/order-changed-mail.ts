// The mail about a piece that is now of another colour or size. It waits for two minutes, so that a
// change that is undone is never reported.
import * as orderTexts from '@taana-baana/contract/texts/mails/selling/order-placed.ts';
import * as texts from '@taana-baana/contract/texts/mails/selling/order-changed.ts';
import type { OrderLineRow } from '../../../../database/tables/order-tables.ts';
import type { Deps } from '../../../../deps.ts';
import type { OrderMail } from '../../order/mail-customer.service.ts';
import type { OrderRecord } from '../../order/orders.mapping.ts';

type Piece = Pick<OrderLineRow, 'title' | 'color_title' | 'size' | 'quantity'>;

export function orderChangedMail(
  { settings }: Pick<Deps, 'settings'>,
  order: Pick<OrderRecord, 'number'>,
  { eventId, from, to }: { readonly eventId: string; readonly from: Piece; readonly to: Piece },
): OrderMail {
  const number = String(order.number);
  const named = (piece: Piece) => orderTexts.line(piece.quantity, piece.title, piece.color_title, piece.size);
  return {
    eventId,
    subject: texts.subject(number),
    heading: texts.heading,
    parts: [
      { text: texts.changed(number) },
      {
        rows: [
          { label: texts.before, value: named(from) },
          { label: texts.now, value: named(to), isStrong: true },
        ],
      },
      { text: texts.notWished(settings.current().contact.email) },
    ],
  };
}

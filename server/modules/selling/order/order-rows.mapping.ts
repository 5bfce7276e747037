// Lines of an order, with their pictures, and notes of staff, for the admin.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Picture, ProductColor } from '@taana-baana/contract';
import type { OrderLine } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import type { OrderLineRow } from '../../../database/tables/order-tables.ts';
import type { Deps } from '../../../deps.ts';
import { asDrawn } from '../../swatch.mapping.ts';
import { toOwnOrigin } from '../../picture.mapping.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import type { OrderNote } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import type { OrderNoteRow } from '../../../database/tables/fulfilment-tables.ts';
import type { Members } from '../../people/staff/staff-members.service.ts';

/** `refunded`: pieces refunded or about to be. `pictures`, `colors`: all of the product. */
export function toOrderLine(
  deps: Pick<Deps, 'config'>,
  line: OrderLineRow,
  refunded: number,
  pictures: readonly Picture[],
  colors: readonly ProductColor[],
): OrderLine {
  const [picture] = inColor(pictures, line.color_id);
  const known = colors.find(({ _id }) => _id === line.color_id);
  return {
    id: line.id,
    productId: line.product_id,
    title: line.title,
    color: line.color_title,
    colorId: line.color_id,
    size: line.size,
    quantity: line.quantity,
    refunded,
    price: line.price,
    picture: picture ? toOwnOrigin(deps, picture) : null,
    ...(!picture && { swatch: asDrawn({ ...known, _id: line.color_id, title: line.color_title }) }),
  };
}

export const toNote = (
  { id, text, created_at: at, staff_id: staffId, on_slip: onSlip }: Omit<Selectable<OrderNoteRow>, 'order_id'>,
  members: Members,
): OrderNote => ({
  id,
  text,
  at,
  by: staffId === null ? null : (members.get(staffId)?.name ?? null),
  ...(onSlip === 1 && { onSlip: true }),
});

/** Six digits of the pieces that are to be packed: without those that are refunded. */
export function contentsOf(lines: readonly OrderLineRow[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(lines.map((line) => [line.id, line.color_id, line.size, line.quantity])))
    .digest();
  return String(hash.readUInt32BE() % 1_000_000).padStart(6, '0');
}

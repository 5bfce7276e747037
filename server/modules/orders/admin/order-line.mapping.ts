// A line of an order, with its picture, for the admin.
import type { Picture } from '@taana-baana/contract';
import type { OrderLine } from '@taana-baana/contract/admin/schemas/orders/orders.ts';
import type { OrderLineRow } from '../../../database/tables/order-tables.ts';
import type { Deps } from '../../../deps.ts';
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';

/** `refunded`: pieces refunded or about to be. `pictures`: all of the product. */
export function toOrderLine(
  { config }: Pick<Deps, 'config'>,
  line: OrderLineRow,
  refunded: number,
  pictures: readonly Picture[],
): OrderLine {
  const [picture] = inColor(pictures, line.color_id);
  const toOwn = (addresses: string) => addresses.replaceAll(`${config.pictureOrigin}/images/`, '/images/');
  return {
    id: line.id,
    productId: line.product_id,
    title: line.title,
    color: line.color_title,
    size: line.size,
    quantity: line.quantity,
    refunded,
    price: line.price,
    picture: picture
      ? { ...picture, url: toOwn(picture.url), srcset: toOwn(picture.srcset), avif: toOwn(picture.avif) }
      : null,
  };
}

// The items of an order: product, colour, size, quantity, price each, and the pieces refunded.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import type { OrderItem } from '@taana-baana/contract/schemas/selling/order.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Picture } from '../../components/product/picture.tsx';
import { Price } from '../../components/product/price.tsx';
import { Swatch } from '../../components/product/swatch.tsx';
import { Link } from '../../components/link.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

export function OrderItems({ items }: { items: OrderItem[] }) {
  return (
    <ul className="grid gap-5 px-5 pb-5 md:px-7 md:pb-7">
      {items.map((item) => (
        <Item key={`${item.product._id} ${item.color._id} ${item.size}`} item={item} />
      ))}
    </ul>
  );
}

function Item({ item: { product, quantity, refunded, price, color, size } }: { item: OrderItem }) {
  const title = product.title || screenTexts.unknownProduct;
  const [picture] = product.images;
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]">
      <Picture
        picture={picture}
        swatch={color}
        sizes="6rem"
        alt=""
        className="row-span-2 aspect-garment rounded-control sm:row-span-1"
      />
      <div className="min-w-0 self-end sm:self-center">
        {/* A product without colours has left the catalogue, so it is not linked. */}
        {product.colors.length > 0 ? (
          <Link
            to={productHref(product._id)}
            className="relative leading-snug font-semibold after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-madder hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="leading-snug font-semibold">{title}</span>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Swatch of={color} isSilent className="size-4" />
            {colorName(color.title)}
          </span>
          <span>{screenTexts.sizeOf(size || screenTexts.notAvailable)}</span>
        </p>
      </div>
      <p className="self-start text-sm sm:self-center sm:text-right sm:text-base">
        <Price rupees={price} />
        <span className="text-ink-soft"> × {quantity}</span>
        <span className="sr-only"> {ordersTexts.pieces(quantity)}</span>
        {refunded !== undefined && (
          <span className="block text-sm font-semibold">{ordersTexts.refunded(refunded, quantity)}</span>
        )}
      </p>
    </li>
  );
}

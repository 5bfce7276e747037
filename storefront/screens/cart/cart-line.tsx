// One line of the cart: product, colour, size, quantity, total.
import { Trash2 } from 'lucide';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref } from '@taana-baana/contract/pages.ts';
import { listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import * as cartTexts from '@taana-baana/contract/texts/screens/selling/cart.ts';
import { Icon } from '../../../design/icon.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { Price } from '../../components/product/price.tsx';
import { QuantityInput } from '../../components/purchase/quantity-input.tsx';
import { Swatch } from '../../components/product/swatch.tsx';
import { useDebouncedQuantity } from './use-debounced-quantity.ts';
import { Link } from '../../components/link.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface CartLineProps {
  line: ListedCartLine;
  isBusy: boolean;
  /** Resolves when the cart has been reloaded. */
  onQuantity: (quantity: number) => Promise<unknown>;
  onRemove: () => void;
}

export function CartLine({ line, isBusy, onQuantity, onRemove }: CartLineProps) {
  const { productId: product, price } = line;
  const title = product.title || screenTexts.unknownProduct;
  const { quantity, change } = useDebouncedQuantity(line.quantity, onQuantity);
  const total = listPriceOf({ price, quantity });
  return (
    <tr className="relative grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 align-top md:table-row md:align-middle">
      <td className="contents md:table-cell md:py-5">
        <Garment line={line} title={title} />
      </td>
      <td className="text-sm md:px-4 md:text-base">
        <span className="text-ink-soft md:hidden">{screenTexts.price} </span>
        <Price rupees={price} className="whitespace-nowrap" />
      </td>
      <td className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2 md:table-cell md:px-4">
        <QuantityInput
          value={quantity}
          onChange={change}
          label={screenTexts.quantityOf(title)}
          disabled={isBusy || line.isArchived === true}
        />
        {/* On phones the total is beside the quantity. The table has a cell for it. */}
        <span className="md:hidden">
          <span className="sr-only">{screenTexts.total} </span>
          <Price rupees={total} className="whitespace-nowrap text-lg" />
        </span>
      </td>
      <td className="contents md:table-cell md:pl-4 md:text-right">
        <span className="inline-flex items-center gap-2">
          <Price rupees={total} className="hidden whitespace-nowrap text-lg md:inline" />
          <button
            type="button"
            aria-label={cartTexts.remove(title)}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onRemove()}
            className="icon-button absolute! top-3 right-0 aria-disabled:opacity-55 md:static! md:-mr-3"
          >
            <Icon of={Trash2} className="size-5" />
          </button>
        </span>
      </td>
    </tr>
  );
}

function Garment({
  line: { productId: product, color, size, available, isArchived },
  title,
}: {
  line: ListedCartLine;
  title: string;
}) {
  return (
    <div className="contents md:grid md:grid-cols-[5.5rem_minmax(0,1fr)] md:items-center md:gap-4 xl:grid-cols-[6.5rem_minmax(0,1fr)] xl:gap-5">
      <Link
        to={productHref(product._id)}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-3 self-start md:row-span-1"
      >
        <Picture
          picture={product.images[0]}
          swatch={color}
          sizes="7rem"
          alt=""
          className="aspect-garment rounded-card"
        />
      </Link>
      <div className="pr-12 md:pr-0">
        <Link
          to={productHref(product._id)}
          className="relative font-semibold leading-snug after:absolute after:inset-x-0 after:-inset-y-3.5 hover:text-madder hover:underline"
        >
          {title}
        </Link>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Swatch of={color} isSilent className="size-4" />
            {colorName(color.title) || screenTexts.notAvailable}
          </span>
          <span>{screenTexts.sizeOf(size || screenTexts.notAvailable)}</span>
        </p>
        {available !== undefined && (
          <p className="mt-1.5 text-sm font-medium text-madder">
            {isArchived ? cartTexts.notSold : available === 0 ? cartTexts.soldOut : screenTexts.fewLeft(available)}
          </p>
        )}
      </div>
    </div>
  );
}

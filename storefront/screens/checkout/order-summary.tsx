// The items and their cost. On phones it is collapsed below its total.
import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { checkoutSteps, screenTexts } from '@taana-baana/contract/messages.ts';
import type { LinePrice } from '@taana-baana/contract/pricing/price-order.ts';
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import { Icon } from '../../../design/icon.tsx';
import { Arrival } from '../../components/product/arrival.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { Price } from '../../components/product/price.tsx';
import type { CartPrice } from '../../store/cart/use-cart-price.ts';
import { Swatch } from '../../components/product/swatch.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface OrderSummaryProps {
  price: CartPrice;
  /** The part paid with store credit. */
  credit: number;
  className?: string;
  children?: ReactNode;
}

export function OrderSummary({ price, credit, className = '', children }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { lines, itemsTotal, offers, shippingPrice, total } = price;
  return (
    <section
      aria-label={checkoutTexts.orderSummary}
      className={`rounded-card bg-paper shadow-raised lg:below-header ${className}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="order-summary"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-3 px-5 lg:hidden"
      >
        <span className="inline-flex items-center gap-2 font-semibold">
          {checkoutTexts.orderSummary}
          <Icon of={ChevronDown} className={`size-4 eased ${isOpen ? 'rotate-180' : ''}`} />
        </span>
        <Price rupees={total - credit} className="text-lg" />
      </button>
      <h2 className="hidden px-6 pt-6 text-display-xs lg:block">{checkoutTexts.orderSummary}</h2>
      <div id="order-summary" className={`px-5 pb-5 lg:block lg:px-6 lg:pt-5 lg:pb-6 ${isOpen ? '' : 'hidden'}`}>
        <ul className="grid gap-4">
          {lines.map((line) => (
            <SummaryLine key={line._id} line={line} />
          ))}
        </ul>
        <dl className="mt-5 grid gap-2 border-t border-line pt-4">
          <Amount label={screenTexts.subtotal} rupees={itemsTotal} />
          {offers.map(({ label, amount }) => (
            <Amount key={label} label={label} rupees={-amount} />
          ))}
          <Amount label={checkoutSteps.shipping} rupees={shippingPrice} isFree={shippingPrice === 0} />
          <Amount label={screenTexts.total} rupees={total} isStrong />
          {credit > 0 && (
            <>
              <Amount label={checkoutTexts.credit} rupees={-credit} />
              <Amount label={checkoutTexts.toPay} rupees={total - credit} isStrong />
            </>
          )}
        </dl>
        <div className="mt-4 text-sm">
          <Arrival />
        </div>
      </div>
      {children}
    </section>
  );
}

function SummaryLine({ line }: { line: ListedCartLine & LinePrice }) {
  const { productId: product, quantity, listPrice, color, size, available, isArchived } = line;
  return (
    <li className="grid grid-cols-[--spacing(18)_minmax(0,1fr)_auto] items-center gap-4">
      <span className="relative">
        <Picture
          picture={product.images[0]}
          swatch={color}
          sizes="5rem"
          alt=""
          className="aspect-garment rounded-control"
        />
        <span className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-pill bg-ink text-xs font-semibold text-on-dark tabular">
          <span className="sr-only">{screenTexts.quantity} </span>
          {quantity}
        </span>
      </span>
      <span className="min-w-0">
        <span className="block text-sm leading-snug font-semibold">{product.title || screenTexts.unknownProduct}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Swatch of={color} isSilent className="size-3.5" />
            {colorName(color.title) || screenTexts.notAvailable}
          </span>
          <span>
            <span className="sr-only">{screenTexts.size} </span>
            {size || screenTexts.notAvailable}
          </span>
        </span>
        {available !== undefined && (
          <span className="mt-1 block text-sm font-medium text-madder">
            {isArchived
              ? screenTexts.noLongerSold
              : available === 0
                ? screenTexts.soldOut
                : screenTexts.fewLeft(available)}
          </span>
        )}
      </span>
      <Price rupees={listPrice} className="whitespace-nowrap" />
    </li>
  );
}

interface AmountProps {
  label: string;
  rupees: number;
  isFree?: boolean;
  isStrong?: boolean;
}

function Amount({ label, rupees, isFree = false, isStrong = false }: AmountProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${isStrong ? 'mt-2 border-t border-line pt-4 font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd>
        {rupees < 0 && checkoutTexts.minus}
        {isFree ? checkoutTexts.free : <Price rupees={Math.abs(rupees)} className={isStrong ? 'text-display-s' : ''} />}
      </dd>
    </div>
  );
}

// The cart's subtotal, and the links to the checkout and the store.
import { useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { freeFromOf } from '@taana-baana/contract/shipping.ts';
import * as componentTexts from '@taana-baana/contract/texts/component-texts.ts';
import * as cartTexts from '@taana-baana/contract/texts/screens/selling/cart.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PaymentMarks } from '../../components/product/payment-marks.tsx';
import { Price } from '../../components/product/price.tsx';
import type { CodeFieldProps } from '../../components/purchase/code-field.tsx';
import { Codes } from '../../components/purchase/codes.tsx';
import type { CartPrice } from '../../store/cart/use-cart-price.ts';
import { BuyBar } from '../../components/purchase/buy-bar.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useShop } from '../../components/shop-context.ts';

interface CartSummaryProps {
  price: CartPrice;
  onCodes: CodeFieldProps['onChange'];
}

export function CartSummary({ price, onCodes }: CartSummaryProps) {
  const { itemsTotal, offers, itemsAfterOffers } = price;
  const { shipping, takesCash } = useShop();
  const freeFrom = freeFromOf(shipping);
  const summary = useRef<HTMLElement>(null);
  return (
    <section
      ref={summary}
      aria-label={cartTexts.summary}
      className="rounded-card bg-paper p-6 lg:p-5 xl:p-6 shadow-raised lg:below-header"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-4">
        <span className="font-semibold">{screenTexts.subtotal}</span>
        <Price rupees={itemsTotal} className={offers.length > 0 ? 'text-lg' : 'text-display-s'} />
      </p>
      {offers.map(({ label, amount }) => (
        <p key={label} className="mt-1 flex flex-wrap items-baseline justify-between gap-4">
          <span>{label}</span>
          <span>
            {cartTexts.minus}
            <Price rupees={amount} />
          </span>
        </p>
      ))}
      {offers.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-4 border-t border-line pt-3">
          <span className="font-semibold">{cartTexts.afterOffers}</span>
          <Price rupees={itemsAfterOffers} className="text-display-s" />
        </p>
      )}
      <p className="mt-1 text-sm text-ink-soft">{screenTexts.taxesAtCheckout}</p>
      {freeFrom !== null && (
        <p className="mt-1 text-sm text-ink-soft">
          {itemsTotal >= freeFrom && itemsAfterOffers < freeFrom
            ? cartTexts.shippingWithCode(shipping.fee)
            : cartTexts.freeShipping(itemsAfterOffers, freeFrom)}
        </p>
      )}
      {takesCash && <p className="mt-1 text-sm text-ink-soft">{componentTexts.cashOnDelivery(takesCash.fee)}</p>}
      <Codes price={price} onChange={onCodes} className="mt-3" />
      <CheckoutLink isEnabled={itemsTotal > 0} className="mt-6 w-full" />
      <ButtonLink to={pages.store.path} variant="quiet" className="mt-3 w-full">
        {screenTexts.continueShopping}
      </ButtonLink>
      <PaymentMarks className="mt-4" />
      <BuyBar price={<Price rupees={itemsAfterOffers} className="text-lg" />} form={summary}>
        <CheckoutLink isEnabled={itemsTotal > 0} className="grow" />
      </BuyBar>
    </section>
  );
}

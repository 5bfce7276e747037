// The checkout: contact, address, order summary and payment (specification sections 2 and 4).
import { Suspense, useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyComponent } from '../../components/lazy-component.ts';
import { Price } from '../../components/product/price.tsx';
import { PaymentMarks } from '../../components/product/payment-marks.tsx';
import { useShop } from '../../components/shop-context.ts';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { fetchCart } from '../../store/cart/cart.thunks.ts';
import { isCreditChosen } from '../../store/checkout/checkout.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCart, selectCredit, selectCustomer, selectPayment } from '../../store/selectors.ts';
import { AddressForm } from './address-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ContactBlock } from './contact-block.tsx';
import type { CashPayment } from './methods/cash-on-delivery/cash-choice.tsx';
import { CreditChoice } from './methods/store-credit/credit-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { paymentPanelFile, usePayment } from './use-payment.ts';
import { Codes } from '../../components/purchase/codes.tsx';
import { useCartPrice, useCodes } from '../../store/cart/use-cart-price.ts';
import { usePlacedOrder } from './use-placed-order.ts';

/** Rare, and shown once the cart has loaded: so there is a connection. */
const NothingToPay = lazyComponent(
  () => import('./nothing-to-pay.tsx'),
  (file) => file.NothingToPay,
);
const CashChoice = lazyComponent(
  () => import('./methods/cash-on-delivery/cash-choice.tsx'),
  (file) => file.CashChoice,
);
const PaymentPanel = lazyComponent(paymentPanelFile, (file) => file.PaymentPanel);

export function CheckoutScreen() {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const cart = useAppSelector(selectCart);
  const payment = useAppSelector(selectPayment);
  const online = useCartPrice();
  /** Undefined: the shopper pays online. */
  const [cash, setCash] = useState<CashPayment>();
  const price = cash?.priceOf(online) ?? online;
  const changeCodes = useCodes();
  const { takesCash } = useShop();
  const amount = price.total;
  // Off by default: the shopper may want to keep the credit.
  const [isUsingCredit, setIsUsingCredit] = useState(() => dispatch(isCreditChosen()));
  const credit = Math.min(useAppSelector(selectCredit).balance, amount);
  const usedCredit = isUsingCredit ? credit : 0;
  const { pay, stopWaiting } = usePayment({
    amount,
    codes: price.codes?.map(({ code }) => code),
    credit: usedCredit,
    ...cash,
  });
  const toPay = amount - usedCredit;
  usePlacedOrder();

  const isAtBank = ['confirming', 'checking', 'late'].includes(payment.step);
  const isEmpty = cart.isLoaded && cart.lines.length === 0;
  if (!customer) return null;
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta title={screenTexts.checkout} />
      <CheckoutSteps isPaying={isAtBank || payment.step === 'window'} />
      <h1 tabIndex={-1} className="mt-2 text-display-m">
        {screenTexts.checkout}
      </h1>
      <Suspense>
        {isAtBank && <PaymentPanel payment={payment} email={customer.email} onTryAgain={stopWaiting} />}
        {!isAtBank && isEmpty && <NothingToPay message={payment.message} />}
      </Suspense>
      {!isAtBank &&
        !cart.isLoaded &&
        (cart.isError ? (
          <ErrorState message={cart.message} onRetry={() => void dispatch(fetchCart())} />
        ) : (
          <CheckoutSkeleton />
        ))}
      {cart.lines.length > 0 && (
        // Hidden, not unmounted, during the payment: the form keeps its input.
        <div
          hidden={isAtBank}
          className="mt-6 grid items-start gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14 xl:gap-x-20"
        >
          <OrderSummary price={price} credit={usedCredit} className="lg:order-2">
            <Codes price={price} onChange={changeCodes} className="px-5 pb-4 lg:px-6 lg:pb-6" />
          </OrderSummary>
          <div className="grid gap-8">
            <ContactBlock customer={customer} />
            <AddressForm
              customer={customer}
              payment={payment}
              sum={cash ? cash.sum : toPay > 0 && <Price rupees={toPay} />}
              onSubmit={pay}
            >
              {(pincode) => (
                <>
                  {credit > 0 && <CreditChoice credit={credit} isUsed={isUsingCredit} onChange={setIsUsingCredit} />}
                  <Suspense>
                    {takesCash && (
                      <CashChoice pincode={pincode} price={online} credit={usedCredit} onChoose={setCash} />
                    )}
                  </Suspense>
                </>
              )}
            </AddressForm>
            <PaymentMarks />
          </div>
        </div>
      )}
    </div>
  );
}

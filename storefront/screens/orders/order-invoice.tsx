// A printed order: shop, address, items, totals. Rendered only while the browser prints.
import type { ReactNode } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { itemsTotalOf, listPriceOf } from '@taana-baana/contract/pricing/list-price.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as exchangeTexts from '@taana-baana/contract/texts/screens/selling/exchange.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { CashOf } from './cash/cash-of.tsx';
import { toOrderDate } from './order-date.ts';
import { type OrderSum, sumsOf } from './order-sums.ts';
import { ShippingAddress } from './shipping-address.tsx';
import { useShop } from '../../components/shop-context.ts';

export function OrderInvoice({ order }: { order: Order }) {
  const { contact } = useShop();
  return (
    <article className="hidden break-before-page text-sm print:block">
      <InvoiceHead order={order} />
      <table className="mt-8 w-full">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="py-2">
              {ordersTexts.item}
            </th>
            <AmountHeading>{screenTexts.quantity}</AmountHeading>
            <AmountHeading>{screenTexts.price}</AmountHeading>
            <AmountHeading>{ordersTexts.amount}</AmountHeading>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map(({ product, color, size, quantity, price }) => (
            <tr key={`${product._id} ${color._id} ${size}`} className="break-inside-avoid border-b border-line">
              <td className="py-2.5">
                <span className="font-semibold">{product.title || screenTexts.unknownProduct}</span>
                <br />
                {ordersTexts.colorAndSize(color.title, size || screenTexts.notAvailable)}
              </td>
              <Amount>{quantity}</Amount>
              <Amount>{ordersTexts.invoicePrice(price)}</Amount>
              <Amount>{ordersTexts.invoicePrice(listPriceOf({ price, quantity }))}</Amount>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="mt-4 ml-auto min-w-72 break-inside-avoid">
        <tbody>
          <Sum label={screenTexts.subtotal} rupees={itemsTotalOf(order)} />
          {sumsOf(order).map((sum) => (
            <Sum key={sum.label} {...sum} />
          ))}
        </tbody>
      </table>
      <p className="mt-10">{ordersTexts.invoiceThanks(contact.email)}</p>
    </article>
  );
}

function InvoiceHead({ order }: { order: Order }) {
  const { number, createdAt, shippingInfo, paymentInfo, isReplacement, totalPriceAfterDiscount } = order;
  const { name, contact } = useShop();
  const { street, city, pincode, state } = contact.address;
  return (
    <>
      <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-4">
        <div>
          <p className="font-display text-display-s font-extrabold">{name}</p>
          <p>
            {street}
            <br />
            {city} {pincode}, {state}
          </p>
        </div>
        <div className="text-right">
          <h2 className="text-display-xs">{ordersTexts.order(number)}</h2>
          <p>{toOrderDate(createdAt)}</p>
          <p>
            {isReplacement && totalPriceAfterDiscount === 0 ? (
              exchangeTexts.isReplacement
            ) : order.cod ? (
              <CashOf order={order} words="paper" />
            ) : (
              ordersTexts.paid(paymentInfo.razorpayPaymentId)
            )}
          </p>
        </div>
      </header>
      <div className="mt-6">
        <ShippingAddress address={shippingInfo} />
      </div>
    </>
  );
}

const amountLook = 'py-2.5 pl-6 text-right align-top tabular whitespace-nowrap';

function AmountHeading({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={amountLook}>
      {children}
    </th>
  );
}

function Amount({ children }: { children: ReactNode }) {
  return <td className={amountLook}>{children}</td>;
}

function Sum({ label, rupees, isStrong = false }: OrderSum) {
  return (
    <tr className={isStrong ? 'border-t-2 border-ink font-semibold' : ''}>
      <th scope="row" className={`py-1 text-left ${isStrong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="py-1 pl-8 text-right tabular">
        {rupees < 0 && '− '}
        {ordersTexts.invoicePrice(Math.abs(rupees))}
      </td>
    </tr>
  );
}

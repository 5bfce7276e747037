// An order on paper: one sheet with the shop, the parcel's address, the items and what they came to. It stands in the page only while the browser prints.
import type { ReactNode } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import { shop } from '../../../shop.config.ts';
import { toOrderDate } from './order-date.ts';
import { ShippingAddress } from './shipping-address.tsx';

export function OrderInvoice({ order }: { order: Order }) {
  const { orderItems, shippingPrice, totalPrice, totalPriceAfterDiscount } = order;
  return (
    <article className="hidden break-before-page text-sm print:block">
      <InvoiceHead order={order} />
      <table className="mt-8 w-full">
        <thead>
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="py-2">
              Item
            </th>
            <AmountHeading>Quantity</AmountHeading>
            <AmountHeading>Price</AmountHeading>
            <AmountHeading>Amount</AmountHeading>
          </tr>
        </thead>
        <tbody>
          {orderItems.map(({ product, color, size, quantity, price }) => (
            <tr key={`${product._id} ${color._id} ${size}`} className="break-inside-avoid border-b border-line">
              <td className="py-2.5">
                <span className="font-semibold">{product.title || screenTexts.unknownProduct}</span>
                <br />
                {color.title}, size {size || screenTexts.sizeFallback}
              </td>
              <Amount>{quantity}</Amount>
              <Amount>{grouped(price)}</Amount>
              <Amount>{grouped(price * quantity)}</Amount>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="mt-4 ml-auto min-w-72 break-inside-avoid">
        <tbody>
          <Sum label="Subtotal" rupees={totalPrice - shippingPrice} />
          <Sum label="Shipping" rupees={shippingPrice} />
          <Sum label="Total Amount" rupees={totalPrice} />
          <Sum label="Total After Discount" rupees={totalPriceAfterDiscount} isStrong />
        </tbody>
      </table>
      <p className="mt-10">Thank you for wearing our work. Questions? Write to {shop.contact.email}.</p>
    </article>
  );
}

function InvoiceHead({ order: { number, createdAt, shippingInfo, paymentInfo } }: { order: Order }) {
  const { street, city, pincode, state } = shop.contact.address;
  return (
    <>
      <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-4">
        <div>
          <p className="font-display text-display-s font-extrabold">{shop.name}</p>
          <p>
            {street}
            <br />
            {city} {pincode}, {state}
          </p>
        </div>
        <div className="text-right">
          <h2 className="text-display-xs">Order {number}</h2>
          <p>{toOrderDate(createdAt)}</p>
          <p>Paid online, {paymentInfo.razorpayPaymentId}</p>
        </div>
      </header>
      <div className="mt-6">
        <ShippingAddress address={shippingInfo} />
      </div>
    </>
  );
}

const digits = new Intl.NumberFormat('en-IN');

/** Rupees as invoices write them: Rs. 1,23,456. */
const grouped = (rupees: number): string => `Rs. ${digits.format(rupees)}`;

const amountLook = 'py-2.5 pl-6 text-right align-top tabular-nums whitespace-nowrap';

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

function Sum({ label, rupees, isStrong = false }: { label: string; rupees: number; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? 'border-t-2 border-ink font-semibold' : ''}>
      <th scope="row" className={`py-1 text-left ${isStrong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="py-1 pl-8 text-right tabular-nums">{grouped(rupees)}</td>
    </tr>
  );
}

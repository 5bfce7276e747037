// One order: number, date, progress, items, totals, address.
import { Printer } from 'lucide';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Icon } from '../../../design/icon.tsx';
import { Price } from '../../components/product/price.tsx';
import { toOrderDate } from './order-date.ts';
import { CashOf } from './cash/cash-of.tsx';
import { HandRefundOf } from './hand-refund.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderExchange } from './exchange/order-exchange.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderParcel } from './order-parcel.tsx';
import { type OrderSum, sumsOf } from './order-sums.ts';
import { ShippingAddress } from './shipping-address.tsx';

interface OrderCardProps {
  order: Order;
  /** Has just been placed. */
  isNew: boolean;
  onPrint: () => void;
}

export function OrderCard({ order, isNew, onPrint }: OrderCardProps) {
  const { _id, number, createdAt, orderStatus, orderItems, shippingInfo } = order;
  const headingId = `order-${_id}`;
  // Once delivered, nobody waits for the courier's number.
  const isOnItsWay = orderStatus === 'Shipped' || orderStatus === 'Out for Delivery';
  return (
    <article
      aria-labelledby={headingId}
      className={`rounded-card bg-paper shadow-raised print:hidden ${isNew ? 'outline-2 outline-turmeric' : ''}`}
    >
      <header className="flex items-start justify-between gap-x-4 border-b border-line p-5 md:px-7">
        <div>
          <h2 id={headingId} className="text-display-xs">
            {ordersTexts.order(number)}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft">
            <time dateTime={createdAt}>{toOrderDate(createdAt)}</time>
          </p>
        </div>
        <button type="button" onClick={onPrint} className="icon-button -mr-2 gap-2 px-3 text-sm font-semibold">
          <Icon of={Printer} className="size-4" />
          <span className="max-sm:sr-only">{ordersTexts.print}</span>
          <span className="sr-only">{ordersTexts.printOrder(number)}</span>
        </button>
      </header>
      <div className="xl:grid xl:grid-cols-3">
        <div className="xl:col-span-2">
          <div className="p-5 md:px-7">
            <OrderProgress
              status={orderStatus}
              isToConfirm={order.cod?.state === 'to confirm'}
              paidAt={order.paidAt}
              promises={order.promises}
            />
          </div>
          {order.shipment && (order.shipment.awb || isOnItsWay) && <OrderParcel shipment={order.shipment} />}
          <CashOf order={order} words="card" />
          <HandRefundOf order={order} />
          <OrderItems items={orderItems} />
        </div>
        <div className="grid content-start gap-6 border-line p-5 max-xl:border-t sm:max-xl:grid-cols-2 md:px-7 xl:border-l">
          <ShippingAddress address={shippingInfo} />
          <dl className="grid content-start gap-2 sm:max-xl:justify-self-end sm:max-xl:min-w-72">
            {sumsOf(order).map((sum) => (
              <Amount key={sum.label} {...sum} />
            ))}
          </dl>
          <OrderDocuments order={order} />
          {order.canCancel && <CancelOrder order={order} />}
        </div>
      </div>
      <OrderExchange order={order} />
    </article>
  );
}

function Amount({ label, rupees, isStrong = false }: OrderSum) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 ${isStrong ? 'border-t border-line pt-2 font-semibold' : 'text-ink-soft'}`}
    >
      <dt>{label}</dt>
      <dd>
        {rupees < 0 && '− '}
        <Price rupees={Math.abs(rupees)} className={isStrong ? 'text-lg' : 'text-ink'} />
      </dd>
    </div>
  );
}

// My Orders, newest first. Thanks for an order that was just placed.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Link } from '../../components/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { fetchOrders } from '../../store/orders/orders.thunks.ts';
import { usePopularProducts } from '../../store/products/use-popular-products.ts';
import { selectCustomer, selectOrders } from '../../store/selectors.ts';
import { OrderCard } from './order-card.tsx';
import { OrderInvoice } from './order-invoice.tsx';
import { OrderThanks } from './order-thanks.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { usePrint } from './use-print.ts';

const title = screenTexts.myOrders;

export function OrdersScreen() {
  const dispatch = useAppDispatch();
  const customer = useAppSelector(selectCustomer);
  const { list, isLoaded, isError, message } = useAppSelector(selectOrders);
  const [placed] = useState((useLocation().state as { placed?: string } | null)?.placed);
  // Thanks once: a reload, or Back, would find it in the entry of the history.
  useEffect(() => {
    if (placed) window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [placed]);
  const { isPrinted, print } = usePrint();
  const popular = usePopularProducts(isLoaded && list.length === 0);
  const bought = list.find(({ number }) => number === placed);
  const isMissing = placed !== undefined && !bought;
  const isWaiting = !isError && (!isLoaded || isMissing);
  return (
    <div className="page-width py-8 md:py-12 print:py-0">
      <PageMeta title={title} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 print:hidden">
        <h1 tabIndex={-1} className="text-display-m">
          {title}
        </h1>
        <Link to={pages.storeCredit.path} className="text-link inline-flex min-h-11 items-center font-semibold">
          {ordersTexts.storeCredit}
        </Link>
      </div>
      {placed && customer && (
        <OrderThanks number={placed} order={bought} firstname={customer.firstname} email={customer.email} />
      )}
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchOrders())} />}
      {isWaiting && <OrdersSkeleton />}
      {isLoaded && !isError && !isWaiting && list.length === 0 && (
        <EmptyState
          title={ordersTexts.none}
          hint={ordersTexts.noneHint}
          picture="empty-orders"
          popular={popular}
          action={<ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>}
        />
      )}
      {!isWaiting && (
        <ul className="mt-8 grid gap-8 print:mt-0 print:block">
          {list.map((order) => (
            <li key={order._id} className={isPrinted(order._id) ? '' : 'print:hidden'}>
              {isPrinted(order._id) && <OrderInvoice order={order} />}
              <OrderCard order={order} isNew={order.number === placed} onPrint={() => print(order._id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

// An order's page: lines, customer, payment, and its timeline.
import { useLocation, useNavigate, useParams } from 'react-router';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { CashBadge, FlagBadges, StatusBadge } from '../../components/orders/order-badges.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useNow } from '../../components/use-now.ts';
import { type FromList, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { ordersApi, useLoadedOrder } from '../../store/selling/orders.api.ts';
import { CustomerSection } from './customer/customer-section.tsx';
import { DisputesSection, PaymentSection } from './payment-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { Neighbours } from './neighbours.tsx';
import { NotesSection, ToCheck } from './notes-section.tsx';
import { pollEvery } from '../../store/refresh.ts';
import { ParcelSection } from './parcel/parcel-section.tsx';
import { OrderRefunds } from './refunds/refunds-section.tsx';
import { Steps } from './steps.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { Notice } from '../../components/page/notice.tsx';

/** In ms. The payment provider takes some seconds for a refund. */
const refreshEvery = { usual: 60_000, refunding: 5000 };

const missing = { heading: texts.notFoundHeading, to: ordersPath(), toList: texts.toOrders };

export function OrderScreen() {
  const { number = '' } = useParams();
  // Another order is another page: no state of the previous one stays.
  return <OrderOfNumber key={number} number={number} />;
}

function OrderOfNumber({ number }: { number: string }) {
  const from = useLocation().state as FromList | null;
  const isRefunding = useLoadedOrder({ params: { number } }).currentData?.refunds.some(
    ({ status }) => status === 'pending',
  );
  const query = ordersApi.useGetOrderQuery(
    { params: { number } },
    {
      refetchOnMountOrArgChange: true,
      refetchOnFocus: true,
      ...pollEvery(isRefunding ? refreshEvery.refunding : refreshEvery.usual),
    },
  );
  const order = query.currentData;
  return (
    <Page
      title={texts.title(number)}
      above={<ToList from={from} />}
      actions={
        <>
          {from && <Neighbours number={number} from={from} />}
          {order && <Steps order={order} />}
        </>
      }
    >
      <QueryState query={{ ...query, data: order }} lines={8} missing={missing}>
        {(shown) => <Content order={shown} />}
      </QueryState>
    </Page>
  );
}

/** Goes back in the history if the list is there, so that its state is restored. */
function ToList({ from }: { from: FromList | null }) {
  const navigate = useNavigate();
  return (
    <BackLink
      to={ordersPath(from?.list)}
      onClick={(event) => {
        if (!from || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {texts.back}
    </BackLink>
  );
}

function Content({ order }: { order: OrderPage }) {
  const now = useNow();
  return (
    <>
      <div className="-mt-3 mb-5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft">
        {!order.cash?.confirmBy && <StatusBadge status={order.status} />}
        <CashBadge collect={order.cash?.due || undefined} />
        <FlagBadges flags={order.flags.filter((flag) => flag !== 'note')} />
        <time dateTime={order.placedAt}>
          {(order.cash ? texts.ordered : texts.placed)(formatRecent(order.placedAt, now))}
        </time>
      </div>
      {order.cash?.confirmBy && (
        <Notice tone="warning" className="mb-4 font-medium">
          {texts.cash.until(formatDateTime(order.cash.confirmBy))}
        </Notice>
      )}
      {order.actions.blocked && (
        <Notice tone="danger" className="mb-4 font-medium">
          {order.actions.blocked}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-4">
          <ToCheck note={order.note} />
          <DisputesSection disputes={order.disputes} />
          <LinesSection order={order} />
          <NotesSection number={order.number} notes={order.notes} canAdd={order.actions.addNote} now={now} />
        </div>
        <div className="flex flex-col gap-4 lg:row-span-2">
          <ParcelSection parcel={order.shipment} now={now} />
          <CustomerSection order={order} />
          <PaymentSection order={order} />
          <DocumentsSection documents={order.documents} now={now} />
          <OrderRefunds order={order} now={now} />
        </div>
        <TimelineSection timeline={order.timeline} now={now} />
      </div>
    </>
  );
}

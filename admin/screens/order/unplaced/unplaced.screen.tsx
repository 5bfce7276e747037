// The page of a payment that made no order: whose it is, what was to be bought, and its refunds.
import { useParams } from 'react-router';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { UnplacedPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import {
  amounts,
  back,
  customer as customerTexts,
  refunds as refundTexts,
} from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/unplaced.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import { ContactWays } from '../../../components/orders/contact-ways.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { QueryState } from '../../../components/page/query-state.tsx';
import { Section } from '../../../components/page/section.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { useNow } from '../../../components/use-now.ts';
import { adminApi } from '../../../store/admin-api.ts';
import { pollEvery } from '../../../store/refresh.ts';
import { type Fact, Facts } from '../../../components/page/facts.tsx';
import { RefundsSection } from '../refunds/refunds-section.tsx';
import { Badge } from '../../../components/badge.tsx';

/** The payment provider takes some seconds for a refund. */
const refresh = { ...pollEvery(5000), refetchOnMountOrArgChange: true };

export function UnplacedScreen() {
  const { reference = '' } = useParams();
  const query = adminApi.useGetUnplacedQuery({ params: { id: reference } }, refresh);
  return (
    <Page
      title={query.data ? texts.title(query.data.customer) : texts.pageTitle}
      above={<BackLink to={ordersPath({ tab: 'attention' })}>{back}</BackLink>}
    >
      <QueryState query={query}>{(payment) => <Content payment={payment} />}</QueryState>
    </Page>
  );
}

function Content({ payment }: { payment: UnplacedPage }) {
  const now = useNow();
  const { reference, at, total, lines, paymentIds, refunds, notCaptured } = payment;
  const reason = texts.reasons[refunds[0]?.reason ?? 'wrong amount'];
  const facts: Fact[] = [
    [texts.asked, formatRupees(total)],
    ...paymentIds.map((id): Fact => [texts.paymentId, <Id key={id} id={id} />]),
    [amounts.orderId, <Id key="order" id={reference} />],
  ];
  return (
    <>
      <p className="-mt-3 mb-4 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft">
        <Badge tone="neutral">{texts.notPlaced}</Badge>
        <time dateTime={at}>{texts.began(formatRecent(at, now))}</time>
      </p>
      {reason && <p className="mb-4 max-w-prose text-pretty">{reason}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Refunds payment={payment} now={now} />
          {notCaptured.map(({ paymentId }) => (
            <p key={paymentId} className="card px-4 py-3 text-sm">
              {texts.notCaptured(paymentId)}
            </p>
          ))}
        </div>
        <div className="flex flex-col gap-4">
          <Customer payment={payment} />
          <Section heading={texts.checkout}>
            <ul className="px-4 pt-3 text-sm">
              {lines.map((line, index) => (
                <li key={index}>{`${line.quantity} × ${line.title}, ${colorName(line.color)}, ${line.size}`}</li>
              ))}
            </ul>
            <Facts facts={facts} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Refunds({ payment, now }: { payment: UnplacedPage; now: number }) {
  const [retry, { isLoading }] = adminApi.useRetryUnplacedMutation();
  const { reference, refunds, retryRefunds, tries } = payment;
  const shown = { number: reference, refunds, now, retryRefunds, isRetrying: isLoading };
  return (
    <RefundsSection {...shown} onRetry={() => tell(retry({ params: { id: reference } }), refundTexts.retried)}>
      {tries.length > 0 && (
        <li className="py-3 text-ink-soft">
          <p>{texts.tries}</p>
          {tries.map((one) => (
            <p key={one.at}>{texts.triedBy(one.by, formatRecent(one.at, now))}</p>
          ))}
        </li>
      )}
    </RefundsSection>
  );
}

const Customer = ({ payment: { customer, contact } }: { payment: UnplacedPage }) => (
  <Section heading={customerTexts.heading}>
    <div className="px-4 py-3 text-sm">
      {customer && <p className="text-base font-semibold">{customer}</p>}
      {contact ? (
        <ContactWays name={customer} {...contact} />
      ) : (
        <p className="mt-2 text-pretty text-ink-soft">{customerTexts.hidden}</p>
      )}
    </div>
  </Section>
);

const Id = ({ id }: { id: string }) => <span className="break-all select-all">{id}</span>;

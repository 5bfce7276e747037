// What a customer bought, exchanged, got, asked and reviewed. Each row is a link to its own page.
import type { ReactNode } from 'react';
import { enquiryPath } from '@taana-baana/contract/admin/paths/enquiry-tabs.ts';
import { orderPath, ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { reviewFilters } from '@taana-baana/contract/admin/paths/review-filters.ts';
import type { CustomerPage } from '@taana-baana/contract/admin/schemas/people/customers.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/customers.ts';
import * as exchangeTexts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { what } from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { Link } from '../../components/link.tsx';
import { OrderCards } from '../../components/orders/order-cards.tsx';
import { Section } from '../../components/page/section.tsx';
import { useIsLate } from '../../store/selling/use-is-late.ts';
import { WriteAboutCart } from './write-about-cart.tsx';

const { page } = texts;

export function OrdersSection({ customer: { latest, orders, mobile, hasAccount } }: { customer: CustomerPage }) {
  const isLate = useIsLate();
  const [newest] = latest;
  const all = hasAccount ? { customerOf: newest?.number } : { search: mobile ?? '' };
  return (
    <Section
      heading={page.latest}
      actions={
        orders > latest.length && (
          <Link to={ordersPath(all)} className="button button-quiet">
            {page.allOrders}
          </Link>
        )
      }
    >
      {newest ? (
        <OrderCards orders={latest} isLate={isLate} />
      ) : (
        <p className="px-4 py-3 text-sm text-ink-soft">{page.noOrders}</p>
      )}
    </Section>
  );
}

export const UnfinishedSection = ({ customer, now }: { customer: CustomerPage } & Dated) => (
  <Section heading={page.unfinished} text={page.unfinishedText}>
    <ul className="ruled">
      {customer.unfinished.map(({ id, at, total, lines, failure, writtenAt }, index) => (
        <Row
          key={id}
          to={undefined}
          title={formatRupees(total)}
          at={at}
          now={now}
          below={
            <>
              {failure !== null && <p>{texts.failure(failure)}</p>}
              {index === 0 && customer.noContact === null && (
                <WriteAboutCart customer={customer} writtenAt={writtenAt} now={now} />
              )}
            </>
          }
        >
          {texts.pieces(lines)}
        </Row>
      ))}
    </ul>
  </Section>
);

interface Dated {
  now: number;
}

export const ExchangesSection = ({ exchanges, now }: Pick<CustomerPage, 'exchanges'> & Dated) => (
  <Section heading={page.exchanges}>
    <ul className="ruled">
      {exchanges.map(({ id, orderNumber, state, isWithdrawn, reason, requestedAt }) => (
        <Row key={id} to={`/exchanges/${id}`} title={orderNumber} at={requestedAt} now={now}>
          {`${exchangeTexts.reasons[reason]} · ${isWithdrawn ? exchangeTexts.withdrawn : exchangeTexts.states[state]}`}
        </Row>
      ))}
    </ul>
  </Section>
);

type Entries = NonNullable<CustomerPage['credit']>['entries'];

export const CreditSection = ({ entries, now }: { entries: Entries } & Dated) => (
  <Section heading={page.entries}>
    <ul className="ruled">
      {entries.map((entry) => (
        <Row
          key={entry._id}
          to={entry.orderNumber === null ? undefined : orderPath(entry.orderNumber)}
          title={what(entry)}
          at={entry.createdAt}
          now={now}
        >
          {[formatRupees(entry.amount), entry.note].filter(Boolean).join(' · ')}
        </Row>
      ))}
    </ul>
  </Section>
);

export const EnquiriesSection = ({ enquiries, now }: Pick<CustomerPage, 'enquiries'> & Dated) => (
  <Section heading={page.enquiries} text={page.enquiriesText}>
    <ul className="ruled">
      {enquiries.map(({ id, ticket, excerpt, receivedAt }) => (
        <Row key={id} to={enquiryPath(id)} title={ticket} at={receivedAt} now={now}>
          {excerpt}
        </Row>
      ))}
    </ul>
  </Section>
);

export const ReviewsSection = ({ reviews, now }: Pick<CustomerPage, 'reviews'> & Dated) => (
  <Section heading={page.reviews}>
    <ul className="ruled">
      {reviews.map(({ product, star, comment, createdAt }) => (
        <Row
          key={product._id}
          to={reviewFilters.path({ search: product.title })}
          title={product.title}
          at={createdAt}
          now={now}
        >
          {`${page.stars(star)} · ${comment}`}
        </Row>
      ))}
    </ul>
  </Section>
);

interface RowProps extends Dated {
  to: string | undefined;
  title: string;
  at: string;
  children: ReactNode;
  below?: ReactNode;
}

const Row = ({ to, title, at, now, children, below }: RowProps) => (
  <li className={`px-4 py-3 text-sm ${to === undefined ? '' : 'row-link'}`}>
    <div className="flex items-baseline justify-between gap-3">
      {to === undefined ? (
        <p className="min-w-0 truncate font-semibold">{title}</p>
      ) : (
        <Link to={to} className="min-w-0 truncate font-semibold">
          {title}
        </Link>
      )}
      <time dateTime={at} className="shrink-0 text-ink-soft">
        {formatRecent(at, now)}
      </time>
    </div>
    <p className="mt-0.5 line-clamp-2">{children}</p>
    {below && <div className="mt-2 flex flex-col items-start gap-2 text-ink-soft empty:hidden">{below}</div>}
  </li>
);

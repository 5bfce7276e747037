// One exchange: the returned goods, the wanted goods, and the answer.
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { useParams } from 'react-router';
import { orderPath, linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { ExchangePage } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { formatDateTime, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ContactWays } from '../../components/orders/contact-ways.tsx';
import { Link } from '../../components/link.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { type Fact, Facts } from '../../components/page/facts.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { useNow } from '../../components/use-now.ts';
import { ExchangeBadge } from './exchange-badge.tsx';
import { ExchangeSteps } from './exchange-steps.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { Notice } from '../../components/page/notice.tsx';

export function ExchangeScreen() {
  const { id = '' } = useParams();
  const query = adminApi.useGetExchangeQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const { currentData: exchange } = query;
  return (
    <Page
      title={exchange ? texts.page.title(exchange.orderNumber) : texts.title}
      above={<BackLink to="/exchanges">{texts.page.back}</BackLink>}
      actions={exchange && <ExchangeSteps exchange={exchange} />}
    >
      <QueryState query={{ data: exchange, error: query.error, refetch: query.refetch }}>
        {(shown) => <Content exchange={shown} />}
      </QueryState>
    </Page>
  );
}

function Content({ exchange }: { exchange: ExchangePage }) {
  const now = useNow();
  return (
    <>
      <div className="-mt-3 mb-5 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-ink-soft">
        <ExchangeBadge exchange={exchange} now={now} />
        <time dateTime={exchange.requestedAt}>{texts.requested(formatRecent(exchange.requestedAt, now))}</time>
      </div>
      {exchange.waiting && (
        <Notice tone="warning" className="mb-4">
          {texts.fee.waits}{' '}
          <Link to={linkedOrderPath(exchange.waiting)} className="text-link inline-flex min-h-(--control) items-center">
            {texts.fee.open}
          </Link>
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="grid gap-4">
          <Lines lines={exchange.lines} />
          <ExchangePhotos exchange={exchange} />
        </div>
        <Request exchange={exchange} />
      </div>
    </>
  );
}

const Lines = ({ lines }: { lines: ExchangePage['lines'] }) => (
  <Section heading={texts.page.lines}>
    <ul className="ruled px-4">
      {lines.map((line, index) => (
        <li key={index} className="flex flex-wrap items-center gap-4 py-3">
          {line.picture && (
            <StoredPicture
              picture={line.picture}
              size="5rem"
              className="h-25 w-20 shrink-0 rounded-control garment-photo"
            />
          )}
          <div className="min-w-[min(6rem,100%)] flex-1">
            <p className="text-sm">{line.title}</p>
            <p className="text-ink-soft">{texts.page.before(line.color, line.size)}</p>
            <p className="flex items-center gap-2 text-lg leading-snug font-semibold">
              <Icon of={ArrowRight} className="size-4" />
              <span className="sr-only">{texts.page.becomes}</span>
              {texts.page.before(line.wantedColor, line.wantedSize)}
            </p>
          </div>
          <p className={`tabular text-lg font-semibold ${line.quantity > 1 ? 'badge-large' : 'text-ink-soft'}`}>
            {`× ${line.quantity}`}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

function Request({ exchange }: { exchange: ExchangePage }) {
  const { reason, isReturnFree, comment, customer, orderNumber, replacement, receivedAt, rejection, contact } =
    exchange;
  const facts: Fact[] = [
    [texts.page.customer, customer],
    [texts.page.order, <OrderLink key="order" number={orderNumber} />],
    [texts.page.reason, texts.reasons[reason]],
    [texts.page.pays, isReturnFree ? texts.page.wePay : texts.page.customerPays],
  ];
  if (receivedAt) facts.push([texts.page.received, formatDateTime(receivedAt)]);
  if (replacement) facts.push([texts.page.replacement, <OrderLink key="replacement" number={replacement} />]);
  return (
    <Section heading={texts.page.request}>
      <div className="ruled">
        <Facts facts={facts} />
        {contact && (
          <div className="px-4 py-3 text-sm">
            <ContactWays name={customer} {...contact} />
          </div>
        )}
        <Words label={texts.page.comment} words={comment} />
        <Words label={texts.page.rejection} words={rejection} />
      </div>
    </Section>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link to={orderPath(number)} className="text-link inline-flex min-h-(--control) items-center">
    {number}
  </Link>
);

const Words = ({ label, words }: { label: string; words: string | null }) =>
  words && (
    <div className="px-4 py-3 text-sm">
      <h3 className="font-text text-xs font-semibold text-ink-soft">{label}</h3>
      <p className="mt-0.5 whitespace-pre-line">{words}</p>
    </div>
  );

const ExchangePhotos = ({ exchange: { id, photos } }: { exchange: ExchangePage }) =>
  photos.length > 0 && (
    <Section heading={texts.photos.heading} text={texts.photos.text}>
      <ul className="flex flex-wrap gap-3 p-4">
        {photos.map((photo, index) => (
          <li key={photo}>
            <ExchangePhoto exchange={id} photo={photo} name={texts.photos.photo(index + 1)} />
          </li>
        ))}
      </ul>
    </Section>
  );

function ExchangePhoto({ exchange, photo, name }: { exchange: string; photo: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = adminApi.useGetExchangePhotoQuery({ params: { id: exchange, photo } });
  return (
    <QueryState query={query}>
      {({ src }) => (
        <>
          <button
            type="button"
            onClick={() => setIsOpen(true)}
            aria-label={texts.photos.open(name)}
            className="block overflow-hidden rounded-control"
          >
            <img src={src} alt={name} className="size-24 object-cover" />
          </button>
          <Dialog title={name} isOpen={isOpen} onClose={() => setIsOpen(false)}>
            <img src={src} alt={name} className="mx-auto max-h-[75dvh] w-auto max-w-full rounded-control" />
          </Dialog>
        </>
      )}
    </QueryState>
  );
}

// Store credit: the balance, the field for a gift card's code, and the entries, newest first.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { CreditEntry } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import * as texts from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Link } from '../../components/link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { toShortDate } from '../../components/page/short-date.ts';
import { Price } from '../../components/product/price.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { fetchCredit } from '../../store/credit/credit.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectCredit } from '../../store/selectors.ts';
import { GiftCardForm } from './gift-card-form.tsx';

export function StoreCreditScreen() {
  const dispatch = useAppDispatch();
  const { balance, entries, isSuccess, isError, message } = useAppSelector(selectCredit);
  return (
    <div className="page-width py-8 md:py-12">
      <PageMeta title={texts.title} />
      <h1 tabIndex={-1} className="text-display-m">
        {texts.title}
      </h1>
      {isError && <ErrorState message={message} onRetry={() => void dispatch(fetchCredit())} />}
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <section aria-labelledby="gift-card-heading" className="grid gap-6 rounded-card bg-sunk p-6 lg:order-2">
          <div>
            <p className="text-ink-soft">{texts.balance}</p>
            <p className="mt-1 text-display-m">
              {isSuccess ? <Price rupees={balance} /> : <Skeleton className="h-10 w-32" />}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{texts.hint}</p>
          </div>
          <div className="border-t border-line pt-6">
            <h2 id="gift-card-heading" className="text-display-xs">
              {texts.giftCard}
            </h2>
            <GiftCardForm />
            <p className="mt-4 text-sm text-ink-soft">{texts.terms}</p>
          </div>
        </section>
        <section aria-labelledby="history-heading">
          <h2 id="history-heading" className="text-display-s">
            {texts.history}
          </h2>
          {!isSuccess && !isError && <Skeleton className="mt-5 h-18 w-full" />}
          {isSuccess && entries.length === 0 && <p className="mt-3 text-ink-soft">{texts.none}</p>}
          <ul className="mt-3">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ul>
          <Link to={pages.orders.path} className="text-link mt-4 inline-flex min-h-11 items-center font-semibold">
            {screenTexts.myOrders}
          </Link>
        </section>
      </div>
    </div>
  );
}

const Entry = ({ entry }: { entry: CreditEntry }) => (
  <li className="flex items-baseline justify-between gap-4 border-b border-line py-3">
    <div className="min-w-0">
      <p className="font-semibold">{texts.what(entry)}</p>
      {entry.note && <p>{entry.note}</p>}
      <time dateTime={entry.createdAt} className="text-sm text-ink-soft">
        {toShortDate(entry.createdAt)}
      </time>
    </div>
    <p className={`shrink-0 font-semibold tabular ${entry.amount > 0 ? 'text-leaf' : ''}`}>
      {texts.change(entry.amount)}
    </p>
  </li>
);

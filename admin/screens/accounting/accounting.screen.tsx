// Accounting: a month's sums, its documents, and its files. Month and filters are in the address.
import { useSearchParams } from 'react-router';
import {
  type AccountingFilter,
  readAccountingFilter,
  reconciliationPath,
} from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { AccountingMonth } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { Link } from '../../components/link.tsx';
import { MonthField } from '../../components/fields/month-field.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Page } from '../../components/page/page.tsx';
import { ErrorState, Skeleton } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { Attention } from './attention.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { FilesSection } from './files-section.tsx';
import { ByRate, ByState, MonthTotals } from './sums.tsx';

export function AccountingScreen() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const filter = readAccountingFilter(params, now);
  const narrow = (changes: Partial<Record<keyof AccountingFilter, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const { currentData, data, error, refetch } = adminApi.useGetAccountingQuery(
    { query: { month: filter.month } },
    {
      refetchOnMountOrArgChange: true,
    },
  );
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to={reconciliationPath(filter.month)} className="button button-quiet">
          {texts.toReconciliation}
        </Link>
      }
    >
      <LeftOutNote params={params} unit="month" names={['month']} />
      <div className="mb-4 sm:max-w-56">
        <MonthField month={filter.month} first={data?.firstMonth} onChange={(month) => narrow({ month })} />
      </div>
      <div className="flex flex-col gap-4">
        <div aria-busy={currentData === undefined} className={currentData || !data ? '' : 'opacity-60'}>
          {error && !currentData ? (
            <ErrorState text={error.message ?? ''} onRetry={() => void refetch()} />
          ) : data ? (
            <Sums data={data} />
          ) : (
            <Skeleton lines={6} />
          )}
        </div>
        <FilesSection month={filter.month} isTaxed={!data || isTaxed(data)} />
        <DocumentsSection filter={filter} onChange={narrow} />
      </div>
    </Page>
  );
}

/** The month may have invoices: those of a seller without GSTIN begin with the first one. */
const isTaxed = ({ rates, sellerKind }: AccountingMonth): boolean => sellerKind === 'invoice' || hasTax(rates);

const hasTax = (rates: AccountingMonth['rates']): boolean => rates.some(({ rate }) => rate !== null);

function Sums({ data }: { data: AccountingMonth }) {
  return (
    <div className="flex flex-col gap-4">
      <Attention data={data} />
      {data.counts.length > 0 && <MonthTotals data={data} />}
      {hasTax(data.rates) && (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <ByRate rates={data.rates} />
          <ByState places={data.places} />
        </div>
      )}
    </div>
  );
}

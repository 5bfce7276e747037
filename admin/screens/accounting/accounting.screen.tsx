// Accounting: a month's sums, its documents, and its files. Month and filters are in the address.
import { TriangleAlert } from 'lucide';
import { readAccountingFilter, reconciliationPath } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import type { AccountingMonth } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { MonthField } from '../../components/fields/month-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Loaded } from '../../components/page/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { useNow } from '../../components/use-now.ts';
import { DocumentsSection } from './documents-section.tsx';
import { FilesSection } from './files-section.tsx';
import { ByRate, ByState, MonthTotals } from './sums.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';

export function AccountingScreen() {
  const now = useNow();
  const { filter, narrow, params } = useListParams({ read: (typed) => readAccountingFilter(typed, now) });
  const { month } = filter;
  const query = adminApi.useGetAccountingQuery({ query: { month } }, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <>
          {query.data?.hasCash && (
            <Link to="/cash" className="button button-quiet">
              {texts.toCash}
            </Link>
          )}
          <Link to={reconciliationPath(month)} className="button button-quiet">
            {texts.toReconciliation}
          </Link>
        </>
      }
    >
      <LeftOutNote params={params} unit="month" names={['month']} />
      <div className="mb-4 sm:max-w-56">
        <MonthField month={month} first={query.data?.firstMonth} onChange={(other) => narrow({ month: other })} />
      </div>
      <div className="flex flex-col gap-4">
        <Loaded query={query} lines={6}>
          {(loaded) => <Sums data={loaded} />}
        </Loaded>
        <FilesSection month={month} isTaxed={!query.data || isTaxed(query.data)} />
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

function Attention({ data }: { data: AccountingMonth }) {
  const problems = problemsOf(data);
  if (problems.length === 0) return null;
  return (
    <section aria-label={texts.attention.heading} className="card bg-turmeric-wash px-4 py-3.5">
      <ul className="flex flex-col gap-2 text-sm">
        {problems.map((problem) => (
          <li key={problem} className="flex gap-2.5 text-pretty">
            <Icon of={TriangleAlert} className="mt-0.5 size-4" />
            {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}

function problemsOf({ sellerKind, attention: { otherHsn, lateFiles } }: AccountingMonth): string[] {
  return [
    ...(sellerKind === 'bill' ? [texts.attention.noGstin] : []),
    ...(sellerKind === 'bill of supply' ? [texts.attention.composition] : []),
    ...(otherHsn.documents > 0
      ? [texts.attention.otherHsn(texts.attention.documents(otherHsn.documents), otherHsn.codes.join(', '))]
      : []),
    ...(lateFiles > 0 ? [texts.attention.lateFiles(lateFiles)] : []),
  ];
}

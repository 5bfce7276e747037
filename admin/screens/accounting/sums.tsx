// Sums of the month: sales, credit notes and net; by rate; by state.
import type { AccountingMonth, Sums } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { formatAmount } from '@taana-baana/contract/admin/texts/money.ts';
import { formatCount } from '@taana-baana/contract/admin/texts/quantities.ts';
import { stateOfCode } from '@taana-baana/contract/tax/state-codes.ts';
import { WideTable } from '../../components/lists/wide-table.tsx';
import { Section } from '../../components/page/section.tsx';

const { totals, columns } = texts;

const figures = [
  ['taxable', 'taxablePaise'],
  ['cgst', 'cgstPaise'],
  ['sgst', 'sgstPaise'],
  ['igst', 'igstPaise'],
  ['total', 'totalPaise'],
] as const;

export function MonthTotals({ data: { counts, sales, creditNotes, net, rates } }: { data: AccountingMonth }) {
  const isTaxed = rates.some(({ rate }) => rate !== null);
  const shown = figures.filter(([name]) => isTaxed || name === 'total');
  const issued = counts.map(({ kind, documents }) => texts.counted[kind](formatCount(documents))).join(', ');
  return (
    <Section heading={totals.heading} text={totals.issued(issued)}>
      <WideTable name={totals.heading} className="wrap-break-word max-sm:text-xs">
        <thead>
          <tr className="border-b border-line">
            <th className="table-head pl-4">{totals.inRupees}</th>
            {[totals.sales, totals.creditNotes, totals.net].map((name) => (
              <th key={name} scope="col" className="table-head px-2 max-sm:px-1.5 text-right last:pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ruled">
          {shown.map(([name, figure]) => (
            <tr key={name} className={name === 'total' ? 'font-semibold' : ''}>
              <th scope="row" className="table-cell pl-4 text-left font-normal">
                {columns[name]}
              </th>
              {[sales, creditNotes, net].map((sums, index) => (
                <Amount key={index} paise={sums[figure]} />
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  );
}

export const ByRate = ({ rates }: { rates: AccountingMonth['rates'] }) => (
  <Section heading={texts.byRate} text={texts.netText}>
    <SumsTable
      first={texts.rate}
      rows={rates.map((sums) => [sums.rate === null ? texts.withoutTax : texts.percent(sums.rate), sums])}
    />
  </Section>
);

export const ByState = ({ places }: { places: AccountingMonth['places'] }) => (
  <Section heading={texts.byState} text={texts.netText}>
    <SumsTable
      first={texts.state}
      rows={places.map((sums) => [
        sums.place === null ? texts.withoutTax : texts.placeName(sums.place, stateOfCode(sums.place) ?? ''),
        sums,
      ])}
    />
  </Section>
);

/** On a phone the taxes are one column. */
function SumsTable({ first, rows }: { first: string; rows: readonly (readonly [string, Sums])[] }) {
  const head = 'table-head px-2 max-sm:px-1.5 text-right last:pr-4';
  return (
    <WideTable name={first} className="wrap-break-word max-sm:text-xs">
      <thead>
        <tr className="border-b border-line">
          <th className="table-head pl-4">{first}</th>
          <th className={head}>{columns.taxable}</th>
          <th className={`${head} sm:hidden`}>{columns.tax}</th>
          {(['cgst', 'sgst', 'igst'] as const).map((tax) => (
            <th key={tax} className={`${head} max-sm:hidden`}>
              {columns[tax]}
            </th>
          ))}
          <th className={head}>{columns.total}</th>
        </tr>
      </thead>
      <tbody className="ruled">
        {rows.map(([name, { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }]) => (
          <tr key={name}>
            <th scope="row" className="table-cell pl-4 text-left font-normal">
              {name}
            </th>
            <Amount paise={taxablePaise} />
            <Amount paise={cgstPaise + sgstPaise + igstPaise} className="sm:hidden" />
            <Amount paise={cgstPaise} className="max-sm:hidden" />
            <Amount paise={sgstPaise} className="max-sm:hidden" />
            <Amount paise={igstPaise} className="max-sm:hidden" />
            <Amount paise={totalPaise} />
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const Amount = ({ paise, className = '' }: { paise: number; className?: string }) => (
  <td className={`table-cell px-2 max-sm:px-1.5 text-right whitespace-nowrap last:pr-4 ${className}`}>
    {formatAmount(paise)}
  </td>
);

// The sales report: figures, bars, and tables. The days and the table are in the address.
import { Printer } from 'lucide';
import { useSearchParams } from 'react-router';
import type { SalesReport } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { type SalesFilter, readSalesFilter, salesPeriods } from '@taana-baana/contract/admin/sales-periods.ts';
import { formatPaise, formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { days as daysTexts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Loaded } from '../../components/page/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { Figure } from '../../components/page/facts.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { DetailSection, PeriodSection } from './sales-tables.tsx';
import { SalesChart } from './sales-chart.tsx';

const { figures } = texts;

export function SalesScreen() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const filter = readSalesFilter(params, now);
  const { of: _, ...days } = filter;
  const query = adminApi.useGetSalesQuery({ query: days }, { refetchOnMountOrArgChange: true });
  const refused = query.error && 'fields' in query.error ? query.error.fields.to : undefined;
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button className="screen-only" onPress={() => window.print()}>
          <Icon of={Printer} className="size-4" />
          {texts.print}
        </Button>
      }
    >
      <LeftOutNote params={params} unit="day" names={['from', 'to']} />
      <Choice
        filter={filter}
        problem={refused}
        onChange={(changes) => setParams({ ...filter, ...changes }, { replace: true })}
      />
      <p className="mb-4 hidden font-semibold print:block">
        {daysTexts.range(formatShortDay(filter.from, now), formatShortDay(filter.to, now))}
      </p>
      {(!refused || query.data) && (
        <Loaded query={refused ? { ...query, error: undefined } : query} lines={8}>
          {(report) => (
            <Report
              report={report}
              filter={filter}
              to={(changes) => `?${new URLSearchParams({ ...filter, ...changes })}`}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}

interface ChoiceProps {
  filter: SalesFilter;
  problem: string | undefined;
  onChange: (changes: Partial<SalesFilter>) => void;
}

function Choice({ filter, problem, onChange }: ChoiceProps) {
  const day = (name: 'from' | 'to', label: string) => ({
    label,
    type: 'date',
    value: filter[name],
    // Empty while a day is being typed.
    onChange: (event: { target: { value: string } }) => event.target.value && onChange({ [name]: event.target.value }),
  });
  return (
    <div className="screen-only mb-4 grid gap-3 xs:grid-cols-2 sm:max-w-168 sm:grid-cols-3">
      <TextField {...day('from', texts.from)} />
      <TextField {...day('to', texts.to)} error={problem} />
      <SelectField
        label={texts.by}
        value={filter.by}
        onChange={(event) => onChange({ by: salesPeriods.find((one) => one === event.target.value) ?? 'day' })}
        options={salesPeriods.map((value) => ({ value, label: texts.periods[value] }))}
      />
    </div>
  );
}

interface ReportProps {
  report: SalesReport;
  filter: SalesFilter;
  to: (changes: Partial<SalesFilter>) => string;
}

function Report({ report, filter, to }: ReportProps) {
  const now = useNow();
  const { periods, total, before } = report;
  if (total.orders === 0) return <EmptyState heading={texts.nothingHeading} text={texts.nothingText} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="card px-4 py-4">
        <dl className="mb-5 grid gap-4 xs:grid-cols-2 sm:grid-cols-5">
          <Figure label={figures.net} value={formatPaise(total.netPaise)} />
          <Figure label={figures.revenue} value={formatRupees(total.revenue)} />
          <Figure label={figures.refunded} value={formatPaise(total.refundedPaise)} />
          <Figure label={figures.orders} value={String(total.orders)} />
          <Figure label={figures.pieces} value={String(total.pieces)} />
        </dl>
        <p className="mb-4 text-sm text-ink-soft">
          {texts.netCompared(
            texts.changeOf(total.netPaise, before.total.orders > 0 ? before.total.netPaise : null),
            daysTexts.range(formatShortDay(before.from, now), formatShortDay(before.to, now)),
          )}
        </p>
        <SalesChart periods={periods} by={filter.by} />
      </div>
      <DetailSection filter={filter} to={to} />
      <PeriodSection report={report} filter={filter} />
    </div>
  );
}

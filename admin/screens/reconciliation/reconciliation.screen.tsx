// The reconciliation of a month: differences first, then the bridge and the provider's figures.
import { useSearchParams } from 'react-router';
import type { Reconciliation } from '@taana-baana/contract/admin/schemas/selling/reconciliation.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/reconciliation.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { addMonths, isMonth, monthOf } from '@taana-baana/contract/calendar/indian-months.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { MonthField } from '../../components/fields/month-field.tsx';
import { LeftOutNote } from '../../components/page/left-out-note.tsx';
import { Page } from '../../components/page/page.tsx';
import { ErrorState, Skeleton } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { BridgeTable } from './bridge-table.tsx';
import { DifferenceList } from './difference-list.tsx';
import { ProviderPart } from './provider-part.tsx';

const monthsOffered = 24;

export function ReconciliationScreen() {
  const [params, setParams] = useSearchParams();
  const thisMonth = monthOf(indianDayOf(new Date(useNow())));
  const chosen = params.get('month') ?? '';
  const month = isMonth(chosen) ? chosen : thisMonth;
  // Never cached: somebody may have repaired a difference.
  const query = adminApi.useGetReconciliationQuery({ query: { month } }, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isFetching, refetch } = query;
  return (
    <Page
      title={texts.title}
      intro={texts.intro}
      above={<BackLink to={`/accounting?month=${month}`}>{texts.back}</BackLink>}
    >
      <LeftOutNote params={params} unit="month" names={['month']} />
      <div className="sm:max-w-56">
        <MonthField
          month={month}
          first={addMonths(thisMonth, -monthsOffered)}
          onChange={(next) => setParams({ month: next }, { replace: true })}
        />
      </div>
      <div aria-busy={isFetching} className="mt-4 flex flex-col gap-4">
        {data ? (
          <Parts reconciliation={data} onRetry={() => void refetch()} />
        ) : error && !isFetching ? (
          <ErrorState text={('message' in error && error.message) || ''} onRetry={() => void refetch()} />
        ) : (
          <>
            <p className="text-sm text-pretty text-ink-soft">{texts.asking}</p>
            <Skeleton lines={8} />
          </>
        )}
      </div>
    </Page>
  );
}

interface PartsProps {
  reconciliation: Reconciliation;
  onRetry: () => void;
}

const Parts = ({ reconciliation: { month, differences, bridge, provider }, onRetry }: PartsProps) => (
  <>
    <DifferenceList key={month} differences={differences} />
    <BridgeTable bridge={bridge} />
    <ProviderPart provider={provider} inBridgePaise={bridge.captured} onRetry={onRetry} />
  </>
);

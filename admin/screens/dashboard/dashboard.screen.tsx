// The dashboard: open tasks, the search of orders, and what was sold. It refreshes while it is visible.
import { ChevronRight, Search } from 'lucide';
import { Suspense, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { formatWeekday } from '@taana-baana/contract/admin/texts/dates.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { useNow } from '../../components/use-now.ts';
import { refreshed } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { TaskList, useSections } from './task-list.tsx';

const FreshShop = lazyPart(async () => (await import('./fresh-shop.tsx')).FreshShop);

const FirstSteps = lazyPart(async () => (await import('./first-steps/first-steps.tsx')).FirstSteps);

export function DashboardScreen() {
  const canSetUp = useSections().some(({ path }) => path === '/settings');
  const query = adminApi.useGetDashboardQuery(undefined, refreshed);
  return (
    <Page title={texts.title} intro={formatWeekday(useNow())}>
      <QueryState query={query} lines={8}>
        {(dashboard) => (
          <div className="flex max-w-168 flex-col gap-4">
            {dashboard.isDemo && (
              <p className="rounded-control bg-turmeric-wash px-3 py-2 text-sm font-medium">{texts.demo}</p>
            )}
            <Suspense>{dashboard.hasOrders ? <Content dashboard={dashboard} /> : <FreshShop />}</Suspense>
            <Suspense>{canSetUp && <FirstSteps />}</Suspense>
          </div>
        )}
      </QueryState>
    </Page>
  );
}

const Content = ({ dashboard }: { dashboard: Dashboard }) => (
  <>
    <OrderSearch />
    <TaskList dashboard={dashboard} />
    {dashboard.revenue && (
      <Link to="/sales" className="card task tabular font-semibold hover:bg-sunk">
        <span className="flex-1">{texts.sales(dashboard.revenue.today.revenue, dashboard.revenue.week.revenue)}</span>
        <Icon of={ChevronRight} className="size-5 text-ink-soft" />
      </Link>
    )}
  </>
);

/** Opens the list of orders, which searches. */
function OrderSearch() {
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget.elements.namedItem('search') as HTMLInputElement;
    void navigate(`/orders?search=${encodeURIComponent(value.trim())}`);
  };
  return (
    <form action="/orders" role="search" className="relative" onSubmit={onSubmit}>
      <Icon of={Search} className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft" />
      <input
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={texts.search.label}
        placeholder={texts.search.hint}
        className="field pl-10"
      />
    </form>
  );
}

// The dashboard: open tasks, the oldest orders to pack, sales, and the newest orders. It refreshes
// while it is visible.
import { ChevronRight } from 'lucide';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { formatWeekday } from '@taana-baana/contract/admin/texts/dates.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { OrderCards } from '../../components/orders/order-cards.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { useNow } from '../../components/use-now.ts';
import { refreshed } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { ordersPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { usePackWithinHours } from '../../store/selling/use-pack-within-hours.ts';
import { FreshShop } from './fresh-shop.tsx';
import { SalesSection } from './sales-section.tsx';
import { TaskList } from './task-list.tsx';

export function DashboardScreen() {
  const query = adminApi.useGetDashboardQuery(undefined, refreshed);
  return (
    <Page title={texts.title} intro={formatWeekday(useNow())}>
      <QueryState query={query} lines={8}>
        {(dashboard) => (dashboard.newest.length === 0 ? <FreshShop /> : <Content dashboard={dashboard} />)}
      </QueryState>
    </Page>
  );
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  const packWithinHours = usePackWithinHours();
  const { toPack, revenue, newest } = dashboard;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TaskList dashboard={dashboard} packWithinHours={packWithinHours} />
        {toPack.count > 0 && (
          <Section heading={texts.toPack.heading}>
            <OrderCards
              orders={toPack.oldest}
              packWithinHours={packWithinHours}
              showsTotal={false}
              showsStatus={false}
            />
            {toPack.count > toPack.oldest.length && (
              <More to={ordersPath({ tab: 'to-pack' })} text={texts.toPack.all} />
            )}
          </Section>
        )}
      </div>
      <div className="flex flex-col gap-4">
        {revenue && <SalesSection revenue={revenue} />}
        <Section heading={texts.newest.heading}>
          <OrderCards orders={newest} packWithinHours={packWithinHours} showsTotal={revenue !== null} />
          <More to={ordersPath()} text={texts.newest.all} />
        </Section>
      </div>
    </div>
  );
}

const More = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="task justify-between border-t border-line font-semibold hover:bg-sunk">
    {text}
    <Icon of={ChevronRight} className="size-5 text-ink-soft" />
  </Link>
);

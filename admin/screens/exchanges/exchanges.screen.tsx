// Open exchanges, the longest waiting first, and closed ones.
import type { ExchangeRow } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import { firstOf, listFilters } from '@taana-baana/contract/admin/list-filters.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { pieces } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { ExchangeBadge } from './exchange-badge.tsx';

const tabs = ['open', 'closed'] as const;
const filters = listFilters('/exchanges', { tab: firstOf(tabs) });

export function ExchangesScreen() {
  const { filter } = useListParams(filters);
  const query = adminApi.useListExchangesQuery({ query: filter }, { refetchOnMountOrArgChange: true, ...refreshed });
  const now = useNow();
  return (
    <ListPage
      title={texts.title}
      query={query}
      top={
        <Tabs
          label={texts.tabs}
          tabs={tabs}
          labels={texts.tabLabels}
          open={filter.tab}
          to={(tab) => filters.path({ tab })}
          className="mb-4"
        />
      }
      rowsOf={({ exchanges }) => exchanges}
      empty={[texts.emptyHeading[filter.tab], texts.emptyText]}
    >
      {(exchanges) => (
        <ul className="card ruled">
          {exchanges.map((exchange) => (
            <Row key={exchange.id} exchange={exchange} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const Row = ({ exchange, now }: { exchange: ExchangeRow; now: number }) => (
  <li className="row-link px-4 py-3 text-sm">
    <div className="flex items-baseline justify-between gap-3">
      <Link to={`/exchanges/${exchange.id}`} data-row="" className="tabular font-semibold">
        {exchange.orderNumber}
      </Link>
      <time dateTime={exchange.requestedAt} className="text-ink-soft">
        {formatRecent(exchange.requestedAt, now)}
      </time>
    </div>
    <div className="mt-0.5 flex items-baseline justify-between gap-3">
      <p className="min-w-0 truncate">
        {exchange.customer}
        <span className="text-ink-soft">{` · ${texts.reasons[exchange.reason]}`}</span>
      </p>
      <p className="shrink-0 text-ink-soft">{pieces(exchange.pieces)}</p>
    </div>
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      <ExchangeBadge exchange={exchange} now={now} />
    </div>
  </li>
);

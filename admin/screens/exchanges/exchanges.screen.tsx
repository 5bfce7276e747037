// Open exchanges, the longest waiting first, and closed ones.
import { useSearchParams } from 'react-router';
import type { ExchangeRow } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { pieces } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { refreshed } from '../../store/refresh.ts';
import { adminApi } from '../../store/admin-api.ts';
import { ExchangeBadge } from './exchange-badge.tsx';

const tabs = ['open', 'closed'] as const;

export function ExchangesScreen() {
  const [search] = useSearchParams();
  const tab = search.get('tab') === 'closed' ? 'closed' : 'open';
  const query = adminApi.useListExchangesQuery({ query: { tab } }, { refetchOnMountOrArgChange: true, ...refreshed });
  const now = useNow();
  return (
    <Page title={texts.title}>
      <nav aria-label={texts.tabs} className="tab-strip -mx-4 mb-4 px-4 lg:mx-0 lg:px-0">
        {tabs.map((one) => (
          <Link
            key={one}
            to={one === 'open' ? '/exchanges' : `/exchanges?tab=${one}`}
            replace
            aria-current={one === tab ? 'page' : undefined}
            className="tab"
          >
            {texts.tabLabels[one]}
          </Link>
        ))}
      </nav>
      <QueryState query={{ data: query.currentData, error: query.error, refetch: query.refetch }}>
        {({ exchanges }) =>
          exchanges.length === 0 ? (
            <EmptyState heading={texts.emptyHeading[tab]} text={texts.emptyText} />
          ) : (
            <ul className="card ruled">
              {exchanges.map((exchange) => (
                <Row key={exchange.id} exchange={exchange} now={now} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Page>
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

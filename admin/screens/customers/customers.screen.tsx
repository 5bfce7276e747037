// The list of customers: groups by rules that the screen says, and a search of all.
import { customerFilters, customerGroups, customerPath } from '@taana-baana/contract/admin/paths/customer-groups.ts';
import type { CustomerRow } from '@taana-baana/contract/admin/schemas/people/customers.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/people/customers.ts';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { Badge } from '../../components/badge.tsx';

export function CustomersScreen() {
  const { filter, narrow } = useListParams(customerFilters);
  const query = adminApi.useListCustomersInfiniteQuery(filter, { refetchOnMountOrArgChange: true, ...refreshed });
  const now = useNow();
  // A search covers all groups.
  const search = (value: string) => narrow({ search: value, tab: '' });
  const shown = filter.search ? 'found' : filter.tab;
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      query={query}
      top={
        <Tabs
          label={texts.tabs}
          tabs={customerGroups}
          labels={texts.tabLabels}
          open={filter.search ? undefined : filter.tab}
          to={(tab) => customerFilters.path({ tab })}
        />
      }
      search={{ ...texts.search, value: filter.search ?? '', onChange: search }}
      middle={<p className="mb-3 text-sm text-pretty text-ink-soft">{texts.rules[shown]}</p>}
      rowsOf={({ pages }) => pages.flatMap((page) => page.customers)}
      empty={texts.empty[shown]}
      clear={Boolean(filter.search) && { label: texts.clearSearch, onPress: () => search('') }}
      more={{ label: texts.more }}
    >
      {(customers) => (
        <ul aria-label={texts.title} className="card ruled overflow-clip">
          {customers.map((customer) => (
            <Row key={customer.id} customer={customer} now={now} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Row({ customer, now }: { customer: CustomerRow; now: number }) {
  const { id, name, mobile, email, city, orders, paid, lastOrderAt, checkout, hasAccount } = customer;
  return (
    <li className="row-link px-4 py-3 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <Link to={customerPath(id)} data-row="" className="min-w-0 truncate font-semibold">
          {name}
        </Link>
        <span className="tabular shrink-0 font-semibold">{formatRupees(checkout?.total ?? paid)}</span>
      </div>
      <p className="tabular mt-0.5 truncate text-ink-soft">{[mobile ?? email, city].filter(Boolean).join(' · ')}</p>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-ink-soft">
        <span>
          {checkout
            ? texts.lastCheckout(formatRecent(checkout.at, now))
            : [texts.orders(orders), lastOrderAt && texts.lastOrder(formatRecent(lastOrderAt, now))]
                .filter(Boolean)
                .join(', ')}
        </span>
        {!hasAccount && <Badge tone="neutral">{texts.guest}</Badge>}
      </p>
      {checkout && <p className="mt-0.5 line-clamp-2">{texts.pieces(checkout.lines)}</p>}
      {checkout?.failure && <p className="mt-0.5 line-clamp-2 text-ink-soft">{texts.failure(checkout.failure)}</p>}
    </li>
  );
}

// Orders that wait for the payment of their link, newest first.
import { ordersPath, linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { channels, back, waiting as texts } from '@taana-baana/contract/admin/texts/selling/manual-orders.ts';
import { formatDateTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { adminApi } from '../../store/admin-api.ts';

export function LinkedOrdersScreen() {
  const query = adminApi.useListLinkedOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      above={<BackLink to={ordersPath()}>{back}</BackLink>}
      query={query}
      lines={6}
      rowsOf={({ orders }) => orders}
      empty={[texts.emptyHeading, texts.emptyText]}
    >
      {(orders) => (
        <ul className="card ruled">
          {orders.map(({ id, name, total, channel, link }) => (
            <li key={id} className="row-link px-4 py-2.5">
              <Link to={linkedOrderPath(id)} data-row="" className="font-semibold">
                {name}
              </Link>
              <p className="tabular text-sm text-ink-soft">
                {texts.row(formatRupees(total), channels[channel])}
                <br />
                {texts.until(formatDateTime(link.expiresAt))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

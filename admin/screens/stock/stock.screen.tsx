// Stock: the products with their counts.
import { Suspense, useState } from 'react';
import { listFilters, oneOf, typed } from '@taana-baana/contract/admin/list-filters.ts';
import { linkedOrderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { ReservedOrder, StockProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Section } from '../../components/page/section.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { refreshed } from '../../store/refresh.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { Badge } from '../../components/badge.tsx';

const DeliveryDialog = lazyPart(async () => (await import('./delivery-dialog.tsx')).DeliveryDialog);

const filters = listFilters('/stock', { q: typed, low: oneOf(['1']) });

export function StockScreen() {
  const { filter, narrow } = useListParams(filters);
  const query = adminApi.useListStockQuery({ query: filter }, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      actions={<ReceiveDelivery />}
      query={query}
      top={<ReservedSection />}
      search={{
        label: texts.searchLabel,
        hint: texts.searchHint,
        value: filter.q ?? '',
        onChange: (q) => narrow({ q }),
      }}
      filters={
        <select
          aria-label={texts.title}
          value={filter.low ?? ''}
          onChange={(event) => narrow({ low: event.target.value })}
          className="field field-select w-auto"
        >
          <option value="">{texts.all}</option>
          <option value="1">{texts.low}</option>
        </select>
      }
      middle={filter.low && <p className="mb-3 text-sm text-pretty text-ink-soft">{texts.urgency}</p>}
      rowsOf={({ products }) => products}
      empty={[texts.none, texts.noneText]}
    >
      {(products, { total }) => (
        <>
          <ul className="card ruled">
            {products.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
          {products.length < total && (
            <p className="mt-3 text-sm text-ink-soft">{texts.more(products.length, total)}</p>
          )}
        </>
      )}
    </ListPage>
  );
}

function ProductRow({
  product: { id, title, picture, counted, pieces, low, soldOut, isOffered, next },
}: {
  product: StockProduct;
}) {
  return (
    <li className="row-link flex items-center gap-3 px-4 py-2.5">
      {picture && (
        <StoredPicture picture={picture} size="3rem" className="h-14 w-12 shrink-0 rounded-control garment-photo" />
      )}
      <div className="min-w-0 flex-1">
        <Link to={`/stock/${encodeURIComponent(id)}`} data-row="" className="font-semibold">
          {title}
        </Link>
        <p className="tabular text-sm text-ink-soft">
          {next ? texts.next(next) : stockWords({ stock: counted === 0 ? null : pieces, isOffered })}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5">
        {low > 0 && <Badge tone="warning">{texts.lowCount(low)}</Badge>}
        {soldOut > 0 && <Badge tone="danger">{texts.soldOutCount(soldOut)}</Badge>}
      </div>
    </li>
  );
}

function ReceiveDelivery() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.delivery.button}</Button>
      <Suspense>{isOpen && <DeliveryDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function ReservedSection() {
  const { data } = adminApi.useListReservedStockQuery(undefined, { refetchOnMountOrArgChange: true, ...refreshed });
  const { data: me } = adminApi.useGetMeQuery();
  const { ask, dialog } = useQuestion();
  const [release] = adminApi.useReleaseReservedStockMutation();
  if (!data || data.total === 0) return null;
  const onRelease = ({ id }: ReservedOrder) =>
    tell(release({ params: { id } }), ({ pieces }) => texts.reserved.done(pieces));
  return (
    <div className="mb-4">
      <Section heading={texts.reserved.heading} text={texts.reserved.intro(data.pieces)}>
        <ul className="ruled px-4">
          {data.orders.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <ReservedPieces order={order} />
              {order.isCheckout
                ? me &&
                  isPermitted(me.role, 'orders.cancel') && (
                    <Button
                      aria-label={texts.reserved.releaseOf(whoOf(order))}
                      onPress={() => ask({ ...texts.reserved.question, onConfirm: () => onRelease(order) })}
                    >
                      {texts.reserved.release}
                    </Button>
                  )
                : me &&
                  isPermitted(me.role, 'orders.take') && (
                    <Link to={linkedOrderPath(order.id)}>{texts.reserved.open}</Link>
                  )}
            </li>
          ))}
        </ul>
        {data.orders.length < data.total && (
          <p className="px-4 pb-3 text-sm text-ink-soft">{texts.reserved.more(data.orders.length, data.total)}</p>
        )}
      </Section>
      {dialog}
    </div>
  );
}

function ReservedPieces({ order }: { order: ReservedOrder }) {
  return (
    <div className="min-w-0 flex-1 basis-52 text-sm">
      {order.pieces.map(({ product, title, color, size, quantity }) => (
        <p key={`${product} ${color} ${size}`} className="font-semibold">
          <Link to={`/stock/${encodeURIComponent(product)}`}>{texts.reserved.piece(title, color, size, quantity)}</Link>
        </p>
      ))}
      <p className="text-ink-soft">
        {[whoOf(order), order.who?.email, texts.reserved.until(formatTime(order.until))].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}

const whoOf = ({ who, isCheckout }: ReservedOrder): string =>
  who?.name ?? (isCheckout ? texts.reserved.nobody : texts.reserved.staff);

// Stock: the products with their counts.
import { listFilters, oneOf, typed } from '@taana-baana/contract/admin/list-filters.ts';
import type { StockProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { HeldSection } from './held-section.tsx';

const filters = listFilters('/stock', { q: typed, low: oneOf(['1']) });

export function StockScreen() {
  const { filter, narrow } = useListParams(filters);
  const query = adminApi.useListStockQuery({ query: filter }, { refetchOnMountOrArgChange: true });
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      query={query}
      top={<HeldSection />}
      search={{
        label: texts.searchLabel,
        hint: texts.searchLabel,
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
  product: { id, title, picture, counted, pieces, low, soldOut, isOffered },
}: {
  product: StockProduct;
}) {
  return (
    <li className="row-link flex items-center gap-3 px-4 py-2.5">
      {picture && (
        <StoredPicture picture={picture} size="3rem" className="h-14 w-12 shrink-0 rounded-control object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <Link to={`/stock/${encodeURIComponent(id)}`} data-row="" className="font-semibold">
          {title}
        </Link>
        <p className="tabular text-sm text-ink-soft">
          {stockWords({ stock: counted === 0 ? null : pieces, isOffered })}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5">
        {low > 0 && <span className="badge bg-turmeric-wash text-ink">{texts.lowCount(low)}</span>}
        {soldOut > 0 && <span className="badge bg-madder-wash text-madder">{texts.soldOutCount(soldOut)}</span>}
      </div>
    </li>
  );
}

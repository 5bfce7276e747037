// Stock: the products with their counts; search and filter are in the address.
import { useSearchParams } from 'react-router';
import type { StockProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock-words.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Link } from '../../components/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { EmptyState } from '../../components/page/states.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { HeldSection } from './held-section.tsx';

export function StockScreen() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const isLow = params.get('low') === '1';
  const query = adminApi.useListStockQuery(
    { query: { ...(q && { q }), ...(isLow && { low: '1' as const }) } },
    { refetchOnMountOrArgChange: true },
  );
  const narrow = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <Page title={texts.title} intro={texts.intro}>
      <HeldSection />
      <div className="mb-4 flex flex-wrap gap-2">
        <input
          type="search"
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          maxLength={80}
          value={q}
          onChange={(event) => narrow('q', event.target.value)}
          className="field min-w-48 flex-1"
        />
        <select
          aria-label={texts.title}
          value={isLow ? '1' : ''}
          onChange={(event) => narrow('low', event.target.value)}
          className="field field-select w-auto"
        >
          <option value="">{texts.all}</option>
          <option value="1">{texts.low}</option>
        </select>
      </div>
      <QueryState query={query} lines={10}>
        {({ products, total }) =>
          products.length === 0 ? (
            <EmptyState heading={texts.none} text={texts.noneText} />
          ) : (
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
          )
        }
      </QueryState>
    </Page>
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

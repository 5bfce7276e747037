// The stock of one product: every colour and size, to count and to receive.
import { useParams } from 'react-router';
import { firstOf, listFilters } from '@taana-baana/contract/admin/list-filters.ts';
import { productPath, productStockPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import type { StockOfProduct } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Link } from '../../components/link.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { LimitForm, OversellSwitch } from './stock-choices.tsx';
import { StockGrid } from './stock-grid.tsx';

const filters = listFilters('', { tab: firstOf(['count', 'receive']) });

export function ProductStockScreen() {
  const { product = '' } = useParams();
  const { filter } = useListParams(filters);
  const { tab } = filter;
  const query = adminApi.useGetStockQuery(
    { params: { product } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  return (
    <Page
      title={query.data?.title ?? texts.title}
      intro={texts.howTo[tab]}
      above={<BackLink to="/stock">{texts.back}</BackLink>}
      actions={<ToEditor product={product} />}
      width="form"
    >
      <Tabs
        label={texts.tabsLabel}
        tabs={['count', 'receive']}
        labels={texts.tabs}
        open={tab}
        to={(to) => `${productStockPath(product)}${filters.path({ tab: to })}`}
        className="mb-4"
      />
      <QueryState query={query}>
        {(stock) => (
          <div className="grid gap-4">
            <StockGrid
              key={`${stock.id} ${tab}`}
              stock={stock}
              tab={tab}
              onReload={async () => (await query.refetch()).data}
            />
            <Rules stock={stock} />
          </div>
        )}
      </QueryState>
    </Page>
  );
}

function useCanEdit(): boolean {
  const { data: me } = adminApi.useGetMeQuery();
  return me !== undefined && isPermitted(me.role, 'catalogue.edit');
}

const ToEditor = ({ product }: { product: string }) =>
  useCanEdit() && (
    <Link to={productPath(product)} className="button button-quiet">
      {texts.toProduct}
    </Link>
  );

/** Only for those who may change products. */
function Rules({ stock }: { stock: StockOfProduct }) {
  if (!useCanEdit()) return null;
  const isCounted = stock.variants.some((variant) => variant.stock !== null);
  return (
    <div className="card ruled">
      {isCounted && <LimitForm key={stock.lowStock} stock={stock} />}
      <OversellSwitch stock={stock} />
    </div>
  );
}

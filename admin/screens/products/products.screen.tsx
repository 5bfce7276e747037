// The list of products: tabs by state, search, filters, and bulk changes. Its state is in the
// address.
import { Boxes, FileSpreadsheet, Plus, Signpost } from 'lucide';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { productImportPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import { newProductPath, readProductFilter } from '@taana-baana/contract/admin/paths/product-paths.ts';
import { redirectsPath } from '@taana-baana/contract/admin/paths/redirect-paths.ts';
import * as redirectTexts from '@taana-baana/contract/admin/texts/content/redirects.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useRowKeys } from '../../components/lists/use-row-keys.ts';
import { useSelection } from '../../components/lists/use-selection.ts';
import { Page } from '../../components/page/page.tsx';
import { ErrorState, Skeleton } from '../../components/page/states.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LastBulkEdit } from './last-bulk-edit.tsx';
import { FoundProducts } from './found-products.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductTabs } from './product-tabs.tsx';

const Actions = () => (
  <>
    <Link to="/stock" className="button button-quiet">
      <Icon of={Boxes} className="size-4" />
      {texts.toStock}
    </Link>
    <Link to={productImportPath} className="button button-quiet">
      <Icon of={FileSpreadsheet} className="size-4" />
      {texts.toFiles}
    </Link>
    <Link to={redirectsPath} className="button button-quiet">
      <Icon of={Signpost} className="size-4" />
      {redirectTexts.title}
    </Link>
    <Link to={newProductPath} className="button button-primary">
      <Icon of={Plus} className="size-4" />
      {texts.create}
    </Link>
  </>
);

export function ProductsScreen() {
  const [params, setParams] = useSearchParams();
  const filter = readProductFilter(params);
  const query = adminApi.useListProductsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);

  function narrow(changes: Readonly<Record<string, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }

  const { data, currentData, error } = query;
  const [first] = data?.pages ?? [];
  const products = data?.pages.flatMap((page) => page.products) ?? [];
  const selection = useSelection(
    params.toString(),
    products.map(({ id }) => id),
  );
  return (
    <Page title={texts.title} actions={<Actions />}>
      <ProductTabs filter={filter} counts={first?.counts} />
      <ProductFilters filter={filter} isBusy={query.isFetching && !query.isFetchingNextPage} onChange={narrow} />
      {filter.state === 'refused' && <p className="mb-4 text-sm text-pretty text-ink-soft">{texts.refusedIntro}</p>}
      <LastBulkEdit />
      <div ref={list} aria-busy={currentData === undefined} className={currentData || !data ? '' : 'opacity-60'}>
        {error && !currentData ? (
          <ErrorState text={(error as { message?: string }).message ?? ''} onRetry={() => void query.refetch()} />
        ) : first ? (
          <FoundProducts
            products={products}
            total={first.total}
            filter={filter}
            more={query}
            selection={selection}
            onClear={() => narrow({ q: '', category: '', brand: '', tag: '' })}
          />
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
      <BulkBar
        state={filter.state === 'refused' ? 'active' : filter.state}
        chosen={products.filter(({ id }) => selection.ids.includes(id))}
        onClear={selection.clear}
      />
    </Page>
  );
}

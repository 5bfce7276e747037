// The list of products: tabs by state, search, filters, and bulk changes. Its state is in the
// address.
import { Boxes, FileSpreadsheet, Plus, Ruler, Signpost } from 'lucide';
import { useNavigate } from 'react-router';
import {
  newProductPath,
  productFilters,
  redirectsPath,
  sizeChartsPath,
} from '@taana-baana/contract/admin/paths/product-paths.ts';
import { productImportPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import { productTabs } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { title as redirectsTitle } from '@taana-baana/contract/admin/texts/content/redirects.ts';
import { title as sizeChartsTitle } from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Icon } from '../../../design/icon.tsx';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Link } from '../../components/link.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { AllBox } from '../../components/lists/selection-box.tsx';
import { Tabs } from '../../components/lists/tabs.tsx';
import { useSelection } from '../../components/lists/use-selection.ts';
import { useIsWide } from '../../components/use-is-wide.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { BulkBar } from './bulk-bar.tsx';
import { LastBulkEdit } from './last-bulk-edit.tsx';
import { Narrowing } from './narrowing.tsx';
import { ProductCards, ProductTable } from './product-rows.tsx';
import { Badge } from '../../components/badge.tsx';

function Actions() {
  const navigate = useNavigate();
  const to = (path: string) => () => navigate(path);
  return (
    <>
      <Link to={newProductPath} className="button button-primary">
        <Icon of={Plus} className="size-4" />
        {texts.create}
      </Link>
      <ActionsMenu
        label={texts.moreActions}
        actions={[
          { label: texts.toStock, icon: Boxes, onAction: to('/stock') },
          { label: texts.toFiles, icon: FileSpreadsheet, onAction: to(productImportPath) },
          { label: sizeChartsTitle, icon: Ruler, onAction: to(sizeChartsPath) },
          { label: redirectsTitle, icon: Signpost, onAction: to(redirectsPath) },
        ]}
      />
    </>
  );
}

const showCount = (count: number) => (
  <Badge tone="muted" className="tabular">
    {count}
  </Badge>
);

export function ProductsScreen() {
  const { filter, narrow, params } = useListParams(productFilters);
  const query = adminApi.useListProductsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const isWide = useIsWide();
  const [first] = query.data?.pages ?? [];
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];
  const selection = useSelection(
    params.toString(),
    products.map(({ id }) => id),
  );
  const { state, ...narrowed } = filter;
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <ListPage
      title={texts.title}
      actions={<Actions />}
      query={query}
      top={
        <Tabs
          label={texts.tabs}
          tabs={productTabs}
          labels={texts.tabLabels}
          open={state}
          to={(tab) => productFilters.path({ ...filter, state: tab })}
          badge={(tab) => first && tab !== 'refused' && showCount(first.counts[tab])}
        />
      }
      search={{ ...texts.search, value: filter.q ?? '', onChange: (q) => narrow({ q }) }}
      filters={<Narrowing filter={filter} onChange={narrow} />}
      middle={
        <>
          {state === 'refused' && <p className="mb-4 text-sm text-pretty text-ink-soft">{texts.refusedIntro}</p>}
          <LastBulkEdit />
        </>
      }
      rowsOf={() => products}
      empty={texts.empty[isNarrowed ? 'found' : state]}
      emptyAction={
        !isNarrowed &&
        state === 'active' && (
          <Link to={newProductPath} className="button button-primary">
            {texts.create}
          </Link>
        )
      }
      clear={isNarrowed && { label: texts.clear, onPress: () => narrow({ q: '', category: '', brand: '', tag: '' }) }}
      more={{
        label: texts.more,
        failed: texts.moreFailed,
        shown: texts.shown(products.length, first?.total ?? 0),
      }}
      bottom={
        <BulkBar
          state={state === 'refused' ? 'active' : state}
          chosen={products.filter(({ id }) => selection.ids.includes(id))}
          onClear={selection.clear}
        />
      }
    >
      {() => (
        <div className="card overflow-clip">
          {isWide ? (
            <ProductTable products={products} selection={selection} />
          ) : (
            <>
              <div className="border-b border-line px-4">
                <AllBox selection={selection} hasText />
              </div>
              <ProductCards products={products} selection={selection} />
            </>
          )}
        </div>
      )}
    </ListPage>
  );
}

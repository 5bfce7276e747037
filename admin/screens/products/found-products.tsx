// The products of the list: as cards or as a table, with a button for more; or why there are none.
import { newProductPath, type ProductFilter } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { retry } from '@taana-baana/contract/admin/texts/shell.ts';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { AllBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { EmptyState } from '../../components/page/states.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { ProductCards } from './product-cards.tsx';
import { ProductTable } from './product-table.tsx';

interface FoundProductsProps {
  products: readonly ListedProduct[];
  total: number;
  filter: ProductFilter;
  more: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  selection: Selection;
  /** Clears search and filters. */
  onClear: () => void;
}

export function FoundProducts({ products, total, filter, more, selection, onClear }: FoundProductsProps) {
  const isWide = useIsWide();
  const { state, ...narrowed } = filter;
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (products.length === 0) {
    const [heading, text] = texts.empty[isNarrowed ? 'found' : state];
    return (
      <EmptyState heading={heading} text={text}>
        {isNarrowed && <Button onPress={onClear}>{texts.clear}</Button>}
        {!isNarrowed && state === 'active' && (
          <Link to={newProductPath} className="button button-primary">
            {texts.create}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="card overflow-clip">
        {isWide ? (
          <ProductTable products={products} selection={selection} />
        ) : (
          <>
            <div className="border-b border-line px-4">
              <AllBox selection={selection} withText />
            </div>
            <ProductCards products={products} selection={selection} />
          </>
        )}
      </div>
      <div className="mt-4 flex flex-col items-center gap-2 text-sm text-ink-soft">
        {more.isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
        {more.hasNextPage && (
          <Button isPending={more.isFetchingNextPage} onPress={() => void more.fetchNextPage()}>
            {more.isFetchNextPageError ? retry : texts.more}
          </Button>
        )}
        <p role="status">{texts.shown(products.length, total)}</p>
      </div>
    </>
  );
}

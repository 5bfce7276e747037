// Products as cards, one below the other, on phones and tablets.
import { productPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { bulk } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Link } from '../../components/link.tsx';
import { SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { nameOf, ProductBadges, ProductPicture, ProductPrice, Refusals } from './product-marks.tsx';

interface ProductCardsProps {
  products: readonly ListedProduct[];
  selection: Selection;
}

export const ProductCards = ({ products, selection }: ProductCardsProps) => (
  <ul className="ruled">
    {products.map((product) => (
      <li key={product.id} className="row-link flex items-start gap-3 px-4 py-3 text-sm">
        <div className="flex items-center self-center">
          <SelectionBox id={product.id} label={bulk.one(nameOf(product))} selection={selection} />
        </div>
        <ProductPicture picture={product.picture} size="large" />
        <div className="min-w-0 flex-1">
          <Link to={productPath(product.id)} data-row="" className="line-clamp-2 text-base leading-snug font-semibold">
            {nameOf(product)}
          </Link>
          <p className="truncate text-ink-soft">{[product.brand, product.category].filter(Boolean).join(' · ')}</p>
          <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
            <ProductPrice product={product} />
            <span className="tabular text-ink-soft">{stockWords(product)}</span>
          </p>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            <ProductBadges product={product} />
          </div>
          <Refusals product={product} />
        </div>
      </li>
    ))}
  </ul>
);

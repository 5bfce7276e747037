// Products in the list: a dense table on wide screens, cards one below the other elsewhere.
import { productPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { stockWords } from '@taana-baana/contract/admin/texts/selling/goods/stock.ts';
import { Link } from '../../components/link.tsx';
import { AllBox, SelectionBox } from '../../components/lists/selection-box.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { nameOf, ProductBadges, ProductPicture, ProductPrice, Refusals } from './product-marks.tsx';

const { columns } = texts;

interface ProductTableProps {
  products: readonly ListedProduct[];
  selection: Selection;
}

export const ProductTable = ({ products, selection }: ProductTableProps) => (
  <table aria-label={texts.table} className="w-full text-sm">
    <thead>
      <tr className="border-b border-line">
        <th className="w-(--control) pl-2">
          <AllBox selection={selection} />
        </th>
        <th className="table-head pl-4">{columns.product}</th>
        <th className="table-head">{columns.category}</th>
        <th className="table-head text-right">{columns.price}</th>
        <th className="table-head text-right">{columns.stock}</th>
        <th className="table-head pr-4">{columns.state}</th>
      </tr>
    </thead>
    <tbody className="ruled">
      {products.map((product) => (
        <tr key={product.id} className="row-link">
          <td className="pl-2">
            <SelectionBox id={product.id} label={texts.bulk.one(nameOf(product))} selection={selection} />
          </td>
          <th scope="row" className="px-4 py-1.5 text-left font-semibold">
            <div className="flex items-center gap-3">
              <ProductPicture picture={product.picture} size="small" />
              <div className="min-w-0">
                <Link to={productPath(product.id)} data-row="" className="line-clamp-1">
                  {nameOf(product)}
                </Link>
                <p className="font-normal text-ink-soft">{texts.colors(product.colors)}</p>
                <Refusals product={product} />
              </div>
            </div>
          </th>
          <td className="table-cell max-w-48">
            <p className="truncate">{product.category}</p>
            <p className="truncate text-ink-soft">{product.brand}</p>
          </td>
          <td className="table-cell text-right">
            <ProductPrice product={product} />
          </td>
          <td className="table-cell text-right whitespace-nowrap">{stockWords(product)}</td>
          <td className="table-cell pr-4">
            <div className="flex flex-wrap gap-1.5">
              <ProductBadges product={product} />
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ProductCardsProps {
  products: readonly ListedProduct[];
  selection: Selection;
}

export const ProductCards = ({ products, selection }: ProductCardsProps) => (
  <ul className="ruled">
    {products.map((product) => (
      <li key={product.id} className="row-link flex items-start gap-3 px-4 py-3 text-sm">
        <div className="flex items-center self-center">
          <SelectionBox id={product.id} label={texts.bulk.one(nameOf(product))} selection={selection} />
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

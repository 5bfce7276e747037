// Pieces sold of each product, by size.
import type { ProductSales } from '@taana-baana/contract/admin/schemas/selling/sales.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/sales.ts';
import { SortHead, useSorted } from './use-sorted.tsx';

const values = {
  pieces: (row: ProductSales) => row.pieces,
  title: (row: ProductSales) => row.title,
  revenue: (row: ProductSales) => row.revenue,
};

export function ProductTable({ products }: { products: readonly ProductSales[] }) {
  const { sorted, headOf } = useSorted(products, values, { column: 'pieces', isUp: false });
  return (
    <div className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <SortHead label={texts.product} {...headOf('title')} />
            <SortHead label={texts.figures.pieces} {...headOf('pieces')} isNumber />
            <th className="table-head">{texts.sizes}</th>
            <SortHead label={texts.figures.revenue} {...headOf('revenue')} isNumber />
          </tr>
        </thead>
        <tbody className="ruled">
          {sorted.map(({ productId, title, pieces, revenue, sizes }) => (
            <tr key={productId}>
              <th scope="row" className="table-cell min-w-32 pl-4 text-left font-normal">
                {title}
              </th>
              <td className="table-cell pr-4 text-right">{pieces}</td>
              <td className="table-cell">
                <ul className="flex min-w-28 flex-wrap gap-1">
                  {sizes.map(({ size, pieces: count }) => (
                    <li key={size} className="badge bg-sunk text-ink">
                      {texts.sizeCount(size, count)}
                    </li>
                  ))}
                </ul>
              </td>
              <td className="table-cell pr-4 text-right whitespace-nowrap">{formatRupees(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

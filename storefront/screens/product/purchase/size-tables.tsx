// The size guide's table: a row for each size of the product, centimetres with inches beside them.
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import type { SizeChart } from '@taana-baana/contract/schemas/catalog/size-chart.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import * as texts from '@taana-baana/contract/texts/screens/catalog/size-guide.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { createSizeChartThunk } from '../../../store/products/size-chart.thunks.ts';
import { useFetched } from '../../../store/use-thunk.ts';

export function SizeTables({ product }: { product: Product }) {
  const { category, sizeChart } = product;
  const [fetchSizeChart] = useState(() => createSizeChartThunk({ category, sizeChart }));
  const { answer, failure, retry } = useFetched(fetchSizeChart);
  if (failure !== undefined) return <ErrorState message={failure} onRetry={retry} />;
  if (!answer) return <Skeleton className="h-64 w-full" />;
  return <SizeTable chart={answer} sizes={sizesOf(product)} />;
}

const cellLook = 'py-2 pr-2.5';

export function SizeTable({ chart: { columns, rows, note }, sizes }: { chart: SizeChart; sizes: readonly string[] }) {
  const rowOf = (size: string) => rows.find((row) => keyOf(row.size) === keyOf(size));
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.howToMeasure}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard too */}
      <div role="group" aria-label={texts.title} tabIndex={0} className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-sm tabular">
          <thead>
            <tr className="border-b border-line-strong align-bottom">
              <th scope="col" className={`${cellLook} font-semibold`}>
                {screenTexts.size}
              </th>
              {columns.map(({ title, isCm }) => (
                <th key={title} scope="col" className={`${cellLook} font-semibold`}>
                  {isCm ? texts.inCm(title) : title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => {
              const values = rowOf(size)?.values;
              return (
                <tr key={size} className="border-b border-line">
                  <th scope="row" className={`${cellLook} font-semibold`}>
                    {size}
                  </th>
                  {values ? (
                    columns.map(({ title, isCm }, index) => (
                      <td key={title} className={cellLook}>
                        {isCm && values[index] ? <Measure cm={values[index]} /> : <Words text={values[index]} />}
                      </td>
                    ))
                  ) : (
                    <td colSpan={columns.length} className={`${cellLook} text-ink-soft`}>
                      {texts.notMeasured}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-4 text-sm text-ink-soft">{note}</p>}
    </>
  );
}

/** A short one, such as an age, stays on one line. */
const Words = ({ text = '' }: { text: string | undefined }) => (
  <span className={text.length < 9 ? 'whitespace-nowrap' : undefined}>{text || texts.none}</span>
);

const Measure = ({ cm }: { cm: string }) => (
  <>
    <span className="whitespace-nowrap">{texts.range(cm)}</span>{' '}
    <span className="whitespace-nowrap text-ink-soft">({texts.range(texts.inInches(cm))})</span>
  </>
);

/** Charts and products may differ in letter case, spaces and dashes. */
const keyOf = (size: string) => size.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

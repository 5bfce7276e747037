// The size guide's table: body, garment, and ages for children.
import { sizes } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as sizeGuideTexts from '@taana-baana/contract/texts/screens/size-guide.ts';
import { bodyMeasures, garmentMeasures } from './measures.ts';

export function SizeTables({ category }: { category: string }) {
  const garment = garmentMeasures(category);
  const isForKids = category === 'Kids';
  const columns = [
    [
      isForKids ? sizeGuideTexts.age : sizeGuideTexts.chest,
      bodyMeasures.map(({ chest, age }) => (isForKids ? age : chest)),
    ],
    ...(garment
      ? ([
          [sizeGuideTexts.garmentChest, garment.map(({ chest }) => chest)],
          [sizeGuideTexts.garmentLength, garment.map(({ length }) => length)],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <p className="text-sm text-ink-soft">{sizeGuideTexts.howToMeasure}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-sm tabular">
          <thead>
            <tr className="border-b border-line-strong align-bottom">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {screenTexts.size}
              </th>
              {columns.map(([heading]) => (
                <th key={heading} scope="col" className="py-2 pr-4 font-semibold">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size, row) => (
              <tr key={size} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {size}
                </th>
                {columns.map(([heading, values]) => (
                  <td key={heading} className="py-2 pr-4">
                    {values[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 text-sm text-ink-soft">{garment ? sizeGuideTexts.flat(category) : sizeGuideTexts.byHand}</p>
    </>
  );
}

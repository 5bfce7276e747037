// A size chart as shoppers read it, without the inches.
import { table as texts } from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import type { SizeChart } from '@taana-baana/contract/schemas/catalog/size-chart.ts';
import { inCm } from '@taana-baana/contract/texts/screens/catalog/size-guide.ts';
import { WideTable } from '../../components/lists/wide-table.tsx';

export const ChartTable = ({ chart: { columns, rows } }: { chart: Pick<SizeChart, 'columns' | 'rows'> }) => (
  <WideTable name={texts.size}>
    <thead>
      <tr>
        {[texts.size, ...columns.map(({ title, isCm }) => (isCm ? inCm(title) : title))].map((heading) => (
          <th key={heading} scope="col" className="table-head px-0 pr-3">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ size, values }) => (
        <tr key={size}>
          <th scope="row" className="py-1 pr-3 text-left font-semibold">
            {size}
          </th>
          {columns.map(({ title }, index) => (
            <td key={title} className="py-1 pr-3">
              {values[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </WideTable>
);

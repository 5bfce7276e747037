// Which size chart the product has; its sizes that the chart has no measures for are named.
import { sizeChartsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { SizeChartList } from '@taana-baana/contract/admin/schemas/catalog/size-charts.ts';
import { choice as texts } from '@taana-baana/contract/admin/texts/catalog/size-charts.ts';
import { sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import { sizeNamed } from '@taana-baana/contract/sizes/size-spelling.ts';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { Link } from '../../../components/link.tsx';
import { adminApi } from '../../../store/admin-api.ts';
import type { ProductText } from '../product-text.ts';
import { fieldId, type SectionProps } from '../section-props.ts';

export function SizeChartField({ text, isReadOnly, onType }: SectionProps) {
  const { data: list } = adminApi.useListSizeChartsQuery();
  const charts = list?.charts ?? [];
  const chosen = charts.find(({ id }) => id === text.sizeChart);
  const lacking = list ? lackingSizes(list, text) : [];
  return (
    <div className="border-b border-line p-4">
      <SelectField
        id={fieldId('sizeChart')}
        label={texts.label}
        hint={lacking.length > 0 ? texts.lacks(lacking) : undefined}
        disabled={isReadOnly}
        options={[
          { value: '', label: texts.byCategory },
          ...charts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen?.id ?? ''}
        onChange={({ target }) => onType({ sizeChart: target.value || null })}
      />
      <Link to={sizeChartsPath} className="text-link mt-1 inline-flex min-h-(--control) items-center text-sm">
        {texts.toCharts}
      </Link>
    </div>
  );
}

/** As the shop looks for the chart. */
function lackingSizes({ charts, usual }: SizeChartList, text: ProductText): string[] {
  const isSame = (category: string) => category !== '' && category.toLowerCase() === text.category.trim().toLowerCase();
  const chart =
    charts.find(({ id }) => id === text.sizeChart) ??
    charts.find(({ category }) => isSame(category)) ??
    usual.find(({ category }) => isSame(category)) ??
    usual.at(-1);
  if (!chart) return [];
  const sizes = chart.rows.map(({ size }) => size);
  return sizesOf(text).filter((size) => sizeNamed({ sizes }, size) === undefined);
}

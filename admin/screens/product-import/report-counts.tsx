// How many products a file adds, changes and leaves unchanged.
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { counts as texts, rows as writeRows } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Section } from '../../components/page/section.tsx';

interface ReportCountsProps {
  readonly heading: string;
  readonly file: string;
  readonly report: ImportReport;
}

export function ReportCounts({ heading, file, report: { rows, products, drafts, pictures } }: ReportCountsProps) {
  const figures = [
    [texts.new, products.new],
    [texts.changed, products.changed],
    [texts.unchanged, products.unchanged],
    [texts.drafts, drafts],
    [texts.pictures, pictures],
  ] as const;
  return (
    <Section heading={heading} text={`${file}, ${writeRows(rows)}`}>
      <dl className="grid gap-x-4 xs:grid-cols-2 gap-y-3 px-4 py-4 sm:grid-cols-5">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="tabular text-xl font-semibold">{figure.toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

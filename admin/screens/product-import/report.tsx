// The report of a file: how many products it adds, changes and leaves unchanged; its problems and
// warnings, each with the row, the field, and what to do.
import { faultyRowsPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import {
  counts,
  faulty,
  problems as problemTexts,
  rows as writeRows,
} from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Section } from '../../components/page/section.tsx';

interface ReportCountsProps {
  readonly heading: string;
  readonly file: string;
  readonly report: ImportReport;
}

export function ReportCounts({ heading, file, report: { rows, products, drafts, pictures } }: ReportCountsProps) {
  const figures = [
    [counts.new, products.new],
    [counts.changed, products.changed],
    [counts.unchanged, products.unchanged],
    [counts.drafts, drafts],
    [counts.pictures, pictures],
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

interface ProblemTableProps {
  readonly heading: string;
  readonly text: string;
  readonly of: ImportReport['problems'];
  /** Of the columns. */
  readonly titles?: { readonly field: string; readonly message: string };
}

export function ProblemTable({ heading, text, of: { listed, total }, titles = problemTexts }: ProblemTableProps) {
  return (
    <Section heading={heading} text={text}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="table-head pl-4 text-left">{problemTexts.row}</th>
            <th className="table-head text-left max-sm:hidden">{titles.field}</th>
            <th className="table-head pr-4 text-left">{titles.message}</th>
          </tr>
        </thead>
        <tbody className="ruled">
          {listed.map(({ row, field, message }, index) => (
            <tr key={index} className="align-top">
              <th scope="row" className="table-cell tabular w-14 pl-4 text-left font-semibold">
                {row}
              </th>
              <td className="table-cell font-semibold max-sm:hidden">{field}</td>
              <td className="table-cell pr-4">
                {/* A phone has no room for its own column. */}
                {field && <span className="block font-semibold sm:hidden">{field}</span>}
                {message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > listed.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          {problemTexts.more(total, listed.length)}
        </p>
      )}
    </Section>
  );
}

interface ProblemsProps {
  readonly id: string;
  readonly report: ImportReport;
  /** The others are imported without them. */
  readonly isLeftOut: boolean;
}

export function Problems({ id, report: { problems, faulty: many }, isLeftOut }: ProblemsProps) {
  return (
    <>
      <ProblemTable
        heading={problemTexts.heading(problems.total)}
        text={isLeftOut ? faulty.left : problemTexts.text}
        of={problems}
      />
      {many !== undefined && (
        <div>
          <a href={faultyRowsPath(id)} download className="button button-quiet">
            {faulty.download}
          </a>
        </div>
      )}
    </>
  );
}

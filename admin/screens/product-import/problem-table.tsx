// Problems and warnings of a file: the row, the field, and what to do.
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { problems as texts } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Section } from '../../components/page/section.tsx';

interface ProblemTableProps {
  readonly heading: string;
  readonly text: string;
  readonly of: ImportReport['problems'];
  /** Of the columns. */
  readonly titles?: { readonly field: string; readonly message: string };
}

export function ProblemTable({ heading, text, of: { listed, total }, titles = texts }: ProblemTableProps) {
  return (
    <Section heading={heading} text={text}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            <th className="table-head pl-4 text-left">{texts.row}</th>
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
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">{texts.more(total, listed.length)}</p>
      )}
    </Section>
  );
}

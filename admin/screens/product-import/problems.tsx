// The problems of a file, and its rows that have one as a file of their own.
import { faultyRowsPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import type { ImportReport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import { faulty, problems as texts } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { ProblemTable } from './problem-table.tsx';

interface ProblemsProps {
  readonly id: string;
  readonly report: ImportReport;
  /** The others are imported without them. */
  readonly isLeftOut: boolean;
}

export function Problems({ id, report: { problems, faulty: many }, isLeftOut }: ProblemsProps) {
  return (
    <>
      <ProblemTable heading={texts.heading(problems.total)} text={isLeftOut ? faulty.left : texts.text} of={problems} />
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

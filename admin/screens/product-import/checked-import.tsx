// The report of a file: its changes, its problems, and the button that imports it.
import type { ImportReport, ProductImport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Button } from '../../components/button.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { showFailure } from '../../components/toasts/toast-queue.ts';
import {
  useCheckProductImportMutation,
  useStartProductImportMutation,
} from '../../store/product-imports/product-imports.api.ts';
import { FileButton } from './file-button.tsx';
import { ProblemTable } from './problem-table.tsx';
import { ReportCounts } from './report-counts.tsx';

interface CheckedImportProps {
  readonly found: ProductImport;
  readonly report: ImportReport;
  readonly onFile: (file: File) => void;
}

export function CheckedImport({ found: { id, file, round }, report, onFile }: CheckedImportProps) {
  const [check, checking] = useCheckProductImportMutation();
  const [start, starting] = useStartProductImportMutation();
  const { products, problems, notes, paise } = report;
  const isSound = problems.total === 0;
  const hasChanges = products.new + products.changed > 0;
  const checkAgain = (isRounded: boolean) =>
    void check({ params: { id }, body: { round: isRounded } })
      .unwrap()
      .catch(showFailure);
  // The buttons disappear with the answer: an announced `isPending` would refer to nothing.
  return (
    <>
      <ReportCounts heading={texts.counts.heading} file={file} report={report} />
      {(paise > 0 || round) && (
        <div className="card px-4 py-2">
          <SwitchField
            label={texts.round.label}
            hint={texts.round.hint}
            checked={round}
            disabled={checking.isLoading}
            onChange={({ target }) => checkAgain(target.checked)}
          />
        </div>
      )}
      {isSound && !hasChanges && <p role="status">{texts.nothing}</p>}
      <div className="flex flex-wrap gap-2">
        {isSound && hasChanges && (
          <Button
            kind="primary"
            isDisabled={starting.isLoading}
            onPress={() => void start({ params: { id } }).unwrap().catch(showFailure)}
          >
            {texts.start(report)}
          </Button>
        )}
        <FileButton kind={isSound ? 'quiet' : 'primary'} label={texts.choose.another} onFile={onFile} />
        <Button isDisabled={checking.isLoading} onPress={() => checkAgain(round)}>
          {texts.again}
        </Button>
      </div>
      {!isSound && (
        <ProblemTable heading={texts.problems.heading(problems.total)} text={texts.problems.text} of={problems} />
      )}
      {notes.total > 0 && (
        <ProblemTable heading={texts.notes.heading(notes.total)} text={texts.notes.text} of={notes} />
      )}
    </>
  );
}

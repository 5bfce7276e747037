// The report of a file: its changes, its problems, and the button that imports it.
import type { ImportReport, ProductImport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Button } from '../../components/button.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { FileButton } from '../../components/fields/file-button.tsx';
import { Problems, ProblemTable, ReportCounts } from './report.tsx';

interface CheckedImportProps {
  readonly found: ProductImport;
  readonly report: ImportReport;
  readonly onFile: (file: File) => void;
}

export function CheckedImport({ found, report, onFile }: CheckedImportProps) {
  const { id, file, round, withdraw = false, skip = false } = found;
  const [check, checking] = adminApi.useCheckProductImportMutation();
  const [start, starting] = adminApi.useStartProductImportMutation();
  const { products, problems, notes, unnamed, faulty = 0, paise } = report;
  const isSound = problems.total === 0 || skip;
  const sound = products.new + products.changed + products.unchanged - (skip ? 0 : faulty);
  const hasChanges = products.new + products.changed > 0;
  const choices = { round, withdraw, skip };
  const checkAgain = (change: Partial<typeof choices> = {}) =>
    tell(check({ params: { id }, body: { ...choices, ...change } }));
  const rows = [
    (paise > 0 || round) && { of: 'round' as const, ...texts.round },
    (skip || (faulty > 0 && sound > 0)) && {
      of: 'skip' as const,
      label: texts.faulty.label,
      hint: texts.faulty.hint(faulty),
    },
    (unnamed || withdraw) && { of: 'withdraw' as const, label: texts.unnamed.label, hint: texts.unnamed.hint },
  ].filter((row) => typeof row === 'object');
  // The buttons disappear with the answer: an announced `isPending` would refer to nothing.
  return (
    <>
      <ReportCounts heading={texts.counts.heading} file={file} report={report} />
      {rows.length > 0 && (
        <div className="card ruled px-4 py-2">
          {rows.map(({ of, label, hint }) => (
            <SwitchField
              key={of}
              label={label}
              hint={hint}
              checked={choices[of]}
              disabled={checking.isLoading}
              onChange={({ target }) => checkAgain({ [of]: target.checked })}
            />
          ))}
        </div>
      )}
      {isSound && !hasChanges && <p role="status">{texts.nothing}</p>}
      <div className="flex flex-wrap gap-2">
        {isSound && hasChanges && (
          <Button kind="primary" isDisabled={starting.isLoading} onPress={() => tell(start({ params: { id } }))}>
            {texts.start(report)}
          </Button>
        )}
        <FileButton kind={isSound ? 'quiet' : 'primary'} label={texts.choose.another} onFile={onFile} />
        <Button isDisabled={checking.isLoading} onPress={() => checkAgain()}>
          {texts.again}
        </Button>
      </div>
      {unnamed && <Unnamed of={unnamed} isWithdrawn={withdraw} />}
      {problems.total > 0 && <Problems id={id} report={report} isLeftOut={skip} />}
      {notes.total > 0 && (
        <ProblemTable heading={texts.notes.heading(notes.total)} text={texts.notes.text} of={notes} />
      )}
    </>
  );
}

function Unnamed({ of, isWithdrawn }: { of: NonNullable<ImportReport['unnamed']>; isWithdrawn: boolean }) {
  const { field, message, keptHeading, keptText, withdrawnHeading, withdrawnText } = texts.unnamed;
  return (
    <ProblemTable
      heading={isWithdrawn ? withdrawnHeading : keptHeading(of.total)}
      text={isWithdrawn ? withdrawnText : keptText}
      of={of}
      titles={{ field, message }}
    />
  );
}

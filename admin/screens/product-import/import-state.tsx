// One file: being read, ready, being imported, imported, or refused.
import { LoaderCircle } from 'lucide';
import type { ProductImport } from '@taana-baana/contract/admin/schemas/catalog/product-imports.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { QueryState } from '../../components/page/query-state.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { pollEvery } from '../../store/refresh.ts';
import { CheckedImport } from './checked-import.tsx';
import { Problems, ReportCounts } from './report.tsx';
import { FileButton } from '../../components/fields/file-button.tsx';

interface ImportStateProps {
  readonly id: string;
  readonly onFile: (file: File) => void;
}

export function ImportState({ id, onFile }: ImportStateProps) {
  const query = adminApi.useGetProductImportQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const isWorking = query.data?.state === 'reading' || query.data?.state === 'importing';
  adminApi.useGetProductImportQuery({ params: { id } }, { skip: !isWorking, ...pollEvery(1000) });
  return <QueryState query={query}>{(found) => <Shown found={found} onFile={onFile} />}</QueryState>;
}

function Shown({ found, onFile }: { found: ProductImport; onFile: (file: File) => void }) {
  const { state, file, report, failure } = found;
  switch (state) {
    case 'reading':
    case 'importing':
      return <Working found={found} />;
    case 'failed':
      return (
        <Section heading={texts.failedHeading} text={file}>
          <div className="grid gap-4 px-4 py-4" role="alert">
            <p className="text-pretty">{failure}</p>
            <div>
              <FileButton kind="primary" label={texts.choose.another} onFile={onFile} />
            </div>
          </div>
        </Section>
      );
    case 'done':
      return (
        <>
          {report && <ReportCounts heading={texts.counts.doneHeading} file={file} report={report} />}
          <p role="status" className="text-pretty">
            {texts.done}
          </p>
          {report && report.problems.total > 0 && <Problems id={found.id} report={report} isLeftOut />}
          <div className="flex flex-wrap gap-2">
            <Link to="/products" className="button button-primary">
              {texts.seeProducts}
            </Link>
            <FileButton label={texts.choose.another} onFile={onFile} />
          </div>
        </>
      );
    case 'checked':
      return report && <CheckedImport found={found} report={report} onFile={onFile} />;
  }
}

function Working({ found: { state, file, progress } }: { found: ProductImport }) {
  return (
    <Section heading={texts.states[state]} text={file}>
      <div className="grid gap-3 px-4 py-4 text-sm" role="status">
        <p className="flex items-center gap-2 font-semibold">
          <Icon of={LoaderCircle} className="size-4 animate-spin" />
          {state === 'reading' ? texts.reading : texts.importing}
        </p>
        {progress && (
          <>
            <progress
              className="progress w-full"
              aria-label={texts.states[state]}
              max={progress.of}
              value={progress.done}
            />
            <p>{texts.storing(progress.done, progress.of)}</p>
          </>
        )}
      </div>
    </Section>
  );
}

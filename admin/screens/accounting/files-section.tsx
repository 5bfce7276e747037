// Saves the month as files for a spreadsheet, and for GSTN's offline tool.
import {
  type AccountingExport,
  accountingExports,
  exportFile,
} from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { files as texts } from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { Section } from '../../components/page/section.tsx';
import { call } from '../../store/send.ts';
import { useDownload } from '../../store/files/use-download.ts';

const books: readonly AccountingExport[] = ['orders', 'credit-notes', 'taxes'];
/** Bills have no taxes. */
const untaxed = books.filter((what) => what !== 'taxes');
const gstr1 = accountingExports.filter((what) => !books.includes(what));

/** `isTaxed`: the month belongs to a return. */
export function FilesSection({ month, isTaxed }: { month: string; isTaxed: boolean }) {
  const download = useDownload();
  const save = (what: AccountingExport) =>
    download(call('exportAccounting', { params: { what }, query: { month } }), exportFile(what, month));
  return (
    <Section heading={texts.heading} text={texts.text}>
      <div className="grid gap-x-8 gap-y-4 px-4 py-3.5 lg:grid-cols-2">
        <FileList heading={texts.books} files={isTaxed ? books : untaxed} onSave={save} />
        {isTaxed && <FileList heading={texts.gstr1} text={texts.gstr1Text} files={gstr1} onSave={save} />}
      </div>
    </Section>
  );
}

interface FileListProps {
  heading: string;
  text?: string;
  files: readonly AccountingExport[];
  onSave: (what: AccountingExport) => Promise<boolean>;
}

const FileList = ({ heading, text, files, onSave }: FileListProps) => (
  <div>
    <h3 className="text-sm">{heading}</h3>
    {text && <p className="text-sm text-ink-soft">{text}</p>}
    <ul className="mt-1 ruled text-sm">
      {files.map((what) => (
        <li key={what} className="flex items-center justify-between gap-3 py-1.5">
          {texts.names[what]}
          <DownloadButton
            label={texts.saveLabel(texts.names[what])}
            text={texts.save}
            onSave={() => onSave(what)}
            started={texts.started}
          />
        </li>
      ))}
    </ul>
  </div>
);

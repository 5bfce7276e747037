// Documents as a table, on narrow screens as cards; each with its order and its PDF.
import { FileDown } from 'lucide';
import { documentFilePath } from '@taana-baana/contract/admin/paths/accounting-paths.ts';
import { orderPath } from '@taana-baana/contract/admin/paths/order-paths.ts';
import type { ListedDocument } from '@taana-baana/contract/admin/schemas/selling/accounting.ts';
import { documents as texts } from '@taana-baana/contract/admin/texts/selling/money/accounting.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatAmount, formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { useNow } from '../../components/use-now.ts';

interface DocumentRowsProps {
  documents: readonly ListedDocument[];
}

export const DocumentRows = ({ documents }: DocumentRowsProps) =>
  useIsWide() ? <DocumentTable documents={documents} /> : <DocumentCards documents={documents} />;

function DocumentTable({ documents }: DocumentRowsProps) {
  const now = useNow();
  return (
    <table aria-label={texts.heading} className="tabular w-full text-sm">
      <thead>
        <tr className="border-y border-line">
          <th className="table-head pl-4">{texts.number}</th>
          <th className="table-head">{texts.day}</th>
          <th className="table-head">{texts.kind}</th>
          <th className="table-head">{texts.order}</th>
          <th className="table-head">{texts.customer}</th>
          <th className="table-head text-right">{texts.total}</th>
          <th className="table-head pr-4">{texts.file}</th>
        </tr>
      </thead>
      <tbody className="ruled">
        {documents.map((document) => (
          <tr key={document.id}>
            <th scope="row" className="table-cell pl-4 text-left font-semibold whitespace-nowrap">
              {document.number}
            </th>
            <td className="table-cell whitespace-nowrap">{formatShortDay(document.day, now)}</td>
            <td className="table-cell">
              <Kind document={document} />
            </td>
            <td className="table-cell whitespace-nowrap">
              <Link
                to={orderPath(document.orderNumber)}
                className="text-link inline-flex min-h-(--control) items-center"
              >
                {document.orderNumber}
              </Link>
            </td>
            <td className="table-cell">
              <Customer document={document} />
            </td>
            <td className="table-cell text-right whitespace-nowrap">{formatAmount(signed(document))}</td>
            <td className="table-cell pr-4">
              <FileLink document={document} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DocumentCards({ documents }: DocumentRowsProps) {
  const now = useNow();
  return (
    <ul className="ruled border-t border-line text-sm">
      {documents.map((document) => (
        <li key={document.id} className="flex items-center gap-2 py-2.5 pr-2 pl-4">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
              <span>{document.number}</span>
              <span className="tabular whitespace-nowrap">{formatPaise(signed(document))}</span>
            </p>
            <p className="text-ink-soft">
              {formatShortDay(document.day, now)} · <Kind document={document} />
            </p>
            <p className="text-ink-soft">
              <Customer document={document} />
            </p>
            <Link to={orderPath(document.orderNumber)} className="text-link inline-flex min-h-(--control) items-center">
              {texts.orderOf(document.orderNumber)}
            </Link>
          </div>
          <FileLink document={document} />
        </li>
      ))}
    </ul>
  );
}

/** Signed: a credit note is negative. */
const signed = ({ kind, totalPaise }: ListedDocument): number => (kind === 'credit note' ? -totalPaise : totalPaise);

const Kind = ({ document: { kind, corrects } }: { document: ListedDocument }) => (
  <>
    {documentTitles[kind]}
    {corrects && <span className="text-ink-soft"> {texts.corrects(corrects)}</span>}
  </>
);

const Customer = ({ document: { customer, place, customerGstin } }: { document: ListedDocument }) => (
  <>
    {customer}
    <span className="text-ink-soft">{[place, customerGstin].map((fact) => fact && ` · ${fact}`)}</span>
  </>
);

const FileLink = ({ document: { id, number } }: { document: ListedDocument }) => (
  <a
    href={documentFilePath(id)}
    target="_blank"
    rel="noreferrer"
    aria-label={texts.fileOf(number)}
    className="icon-button"
  >
    <Icon of={FileDown} />
  </a>
);

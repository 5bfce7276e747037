// Invoices and credit notes of the order, each as a PDF.
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import { formatPaise } from '@taana-baana/contract/admin/texts/money.ts';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { documents as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import { Section } from '../../components/page/section.tsx';
import { addressOf, call } from '../../store/send.ts';

export function DocumentsSection({ documents, now }: { documents: OrderPage['documents']; now: number }) {
  if (documents.length === 0) return null;
  return (
    <Section heading={texts.heading}>
      <ul className="ruled px-4 text-sm">
        {documents.map(({ id, kind, number, date, totalPaise }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1.5">
            <div className="min-w-0">
              <p className="font-medium tabular">{number}</p>
              <p className="text-ink-soft">
                {documentTitles[kind]}, <time dateTime={date}>{formatShortDay(date, now)}</time>
              </p>
            </div>
            <div className="flex shrink-0 items-center gap-4">
              <span className="tabular">{texts.total(formatPaise(totalPaise), kind)}</span>
              <a
                href={addressOf(call('readDocumentFile', { params: { id } }))}
                download
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {texts.pdf}
                <span className="sr-only">{texts.pdfOf(number)}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

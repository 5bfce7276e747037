// The tax documents of an order, each to save as a PDF.
import { FileText } from 'lucide';
import { useState } from 'react';
import type { OrderDocument } from '@taana-baana/contract/schemas/selling/document.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { documentTitles } from '@taana-baana/contract/texts/documents.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Icon } from '../../../design/icon.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { fetchDocument } from '../../store/orders/own-orders.thunks.ts';

export function OrderDocuments({ order: { number, documents } }: { order: Pick<Order, 'number' | 'documents'> }) {
  if (documents.length === 0) return null;
  return (
    <ul aria-label={texts.documentsOf(number)} className="-mt-2 grid content-start">
      {documents.map((document) => (
        <li key={document.id}>
          <SaveDocument orderNumber={number} document={document} />
        </li>
      ))}
    </ul>
  );
}

function SaveDocument({
  orderNumber,
  document: { id, kind, number },
}: {
  orderNumber: string;
  document: OrderDocument;
}) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const outcome = await dispatch(fetchDocument({ number: orderNumber, id }));
    setIsBusy(false);
    if (!fetchDocument.fulfilled.match(outcome)) return;
    const link = document.createElement('a');
    link.href = outcome.payload;
    link.download = `${number.replaceAll('/', '-')}.pdf`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <button
      type="button"
      onClick={() => void save()}
      disabled={isBusy}
      aria-busy={isBusy}
      className="text-link inline-flex min-h-11 items-center gap-2 text-left text-sm font-semibold"
    >
      <Icon of={FileText} className="size-4" />
      <span>
        {texts.document(documentTitles[kind], number)}
        <span className="sr-only">{texts.asPdf}</span>
      </span>
    </button>
  );
}

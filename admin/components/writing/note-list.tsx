// Notes of the staff, oldest first: on an order, on a customer.
import type { OrderNote } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { notes as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';

export const NoteList = ({ notes, none, now }: { notes: readonly OrderNote[]; none: string; now: number }) => (
  <>
    {notes.length === 0 && <p className="text-ink-soft">{none}</p>}
    {notes.map(({ id, text, at, by, onSlip }) => (
      <div key={id}>
        <p className="whitespace-pre-line">{text}</p>
        <p className="text-ink-soft">{texts.by(by ?? texts.commandLine, formatRecent(at, now))}</p>
        {onSlip && <p className="font-medium">{texts.isOnSlip}</p>}
      </div>
    ))}
  </>
);

// What to check before shipping, and the notes of staff on the order.
import { StickyNote } from 'lucide';
import { NoteForm, type OrderNote } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { note as toCheck, notes as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import { NoteList } from '../../components/writing/note-list.tsx';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Section } from '../../components/page/section.tsx';
import { ordersApi } from '../../store/selling/orders.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';

export const ToCheck = ({ note }: { note: string | null }) =>
  note && (
    <section aria-label={toCheck.heading} className="flex gap-3 rounded-card bg-turmeric-wash px-4 py-3 text-sm">
      <Icon of={StickyNote} className="mt-0.5 size-4" />
      <p className="min-w-0 whitespace-pre-line">{note}</p>
    </section>
  );

interface NotesSectionProps {
  number: string;
  /** Null: not for this member. */
  notes: readonly OrderNote[] | null;
  canAdd: boolean;
  now: number;
}

export function NotesSection({ number, notes, canAdd, now }: NotesSectionProps) {
  if (!notes || (notes.length === 0 && !canAdd)) return null;
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-3 px-4 py-3 text-sm">
        <NoteList notes={notes} none={texts.none} now={now} />
        {canAdd && <NewNote number={number} />}
      </div>
    </Section>
  );
}

function NewNote({ number }: { number: string }) {
  const form = useKeptForm(`note ${number}`, NoteForm, { text: '', onSlip: false });
  const field = fieldsOf(form);
  const [add] = ordersApi.useAddNoteMutation();
  return (
    <SchemaForm
      form={form}
      submit={
        <Button type="submit" isPending={form.formState.isSubmitting} className="self-start">
          {texts.add}
        </Button>
      }
      onSend={(body) => add({ params: { number }, body })}
      onDone={() => form.reset()}
      className="screen-only gap-2!"
    >
      <TextAreaField label={texts.label} rows={2} {...field('text')} />
      <SwitchField label={texts.onSlip} hint={texts.onSlipHint} {...form.register('onSlip')} />
    </SchemaForm>
  );
}

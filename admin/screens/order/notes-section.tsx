// Notes of staff on the order.
import { NoteForm, type OrderNote } from '@taana-baana/contract/admin/schemas/selling/fulfilment.ts';
import { formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { notes as texts } from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/fields/form.tsx';
import { Section } from '../../components/page/section.tsx';
import { ordersApi } from '../../store/selling/orders.api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

interface NotesSectionProps {
  number: string;
  /** Null: not for this member. */
  notes: readonly OrderNote[] | null;
  mayAdd: boolean;
  now: number;
}

export function NotesSection({ number, notes, mayAdd, now }: NotesSectionProps) {
  if (!notes || (notes.length === 0 && !mayAdd)) return null;
  return (
    <Section heading={texts.heading}>
      <div className="flex flex-col gap-3 px-4 py-3 text-sm">
        {notes.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
        {notes.map(({ id, text, at, by }) => (
          <div key={id}>
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-ink-soft">{texts.by(by ?? texts.commandLine, formatRecent(at, now))}</p>
          </div>
        ))}
        {mayAdd && <NewNote number={number} />}
      </div>
    </Section>
  );
}

function NewNote({ number }: { number: string }) {
  const form = useKeptForm(`note ${number}`, NoteForm, { text: '' });
  const { errors, isSubmitting } = form.formState;
  const [add] = ordersApi.useAddNoteMutation();
  const onSubmit = form.handleSubmit(async (body) => {
    const { error } = await add({ params: { number }, body });
    if (error) showFieldErrors(form, { error, payload: error });
    else form.reset();
  });
  return (
    <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept} className="screen-only gap-2!">
      <TextAreaField label={texts.label} rows={2} error={errors.text?.message} {...form.register('text')} />
      <div>
        <Button type="submit" isPending={isSubmitting}>
          {texts.add}
        </Button>
      </div>
    </Form>
  );
}

// Answers an enquiry by mail. Its key is made once, so a repeated submit sends only one mail.
import * as z from 'zod/mini';
import { EnquiryAnswerForm, type EnquiryPage } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import { answer as texts } from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { fieldsOf } from '../../../design/form/use-shop-form.ts';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { SubmitButton } from '../../components/fields/form.tsx';
import { SchemaForm } from '../../components/fields/schema-form.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

const AnswerText = z.pick(EnquiryAnswerForm, { text: true });

export function AnswerForm({ enquiry: { id, name, answers } }: { enquiry: EnquiryPage }) {
  const form = useKeptForm(`enquiry ${id}`, AnswerText, { text: '' });
  const field = fieldsOf(form);
  const [send] = adminApi.useAnswerEnquiryMutation();
  return (
    <Section heading={answers.length === 0 ? texts.heading : texts.again}>
      <SchemaForm
        form={form}
        submit={
          <div className="flex justify-end">
            <SubmitButton isPending={form.formState.isSubmitting}>{texts.submit}</SubmitButton>
          </div>
        }
        onSend={({ text }) => send({ params: { id }, body: { key: form.sendKey(), text } })}
        onDone={() => showToast(texts.done(name))}
        className="px-4 py-4"
      >
        <TextAreaField label={texts.label} hint={texts.hint} rows={7} {...field('text')} />
      </SchemaForm>
    </Section>
  );
}

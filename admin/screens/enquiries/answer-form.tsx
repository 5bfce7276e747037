// Answers an enquiry by mail. Its key is made once, so a repeated submit sends only one mail.
import * as z from 'zod/mini';
import { EnquiryAnswerForm, type EnquiryPage } from '@taana-baana/contract/admin/schemas/people/enquiries.ts';
import { answer as texts } from '@taana-baana/contract/admin/texts/people/enquiries.ts';
import { showFieldErrors } from '../../../design/form/use-shop-form.ts';
import { TextAreaField } from '../../components/fields/fields.tsx';
import { Form, SubmitButton } from '../../components/fields/form.tsx';
import { Section } from '../../components/page/section.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useKeptForm } from '../../store/use-kept-form.ts';

const AnswerText = z.pick(EnquiryAnswerForm, { text: true });

export function AnswerForm({ enquiry: { id, name, answers } }: { enquiry: EnquiryPage }) {
  const form = useKeptForm(`enquiry ${id}`, AnswerText, { text: '' });
  const { errors, isSubmitting } = form.formState;
  const [send] = adminApi.useAnswerEnquiryMutation();
  const onSubmit = form.handleSubmit(async ({ text }) => {
    const { error } = await send({ params: { id }, body: { key: form.sendKey(), text } });
    if (error) showFieldErrors(form, { error, payload: error });
    else showToast(texts.done(name));
  });
  return (
    <Section heading={answers.length === 0 ? texts.heading : texts.again}>
      <Form onSubmit={onSubmit} error={errors.root?.message} kept={form.kept} className="px-4 py-4">
        <TextAreaField
          label={texts.label}
          hint={texts.hint}
          rows={7}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <div className="flex justify-end">
          <SubmitButton isPending={isSubmitting}>{texts.submit}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

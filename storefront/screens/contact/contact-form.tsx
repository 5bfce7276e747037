// The enquiry form. After a success it is emptied and says so.
import { useEffect } from 'react';
import { EnquiryForm } from '@taana-baana/contract/schemas/enquiry.ts';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import * as contactTexts from '@taana-baana/contract/texts/screens/contact.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { MobileField } from '../../components/form/person-fields.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { contactReset } from '../../store/content/contact.slice.ts';
import { submitEnquiry } from '../../store/content/contact.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectContact } from '../../store/selectors.ts';
import { Form } from '../../components/field/form.tsx';
import { FormAnswer } from '../../components/form/form-foot.tsx';

export function ContactForm() {
  const dispatch = useAppDispatch();
  const { isSuccess, isLoading } = useAppSelector(selectContact);
  const form = useShopForm(EnquiryForm, { name: '', email: '', mobile: '', comment: '' });
  const field = fieldsOf(form);
  const submit = form.handleSubmit(async (enquiry) => {
    const outcome = await dispatch(submitEnquiry(enquiry));
    showFieldErrors(form, outcome);
    if (submitEnquiry.fulfilled.match(outcome)) form.reset();
  });
  // A later visit starts without the success message.
  useEffect(() => () => void dispatch(contactReset()), [dispatch]);

  return (
    <Form onSubmit={(event) => void submit(event)} className="mt-8 grid gap-5">
      <TextField label={fieldLabels.name} autoComplete="name" {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={fieldLabels.email} type="email" autoComplete="email" {...field('email')} />
        <MobileField {...field('mobile')} />
      </div>
      <TextAreaField label={fieldLabels.comment} rows={5} {...field('comment')} />
      <FormAnswer>{isSuccess && contactTexts.sent}</FormAnswer>
      <FormButton isBusy={isLoading} className="justify-self-start">
        {contactTexts.send}
      </FormButton>
    </Form>
  );
}

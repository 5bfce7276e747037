// The enquiry form. It knows a customer's name and contact. After a success the comment is emptied.
import { useEffect } from 'react';
import { EnquiryForm } from '@taana-baana/contract/schemas/people/enquiry.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import { FormButton } from '../../components/field/form-button.tsx';
import { TextAreaField } from '../../../design/fields/text-area-field.tsx';
import * as contactTexts from '@taana-baana/contract/texts/screens/people/contact.ts';
import * as fieldLabels from '@taana-baana/contract/texts/field-labels.ts';
import { MobileField } from '../../components/form/person-fields.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { fieldsOf, showFieldErrors, useShopForm } from '../../../design/form/use-shop-form.ts';
import { contactReset } from '../../store/content/contact.slice.ts';
import { submitEnquiry } from '../../store/content/contact.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectContact, selectCustomer } from '../../store/selectors.ts';
import { Form } from '../../components/field/form.tsx';
import { FormAnswer } from '../../components/form/form-foot.tsx';

const fieldsFor = (customer: SignedInCustomer | null) => ({
  name: customer ? `${customer.firstname} ${customer.lastname}` : '',
  email: customer?.email ?? '',
  mobile: customer?.mobile ?? '',
  comment: '',
});

export function ContactForm() {
  const dispatch = useAppDispatch();
  const { isSuccess, isLoading } = useAppSelector(selectContact);
  const customer = useAppSelector(selectCustomer);
  const form = useShopForm(EnquiryForm, fieldsFor(customer));
  const field = fieldsOf(form);
  const submit = form.handleSubmit(async (enquiry) => {
    const outcome = await dispatch(submitEnquiry(enquiry));
    showFieldErrors(form, outcome);
    if (submitEnquiry.fulfilled.match(outcome)) form.reset();
  });
  // The session may be known only now, when something is typed already.
  useEffect(() => form.reset(fieldsFor(customer), { keepDirtyValues: true }), [customer, form]);
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

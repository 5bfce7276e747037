// Sends the contact form.
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { EnquiryForm } from '@taana-baana/contract/schemas/enquiry.ts';
import { createAppThunk } from '../app-thunk.ts';

export const submitEnquiry = createAppThunk(
  'contact/submit',
  async (form: EnquiryForm, { client, toasts }) => {
    const enquiry = await client.call('createEnquiry', { body: form });
    toasts.success(successToasts.contactSubmitted);
    return enquiry;
  },
  { onFailure: (_, { toasts }) => toasts.error(errorToasts.contactFailed) },
);

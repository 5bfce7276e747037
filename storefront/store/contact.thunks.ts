// What a visitor sends to the shop: the contact form and the newsletter's address.
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import type { EnquiryForm } from '@taana-baana/contract/schemas/enquiry.ts';
import { shopThunk } from './shop-thunk.ts';

export const submitEnquiry = shopThunk(
  'contact/submit',
  async (form: EnquiryForm, { client, toasts }) => {
    const enquiry = await client.call('createEnquiry', { body: form });
    toasts.success(successToasts.contactSubmitted);
    return enquiry;
  },
  { onFailure: (_, { toasts }) => toasts.error(errorToasts.contactFailed) },
);

export const subscribeNewsletter = shopThunk(
  'newsletter/subscribe',
  async (email: string, { client, toasts }) => {
    const { message } = await client.call('subscribeNewsletter', { body: { email } });
    toasts.success(successToasts.newsletterSubscribed);
    return message;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.fields['email'] ?? failure.message) },
);

/** By the token of the link in a mail. */
export const unsubscribeNewsletter = shopThunk(
  'newsletter/unsubscribe',
  async (token: string, { client }) => (await client.call('unsubscribeNewsletter', { params: { token } })).message,
  { onFailure: (failure, { toasts }) => toasts.error(failure.message) },
);

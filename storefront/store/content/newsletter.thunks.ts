// The newsletter: subscribing, confirming it, and unsubscribing by the link in each mail.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

export const subscribeNewsletter = createAppThunk(
  'newsletter/subscribe',
  async (email: string, { client, toasts }) => {
    const { message } = await client.call('subscribeNewsletter', { body: { email } });
    toasts.success(successToasts.newsletterSubscribed);
    return message;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.fields['email'] ?? failure.message) },
);

/** `token` is from the link in the mail. */
export const confirmNewsletter = createAppThunk(
  'newsletter/confirm',
  (token: string, { client }) => client.call('confirmNewsletter', { params: { token } }),
  { onFailure: showServerMessage },
);

/** `token` is from the link in the mail. */
export const unsubscribeNewsletter = createAppThunk(
  'newsletter/unsubscribe',
  (token: string, { client }) => client.call('unsubscribeNewsletter', { params: { token } }),
  { onFailure: showServerMessage },
);

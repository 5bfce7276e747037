// The newsletter: an address joins it, and the link of each mail leaves it.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { shopThunk } from './shop-thunk.ts';

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

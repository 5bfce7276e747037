// Subscribing to the newsletter.
import { successToasts } from '@taana-baana/contract/messages.ts';
import { createAppThunk } from '../app-thunk.ts';

export const subscribeNewsletter = createAppThunk(
  'newsletter/subscribe',
  async (email: string, { client, toasts }) => {
    const { message } = await client.call('subscribeNewsletter', { body: { email } });
    toasts.success(successToasts.newsletterSubscribed);
    return message;
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.fields['email'] ?? failure.message) },
);

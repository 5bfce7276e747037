// Links in mails: asking for one, and what each does.
import type { ApiClient } from '../api-client.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';

export const requestEmailConfirmation = createAppThunk(
  'email/requestConfirmation',
  (_: void, { client }) => client.call('requestEmailConfirmation'),
  { onFailure: showServerMessage },
);

/** Its argument is the token of the link. */
const linkThunk = <Answer>(
  type: string,
  send: (client: ApiClient, link: { params: { token: string } }) => Promise<Answer>,
) =>
  createAppThunk(type, (token: string, { client }) => send(client, { params: { token } }), {
    onFailure: showServerMessage,
  });

export const confirmEmail = linkThunk('email/confirm', (client, link) => client.call('confirmEmail', link));
export const restoreEmail = linkThunk('email/restore', (client, link) => client.call('restoreEmail', link));
export const confirmNewsletter = linkThunk('newsletter/confirm', (client, link) =>
  client.call('confirmNewsletter', link),
);
export const unsubscribeNewsletter = linkThunk('newsletter/unsubscribe', (client, link) =>
  client.call('unsubscribeNewsletter', link),
);

// A refund that the shop gives back by hand: by its link, without a login.
import { createAppThunk } from '../app-thunk.ts';

/** Its argument is the token of the link. */
export const fetchHandRefund = createAppThunk('refund/fetch', (token: string, { client, signal }) =>
  client.call('getHandRefund', { params: { token } }, signal),
);

/** Idempotent. */
export const saveUpiId = createAppThunk(
  'refund/saveUpiId',
  ({ token, upiId }: { token: string; upiId: string }, { client }) =>
    client.call('saveUpiId', { params: { token }, body: { upiId } }),
);

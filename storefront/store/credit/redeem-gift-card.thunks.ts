// Turns a gift card into store credit. Separate, because only its form loads it.
import { redeemed } from '@taana-baana/contract/texts/screens/people/store-credit.ts';
import { createAppThunk } from '../app-thunk.ts';
import { fetchCredit } from './credit.thunks.ts';

export const redeemGiftCard = createAppThunk(
  'credit/redeemGiftCard',
  async (code: string, { client, dispatch, toasts }) => {
    const { amount } = await client.call('redeemGiftCard', { body: { code } });
    await dispatch(fetchCredit());
    toasts.success(redeemed(amount));
  },
);

// Puts the T-shirts of a message's link into the cart. A visitor logs in first; the link is kept.
import { pages } from '@taana-baana/contract/pages.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/restore-cart.ts';
import { createAppThunk, showServerMessage } from '../app-thunk.ts';
import { fetchCart } from './cart.thunks.ts';

/** Its argument is the token of the link. A visitor gets no message, but the login page. */
export const restoreCart = createAppThunk(
  'cart/restore',
  async (token: string, { client, dispatch, getState, navigation, storage }) => {
    if (getState().auth.customer === null) {
      storage.saveChoice({ productId: '', cartLink: token, name: texts.choice });
      await navigation.go(pages.login.path, { replace: true });
      return { message: '' };
    }
    const answer = await client.call('restoreCart', { params: { token } });
    await dispatch(fetchCart());
    return answer;
  },
  { onFailure: showServerMessage },
);

// Codes of offers. Only a shop with offers loads this file.
import { codeNeedsLogin, codeUnknown } from '@taana-baana/contract/texts/messages/offer-messages.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/codes.ts';
import { createAppThunk } from '../app-thunk.ts';
import { showToast } from '../toast.thunks.ts';
import { fetchCart } from './cart.thunks.ts';

/** Kept in this browser until an order is placed. Resolves to whether the cart was priced with them. */
export const changeCodes = createAppThunk(
  'cart/changeCodes',
  async ({ add, remove }: { add?: string; remove?: string }, { dispatch, getState, storage, toasts }) => {
    const kept = storage.codes().filter((code) => code !== remove && code !== add);
    storage.saveCodes(add === undefined ? kept : [...kept, add]);
    // A visitor's wait for the login.
    if (getState().auth.customer === null) return true;
    const answer = await dispatch(fetchCart());
    const offered = fetchCart.fulfilled.match(answer) ? answer.payload.offered : undefined;
    if (offered) {
      // A wrong one is shown once: asked again, it would count as another guess.
      const wrong = offered.codes.filter(({ refusal }) => refusal?.startsWith(codeUnknown)).map(({ code }) => code);
      storage.saveCodes(storage.codes().filter((code) => !wrong.includes(code)));
    } else if (add !== undefined) {
      storage.saveCodes(kept);
      toasts.error(texts.notAsked);
      // With the others alone.
      await dispatch(fetchCart());
    }
    return offered !== undefined;
  },
);

/** Of a link `/discount/CODE`, which the server turns into `/#code=CODE`. */
export const keepLinkedCode = createAppThunk('cart/keepLinkedCode', async (linked: string, { dispatch, storage }) => {
  const code = linked.toUpperCase();
  await dispatch(changeCodes({ add: code }));
  const kept = texts.kept(code);
  const message = storage.customer() ? kept : `${kept}. ${codeNeedsLogin}`;
  await dispatch(showToast({ kind: 'success', message }));
});

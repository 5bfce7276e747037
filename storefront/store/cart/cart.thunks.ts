// The cart and its changes. Each change fetches it again, even if refused: another tab may differ.
import { stateMessages, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Size } from '@taana-baana/contract/sizes/product-sizes.ts';
import { askToLogIn } from '../session/pending-choice.ts';
import { createAppThunk, isSignedIn, showServerMessage, showSomethingWentWrong } from '../app-thunk.ts';
import { selectIsLineInCart } from '../selectors.ts';

export const fetchCart = createAppThunk(
  'cart/fetchCart',
  async (_: void, { client, signal, getState, storage }) => {
    // Without its answer the cart is shown, and bought, at list price.
    const offered =
      getState().shop.offers &&
      client.call('previewOffers', { body: { codes: storage.codes() } }, signal).catch(() => undefined);
    return { lines: await client.call('getCart', {}, signal), offered: await offered };
  },
  { condition: isSignedIn, fallback: stateMessages.cartFetchFailed },
);

export interface NewCartLine {
  productId: string;
  quantity: number;
  /** A colour's id. */
  color: string;
  size: Size;
  /** Sent because the specification's payload has it. The server does not read it. */
  price: number;
}

/** Goes to /cart. A signed-out visitor goes to /login instead. */
export const addToCart = createAppThunk(
  'cart/addToCart',
  async (line: NewCartLine, thunkApi) => {
    const { client, toasts, navigation, getState } = thunkApi;
    if (getState().auth.customer === null) return askToLogIn({ productId: line.productId, line }, thunkApi);
    await client.call('addToCart', { body: line });
    toasts.success(successToasts.productAddedToCart);
    void navigation.go(pages.cart.path);
  },
  { onFailure: showServerMessage },
);

/** Adds the line unless the cart has it. Then opens /checkout; a visitor goes to /login first. */
export const buyNow = createAppThunk(
  'cart/buyNow',
  async (line: NewCartLine, thunkApi) => {
    const { client, toasts, navigation, getState } = thunkApi;
    if (getState().auth.customer === null)
      return askToLogIn({ productId: line.productId, line, isBoughtNow: true }, thunkApi);
    if (!selectIsLineInCart(line)(getState())) {
      await client.call('addToCart', { body: line });
      toasts.success(successToasts.productAddedToCart);
    }
    await goToCheckout(navigation.go);
  },
  { onFailure: showServerMessage },
);

/** Via the cart: adding opens it (spec section 4), and Back returns to it. */
export async function goToCheckout(go: (to: string) => void | Promise<void>): Promise<void> {
  await go(pages.cart.path);
  await go(pages.checkout.path);
}

export const deleteCartLine = createAppThunk(
  'cart/deleteLine',
  async (id: string, { client, toasts, dispatch }) => {
    try {
      await client.call('deleteCartLine', { params: { id } });
      toasts.success(successToasts.productDeletedFromCart);
    } finally {
      await dispatch(fetchCart());
    }
  },
  { onFailure: showSomethingWentWrong },
);

/** The caller has checked the quantity: 1 to 10. */
export const updateCartLine = createAppThunk(
  'cart/updateLine',
  async ({ cartItemId, quantity }: { cartItemId: string; quantity: number }, { client, toasts, dispatch }) => {
    try {
      await client.call('updateCartLine', { params: { cartItemId, quantity } });
      toasts.success(successToasts.productUpdated);
    } finally {
      await dispatch(fetchCart());
    }
  },
  { onFailure: showSomethingWentWrong },
);

export const emptyCart = createAppThunk(
  'cart/empty',
  async (_: void, { client, dispatch }) => {
    await client.call('emptyCart');
    await dispatch(fetchCart());
  },
  { onFailure: showSomethingWentWrong },
);

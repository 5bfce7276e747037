// The cart: reading it, and every change to it. Each change reads it again, a refused one too: another tab may have taken the line away.
import { errorToasts, successToasts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Size } from '@taana-baana/contract/limits.ts';
import { shopThunk, type Failure, type Surroundings } from './shop-thunk.ts';

const saySomethingWentWrong = (_: Failure, { toasts }: Surroundings) => toasts.error(errorToasts.somethingWentWrong);

export const fetchCart = shopThunk(
  'cart/fetchCart',
  async (_: void, { client, signal }) => client.call('getCart', {}, signal),
  { condition: (_, state) => state.auth.customer !== null },
);

export interface NewCartLine {
  productId: string;
  quantity: number;
  /** A colour's id. */
  color: string;
  size: Size;
  /** Sent because the specification's payload has it; read by nobody. */
  price: number;
}

/** Ends on /cart. A signed-out visitor goes to /login instead. */
export const addToCart = shopThunk(
  'cart/addToCart',
  async (line: NewCartLine, { client, toasts, navigation, getState }) => {
    if (getState().auth.customer === null) {
      navigation.go(pages.login.path);
      return;
    }
    await client.call('addToCart', { body: line });
    toasts.success(successToasts.productAddedToCart);
    navigation.go(pages.cart.path);
  },
  { onFailure: (failure, { toasts }) => toasts.error(failure.message) },
);

export const deleteCartLine = shopThunk(
  'cart/deleteLine',
  async (id: string, { client, toasts, dispatch }) => {
    try {
      await client.call('deleteCartLine', { params: { id } });
      toasts.success(successToasts.productDeletedFromCart);
    } finally {
      await dispatch(fetchCart());
    }
  },
  { onFailure: saySomethingWentWrong },
);

/** Quantity 1 to 10; whoever dispatches has checked it. */
export const updateCartLine = shopThunk(
  'cart/updateLine',
  async ({ cartItemId, quantity }: { cartItemId: string; quantity: number }, { client, toasts, dispatch }) => {
    try {
      await client.call('updateCartLine', { params: { cartItemId, quantity } });
      toasts.success(successToasts.productUpdated);
    } finally {
      await dispatch(fetchCart());
    }
  },
  { onFailure: saySomethingWentWrong },
);

export const emptyCart = shopThunk(
  'cart/empty',
  async (_: void, { client, dispatch }) => {
    await client.call('emptyCart');
    await dispatch(fetchCart());
  },
  { onFailure: saySomethingWentWrong },
);

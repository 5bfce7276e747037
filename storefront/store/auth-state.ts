// What the auth slice keeps: who is signed in, and everything that belongs to that customer alone.
import type { ListedCartLine } from '@taana-baana/contract/schemas/cart.ts';
import type { SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import type { ProductCard } from './product-state.ts';
import { idle, type RequestState } from './request-state.ts';

/** The flags at the top are of the account's own requests: login, registration, profile, passwords. */
export interface AuthState extends RequestState {
  /** 'unknown' until the browser's storage has been looked at, so also on the server. */
  session: 'unknown' | 'signed-in' | 'signed-out';
  customer: SignedInCustomer | null;
  cart: RequestState & { lines: ListedCartLine[]; isLoaded: boolean };
  wishlist: RequestState & { ids: string[]; products: ProductCard[]; isLoaded: boolean };
  orders: RequestState & { list: Order[]; isLoaded: boolean };
  /** The order being placed, from payment to confirmation. */
  order: RequestState & { placed: Order | null };
}

export const initialAuthState: AuthState = {
  ...idle,
  session: 'unknown',
  customer: null,
  cart: { ...idle, lines: [], isLoaded: false },
  wishlist: { ...idle, ids: [], products: [], isLoaded: false },
  orders: { ...idle, list: [], isLoaded: false },
  order: { ...idle, placed: null },
};

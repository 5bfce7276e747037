// The state of the auth slice: who is signed in, and everything that belongs to that customer.
import type { ListedCartLine } from '@taana-baana/contract/schemas/selling/cart.ts';
import type { Session, SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import type { OfferedCart } from '@taana-baana/contract/schemas/selling/offer-codes.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import type { StoreCredit } from '@taana-baana/contract/schemas/selling/store-credit.ts';
import type { ProductCard } from '../products/product-state.ts';
import { idle, type RequestState } from '../request-state.ts';

/** The top-level flags are those of the account forms: login, registration, profile, passwords. */
export interface AuthState extends RequestState {
  /** 'unknown' until the browser's storage was read, and always on the server. */
  session: 'unknown' | 'signed-in' | 'signed-out';
  customer: SignedInCustomer | null;
  /** The e-mail of a new account: the login form starts with it. */
  newEmail: string;
  /** `offered`: what it costs with offers, in a shop that has them. */
  cart: RequestState & { lines: ListedCartLine[]; offered?: OfferedCart | undefined; isLoaded: boolean };
  /** `unsaved`: optimistic changes that the server has not confirmed yet, by product id. */
  wishlist: RequestState & {
    ids: string[];
    unsaved: Record<string, boolean>;
    products: ProductCard[];
    isLoaded: boolean;
  };
  /** Store credit in rupees; stays on screen while it is fetched again. */
  credit: RequestState & StoreCredit;
  orders: RequestState & { list: Order[]; isLoaded: boolean };
  /** Where the customer is logged in. */
  sessions: RequestState & { list: Session[]; isLoaded: boolean };
  /** Null until it has been fetched. */
  isEmailConfirmed: boolean | null;
  /** The order being placed, from payment to confirmation. */
  order: RequestState & { placed: Order | null; payment: PaymentProgress };
}

/**
 * - `form`: no payment in progress.
 * - `opening`, `window`: the payment window is loading, or open.
 * - `confirming`: the window reported a payment, the server verifies it.
 * - `checking`: the outcome is not known, the server is polled.
 * - `unpaid`: no payment was made, the shopper may try again.
 * - `late`: the window reported a payment, but the bank has not confirmed it yet.
 */
export type PaymentStep = 'form' | 'opening' | 'window' | 'confirming' | 'checking' | 'unpaid' | 'late';

export interface PaymentProgress {
  step: PaymentStep;
  /** How many times the server has answered that the payment is pending. */
  asked: number;
  /** Why this step was reached. May be empty. */
  message: string;
}

export const noPayment: PaymentProgress = { step: 'form', asked: 0, message: '' };

export const initialAuthState: AuthState = {
  ...idle,
  session: 'unknown',
  customer: null,
  newEmail: '',
  cart: { ...idle, lines: [], isLoaded: false },
  wishlist: { ...idle, ids: [], unsaved: {}, products: [], isLoaded: false },
  credit: { ...idle, balance: 0, entries: [] },
  orders: { ...idle, list: [], isLoaded: false },
  sessions: { ...idle, list: [], isLoaded: false },
  isEmailConfirmed: null,
  order: { ...idle, placed: null, payment: noPayment },
};

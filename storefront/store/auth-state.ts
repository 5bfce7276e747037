// What the auth slice keeps: who is signed in, and everything that belongs to that customer alone.
import type { ListedCartLine } from '@taana-baana/contract/schemas/cart.ts';
import type { Session, SignedInCustomer } from '@taana-baana/contract/schemas/customer.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import type { ProductCard } from './product-state.ts';
import { idle, type RequestState } from './request-state.ts';

/** The flags at the top are of the account's own requests: login, registration, profile, passwords. */
export interface AuthState extends RequestState {
  /** 'unknown' until the browser's storage has been looked at, so also on the server. */
  session: 'unknown' | 'signed-in' | 'signed-out';
  customer: SignedInCustomer | null;
  cart: RequestState & { lines: ListedCartLine[]; isLoaded: boolean };
  /** `wanted`: what the shopper wishes of a product, until the server has it so. */
  wishlist: RequestState & {
    ids: string[];
    wanted: Record<string, boolean>;
    products: ProductCard[];
    isLoaded: boolean;
  };
  orders: RequestState & { list: Order[]; isLoaded: boolean };
  /** Where the customer is logged in. */
  sessions: RequestState & { list: Session[]; isLoaded: boolean };
  /** Whether a link mailed to the e-mail was used; null until the server has said. */
  isEmailConfirmed: boolean | null;
  /** The order being placed, from payment to confirmation. */
  order: RequestState & { placed: Order | null; payment: PaymentProgress };
}

/**
 * `form`: nothing is under way. `opening`, `window`: the payment window comes, and is there. `confirming`: paid, and told to the
 * server. `checking`: how it ended is not known, the server is asked. `unpaid`: no payment has come, the shopper may try
 * again. `late`: paid as far as the window knows, yet the bank has not answered.
 */
export type PaymentStep = 'form' | 'opening' | 'window' | 'confirming' | 'checking' | 'unpaid' | 'late';

export interface PaymentProgress {
  step: PaymentStep;
  /** How often the server has answered that it does not know yet. */
  asked: number;
  /** Why this step was reached, where there is something to say. */
  message: string;
}

export const noPayment: PaymentProgress = { step: 'form', asked: 0, message: '' };

export const initialAuthState: AuthState = {
  ...idle,
  session: 'unknown',
  customer: null,
  cart: { ...idle, lines: [], isLoaded: false },
  wishlist: { ...idle, ids: [], wanted: {}, products: [], isLoaded: false },
  orders: { ...idle, list: [], isLoaded: false },
  sessions: { ...idle, list: [], isLoaded: false },
  isEmailConfirmed: null,
  order: { ...idle, placed: null, payment: noPayment },
};

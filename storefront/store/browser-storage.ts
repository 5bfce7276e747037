// The only file that uses browser storage: session, form drafts, a visitor's choice, codes of
// offers, payment attempt and one notice.
import type { SignedInCustomer } from '@taana-baana/contract/schemas/people/customer.ts';
import type { Picture, ReviewSubmission } from '@taana-baana/contract/schemas/catalog/product.ts';
import type { NewCartLine } from './cart/cart.thunks.ts';

/** The address form as the shopper typed it. */
export type StoredAddress = Record<string, string>;

export interface Notice {
  kind: 'success' | 'info' | 'error';
  message: string;
  /** About something on this page: deleted with the next one. */
  isOfPage?: boolean;
}

/**
 * One checkout, until its order is placed. Every tab, double click and return uses the same
 * attempt, so the server answers with the same provider order, which can be paid only once.
 */
export interface PaymentAttempt {
  id: string;
  customerId: string;
  /** Set once the provider has an order for it. */
  providerOrderId?: string;
  /** Store credit pays a part of it. */
  usesCredit?: boolean;
  /** The payment window was opened, and its outcome is not known yet. */
  isUnsettled: boolean;
}

/** What the header and the hearts showed last: shown again before the first paint. */
export interface KnownData {
  customerId: string;
  /** Lines in the cart. */
  cart: number;
  /** Ids of products. */
  wishlist: readonly string[];
}

/** A visitor's choice, until the login. */
export interface PendingChoice {
  productId: string;
  /** For the cart; without it, for the wishlist. */
  line?: NewCartLine | undefined;
  /** The link to a cart, instead of a product. */
  cartLink?: string;
  /** The checkout follows. */
  isBoughtNow?: boolean | undefined;
  /** '2 × Warli Village Tee, Ivory, M' */
  name: string;
  picture?: Picture | undefined;
}

export interface BrowserStorage {
  customer: () => SignedInCustomer | null;
  saveCustomer: (customer: SignedInCustomer) => void;
  /** For the bootstrap, which reads it. */
  saveKnown: (known: KnownData) => void;
  /** Removes the session only. */
  clearSession: () => void;
  /** Removes everything, at logout. */
  clearAll: () => void;
  /** This customer's draft: another one may have used this browser before. */
  address: (customerId: string | undefined) => StoredAddress | null;
  saveAddress: (address: StoredAddress, customerId: string | undefined) => void;
  clearAddress: () => void;
  /** The draft of this tab, if it is for this product. */
  review: (productId: string) => ReviewSubmission | null;
  saveReview: (review: ReviewSubmission) => void;
  clearReview: () => void;
  /** Of offers, in upper case. */
  codes: () => string[];
  saveCodes: (codes: readonly string[]) => void;
  choice: () => PendingChoice | null;
  saveChoice: (choice: PendingChoice) => void;
  clearChoice: () => void;
  attempt: () => PaymentAttempt | null;
  saveAttempt: (attempt: PaymentAttempt) => void;
  clearAttempt: () => void;
  /** Saves a notice to show after the next page load. */
  leaveNotice: (notice: Notice) => void;
  takeNotice: () => Notice | null;
}

type Stores = Partial<Pick<Window, 'localStorage' | 'sessionStorage'>>;

/** Without storage (private windows, blocked cookies) every value is absent. */
export function createBrowserStorage(stores: Stores): BrowserStorage {
  const local = guarded(() => stores.localStorage);
  const session = guarded(() => stores.sessionStorage);
  return {
    customer: () => {
      const record = local.read('customer');
      return isCustomer(record) ? record : null;
    },
    saveCustomer: (customer) => {
      local.write('customer', JSON.stringify(customer));
      local.write('token', customer.token);
    },
    saveKnown: (known) => local.write('known', JSON.stringify(known)),
    clearSession: () => {
      for (const key of ['customer', 'token', 'known']) local.remove(key);
    },
    clearAll: () => {
      local.clear();
      session.clear();
    },
    address: (customerId) => {
      const record = local.read('address');
      const isOwn = (local.read('address-owner') ?? customerId) === customerId;
      return isOwn && isRecord(record) ? (record as StoredAddress) : null;
    },
    saveAddress: (address, customerId) => {
      local.write('address', JSON.stringify(address));
      local.write('address-owner', JSON.stringify(customerId));
    },
    clearAddress: () => {
      local.remove('address');
      local.remove('address-owner');
    },
    review: (productId) => {
      const record = session.read('review');
      return isRecord(record) && record['prodId'] === productId ? (record as unknown as ReviewSubmission) : null;
    },
    saveReview: (review) => session.write('review', JSON.stringify(review)),
    clearReview: () => session.remove('review'),
    codes: () => {
      const record = local.read('codes');
      return Array.isArray(record) ? record.map(String) : [];
    },
    saveCodes: (codes) => local.write('codes', JSON.stringify(codes)),
    choice: () => {
      const record = session.read('choice');
      return isRecord(record) ? (record as unknown as PendingChoice) : null;
    },
    saveChoice: (choice) => session.write('choice', JSON.stringify(choice)),
    clearChoice: () => session.remove('choice'),
    attempt: () => {
      const record = local.read('payment-attempt');
      return isRecord(record) ? (record as unknown as PaymentAttempt) : null;
    },
    saveAttempt: (attempt) => local.write('payment-attempt', JSON.stringify(attempt)),
    clearAttempt: () => local.remove('payment-attempt'),
    leaveNotice: (notice) => session.write('notice', JSON.stringify(notice)),
    takeNotice: () => {
      const notice = session.read('notice');
      session.remove('notice');
      return isRecord(notice) ? (notice as unknown as Notice) : null;
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A login counts as present when the stored record has a token (spec section 1). */
const isCustomer = (value: unknown): value is SignedInCustomer =>
  isRecord(value) && typeof value['token'] === 'string' && value['token'] !== '';

function guarded(open: () => Storage | undefined) {
  const withStorage = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const storage = open();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key: string): unknown => withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    write: (key: string, value: string) => void withStorage((storage) => storage.setItem(key, value)),
    remove: (key: string) => void withStorage((storage) => storage.removeItem(key)),
    clear: () => void withStorage((storage) => storage.clear()),
  };
}

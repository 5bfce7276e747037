// Returns from the provider's own page, which in-app browsers open instead of the payment window.
import type { PaymentReturnKind } from '@taana-baana/contract/pages.ts';
import type { ThunkServices } from '../app-thunk.ts';
import type { AppStore } from '../create-store.ts';
import { markAttemptSettled } from './payment-watch.ts';

/** True if this browser's checkout is waiting for the payment, and shows its progress. */
export const returnToCheckout =
  (kind: PaymentReturnKind) =>
  (_dispatch: AppStore['dispatch'], getState: AppStore['getState'], { storage }: ThunkServices): boolean => {
    const attempt = storage.attempt();
    if (!attempt || attempt.customerId !== getState().auth.customer?._id) return false;
    // Shows the reason to the shopper; then the form is ready for another attempt.
    if (kind === 'failed') markAttemptSettled({ storage });
    return kind === 'paid' || kind === 'pending';
  };

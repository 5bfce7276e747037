// Back from the provider's own page, which in-app browsers open in place of the payment window.
import type { PaymentReturnKind } from '@taana-baana/contract/pages.ts';
import type { ThunkServices } from '../app-thunk.ts';
import type { AppStore } from '../create-store.ts';
import { markAttemptSettled } from './payment-watch.ts';

/** True if the checkout of this browser is waiting for the payment, and shows how it went on. */
export const returnToCheckout =
  (kind: PaymentReturnKind) =>
  (_dispatch: AppStore['dispatch'], getState: AppStore['getState'], { storage }: ThunkServices): boolean => {
    const attempt = storage.attempt();
    if (!attempt || attempt.customerId !== getState().auth.customer?._id) return false;
    // The shopper reads why, and then the form is ready for another try.
    if (kind === 'failed') markAttemptSettled({ storage });
    return kind === 'paid' || kind === 'pending';
  };

// Whether money moves.
import type { Config } from '../../config.ts';

export type PaymentsMode = 'sandbox' | 'test' | 'live';

/** `sandbox`: no keys. `test`: the provider's key ids show it. */
export function paymentsModeOf({ razorpay }: Pick<Config, 'razorpay'>): PaymentsMode {
  if (!razorpay) return 'sandbox';
  return razorpay.keyId.startsWith('rzp_test_') ? 'test' : 'live';
}

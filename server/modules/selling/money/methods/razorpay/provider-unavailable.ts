// When the payment provider gives no usable answer: messages for customers and staff, and records
// to go on without.
import { serverMessages } from '@taana-baana/contract';
import type { Deps } from '../../../../../deps.ts';
import {
  type GatewayFailure,
  type GoOn,
  GatewayError,
} from '../../../../../integrations/payment-gateway/payment-gateway.ts';
import { AppError } from '../../../../app-error.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';

const checkoutCodes = {
  unreachable: 'unavailable',
  busy: 'unavailable',
  failed: 'provider-failed',
  refused: 'provider-failed',
} as const satisfies Record<GatewayFailure, string>;

/** Before a payment: the customer tries again later. */
export function atCheckout<T>(deps: Pick<Deps, 'log'>, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw new AppError(checkoutCodes[reasonOf(deps, error)], serverMessages.providerUnavailable);
  });
}

/** Names a record that cannot be read in the log; the others of its list count. */
export const leaveOut =
  ({ log }: Pick<Deps, 'log'>): GoOn =>
  (part) =>
    log.warn({ ...part }, 'a record of the payment provider cannot be read, and is left out');

/** Throws what is no failure of the provider. */
export function reasonOf(deps: Pick<Deps, 'log'>, error: unknown): GatewayFailure {
  if (!(error instanceof GatewayError)) throw error;
  deps.log.warn({ reason: error.reason, err: error }, 'the payment provider failed a customer');
  return error.reason;
}

/** A call for a member of staff. */
export async function atProvider<T>({ log }: Pick<Deps, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ reason: error.reason, err: error }, 'the payment provider failed a member of staff');
    throw new AppError('provider-failed', texts.providerSilent);
  }
}

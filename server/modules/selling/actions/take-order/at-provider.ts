// Calls the payment provider for a member of staff, with an error message if it does not respond.
import * as texts from '@taana-baana/contract/admin/texts/selling/manual-order-messages.ts';
import type { Deps } from '../../../../deps.ts';
import { GatewayError } from '../../../../integrations/payment-gateway/payment-gateway.ts';
import { AppError } from '../../../app-error.ts';

export async function atProvider<T>({ log }: Pick<Deps, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ reason: error.reason, err: error }, 'the payment provider failed a member of staff');
    throw new AppError('provider-failed', texts.providerSilent);
  }
}

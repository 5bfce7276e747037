// "We are checking with your bank": asks the server, less and less often, until the payment has become an order or the shopper moves on.
import { paymentPendingStatus } from '@taana-baana/contract/limits.ts';
import type { Order } from '@taana-baana/contract/schemas/order.ts';
import { ApiError } from './api-client.ts';
import { paymentMoved } from './auth.slice.ts';
import type { PaymentStep } from './auth-state.ts';
import { acceptOrder } from './orders.thunks.ts';
import type { Tools } from './shop-thunk.ts';

/** Milliseconds between two questions; the last one repeats for as long as the page is open. */
const pauses = [1000, 1500, 2500, 4000, 6000, 8000, 10_000, 15_000, 30_000];

interface Watch {
  /** So many answers are shown as 'checking' … */
  patience: number;
  /** … and the later ones go on behind this step. */
  afterwards: PaymentStep;
}

/** The window was closed, or the shopper came back: most often nothing was paid. */
export const afterClosing: Watch = { patience: 4, afterwards: 'unpaid' };
/** The window said 'paid': the bank may take its time. */
export const afterPaying: Watch = { patience: 9, afterwards: 'late' };
/** The shopper would rather try again; a payment that comes late is noticed all the same. */
export const whileRetrying: Watch = { patience: 0, afterwards: 'unpaid' };
export const unnoticed: Watch = { patience: 0, afterwards: 'form' };

/** Ends when the order is placed, when the server does not know it, or by the thunk's signal. */
export async function watchPayment(tools: Tools, providerOrderId: string, watch: Watch, message = ''): Promise<void> {
  const { dispatch, signal, storage } = tools;
  let asked = 0;
  const show = () => {
    const isOver = asked >= watch.patience;
    if (isOver && watch.afterwards === 'unpaid') settle(tools);
    dispatch(paymentMoved({ step: isOver ? watch.afterwards : 'checking', asked, message }));
  };
  show();
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(tools, providerOrderId);
    signal.throwIfAborted();
    if (answer === 'unknown') {
      storage.clearAttempt();
      dispatch(paymentMoved({ message }));
      return;
    }
    if (typeof answer === 'object') {
      await dispatch(acceptOrder(answer));
      return;
    }
    if (answer === 'pending') {
      asked += 1;
      if (asked <= watch.patience) show();
    }
    await pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0, signal);
  }
}

/** Who comes back later is not met by 'checking' again. */
export function settle({ storage }: Pick<Tools, 'storage'>): void {
  const attempt = storage.attempt();
  if (attempt) storage.saveAttempt({ ...attempt, isUnsettled: false });
}

/** `unreachable` decides nothing: neither that it was paid nor that it was not. */
export async function ask(
  { client }: Pick<Tools, 'client'>,
  providerOrderId: string,
): Promise<Order | 'pending' | 'unknown' | 'unreachable'> {
  try {
    const order = await client.call('getOrder', { params: { number: providerOrderId } });
    return order.orderStatus === paymentPendingStatus ? 'pending' : order;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'unreachable';
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal.throwIfAborted();
}

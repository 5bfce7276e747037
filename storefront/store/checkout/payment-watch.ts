// Polls the server until a payment has become an order, or the shopper moves on.
import { paymentPendingStatus } from '@taana-baana/contract/limits.ts';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import { ApiError } from '../api-client.ts';
import { acceptOrder } from '../orders/orders.thunks.ts';
import { paymentStatusChanged } from '../session/auth.slice.ts';
import type { PaymentStep } from '../session/auth-state.ts';
import type { ThunkApi } from '../app-thunk.ts';

/** Milliseconds between two checks; the last one repeats as long as the page is open. */
const intervals = [1000, 1500, 2500, 4000, 6000, 8000, 10_000, 15_000, 30_000];

interface WatchOptions {
  /** This many 'pending' answers are shown as the step 'checking'. */
  visibleChecks: number;
  /** The step shown while polling goes on after them. */
  stepAfterwards: PaymentStep;
}

/** The window was closed, or the shopper came back: usually nothing was paid. */
export const afterWindowClosed: WatchOptions = { visibleChecks: 4, stepAfterwards: 'unpaid' };
/** The window reported a payment: the bank may need some time. */
export const afterPayment: WatchOptions = { visibleChecks: 9, stepAfterwards: 'late' };
/** The bank has declined, or the shopper wants to try again. A late payment is still noticed. */
export const whileRetrying: WatchOptions = { visibleChecks: 0, stepAfterwards: 'unpaid' };
/** An earlier attempt is known to be unpaid: the form shows at once. */
export const inBackground: WatchOptions = { visibleChecks: 0, stepAfterwards: 'form' };

/** Ends when the order is placed, when the server does not know it or refuses its payment, or by the thunk's signal. */
export async function watchPayment(
  thunkApi: ThunkApi,
  providerOrderId: string,
  { visibleChecks, stepAfterwards }: WatchOptions,
  message = '',
): Promise<void> {
  const { dispatch, signal, storage } = thunkApi;
  let asked = 0;
  const showStatus = () => {
    const isOver = asked >= visibleChecks;
    if (isOver && stepAfterwards === 'unpaid') markAttemptSettled(thunkApi);
    dispatch(paymentStatusChanged({ step: isOver ? stepAfterwards : 'checking', asked, message }));
  };
  showStatus();
  for (let round = 0; ; round += 1) {
    const result = await checkPayment(thunkApi, providerOrderId);
    signal.throwIfAborted();
    if (result === 'unknown' || result === 'refused') {
      storage.clearAttempt();
      dispatch(paymentStatusChanged({ message: result === 'refused' ? serverMessages.paymentRefunded : message }));
      return;
    }
    if (typeof result === 'object') {
      await dispatch(acceptOrder(result));
      return;
    }
    if (result === 'pending') {
      asked += 1;
      if (asked <= visibleChecks) showStatus();
    }
    await wait(intervals[Math.min(round, intervals.length - 1)] ?? 0, signal);
  }
}

/** A later visit to the checkout then starts with the form, not with 'checking'. */
export function markAttemptSettled({ storage }: Pick<ThunkApi, 'storage'>): void {
  const attempt = storage.attempt();
  if (attempt) storage.saveAttempt({ ...attempt, isUnsettled: false });
}

/** `unreachable` decides nothing: the payment may have been made or not. `refused`: it goes back. */
export async function checkPayment(
  { client }: Pick<ThunkApi, 'client'>,
  providerOrderId: string,
): Promise<Order | 'pending' | 'refused' | 'unknown' | 'unreachable'> {
  try {
    const order = await client.call('getOrder', { params: { number: providerOrderId } });
    return order.orderStatus === paymentPendingStatus ? 'pending' : order;
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable';
    if (error.code === 'payment-required') return 'refused';
    return error.status === 404 ? 'unknown' : 'unreachable';
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  signal.throwIfAborted();
}

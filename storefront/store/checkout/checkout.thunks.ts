// Paying for the cart (spec section 4, Checkout). The current step is `auth.order.payment.step`.
import { alerts, serverMessages } from '@taana-baana/contract/messages.ts';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import type { CheckoutAnswer } from '@taana-baana/contract/schemas/selling/order.ts';
import type { BrowserConfig } from '@taana-baana/contract/schemas/content/content.ts';
import { type ApiClient, ApiError } from '../api-client.ts';
import { saveAddressDraft } from './address-draft.thunks.ts';
import { shippingChanged } from '../shop/shop.slice.ts';
import { paymentStatusChanged } from '../session/auth.slice.ts';
import type { PaymentAttempt } from '../browser-storage.ts';
import { fetchCart } from '../cart/cart.thunks.ts';
import { fetchCredit } from '../credit/credit.thunks.ts';
import { acceptOrder, createOrder, type OrderSubmission } from '../orders/orders.thunks.ts';
import {
  afterPayment,
  afterWindowClosed,
  checkPayment,
  inBackground,
  markAttemptSettled,
  watchPayment,
  whileRetrying,
} from './payment-watch.ts';
import type { PaymentOutcome, PaymentWindow } from './payment-window.ts';
import { createAppThunk, type ThunkApi, type ThunkServices } from '../app-thunk.ts';
import { newKey } from '../new-key.ts';

export interface CheckoutBody {
  amount: number;
  shippingInfo: Address;
  attemptId: string;
  useCredit?: true;
  codes?: string[];
}

export interface Checkout {
  address: Address;
  /** Rupees: subtotal plus shipping, as the shopper saw it. */
  amount: number;
  /** Of offers, as the shopper saw them; undefined: list price is paid. */
  codes?: readonly string[] | undefined;
  /** The part of it that store credit pays, as the shopper saw it; 0: none is used. */
  credit: number;
  loadWindow: () => Promise<PaymentWindow>;
  /** Of a method that is paid later: places the order at once, without the window if nothing is paid in advance. */
  place?: ((client: ApiClient, body: CheckoutBody) => Promise<CheckoutAnswer>) | undefined;
  /** Rupees that are paid online, of a method that is paid later; undefined: none. */
  advance?: number | undefined;
  /** The specification's two alerts. */
  alert: (message: string) => void;
}

/**
 * From a valid address to a placed order, or to a step where the shopper decides. Rejects with
 * `fields` if the server refuses the address. Leaving the page (abort) closes the payment window; a
 * payment that was already made is still confirmed.
 */
export const payForCart = createAppThunk(
  'checkout/pay',
  async (checkout: Checkout, thunkApi: ThunkApi) => {
    const { address, amount, credit, loadWindow, place, advance, alert } = checkout;
    const { client, dispatch, getState, signal, storage } = thunkApi;
    dispatch(paymentStatusChanged({ step: 'opening' }));
    dispatch(saveAddressDraft(address));

    const config = await client.call('getConfig').catch(() => undefined);
    const isAtOnce = place ? !advance : credit >= amount;
    const paymentWindow = config && !isAtOnce && (await loadWindow().catch(() => undefined));
    const isLoaded = paymentWindow && (await paymentWindow.load(config.paymentScriptUrl));
    if (!config || !(isAtOnce || isLoaded)) return showAlert(thunkApi, alert, alerts.paymentScriptFailed);
    // Nothing to return to if nothing is awaited: the server places it once per cart.
    const attempt = (!isAtOnce && currentAttempt(thunkApi)) || newAttempt(thunkApi);
    attempt.usesCredit = credit > 0;
    if (!isAtOnce) storage.saveAttempt(attempt);
    const opened = await openOrder(thunkApi, checkout, attempt, config);
    const { auth, shop } = getState();
    const { customer } = auth;
    if (!opened || !customer) return;
    if (opened.order === null) return showOrder(thunkApi, opened.placed.number);
    if (!paymentWindow || (credit > 0 && opened.order.amount !== (advance ?? amount - credit) * 100))
      return showNewCredit(thunkApi);
    signal.throwIfAborted();

    const { key, order } = opened;
    storage.saveAttempt({ ...attempt, providerOrderId: order.id, isUnsettled: true });
    if (order.status === 'paid') return watchPayment(thunkApi, order.id, afterPayment);
    dispatch(paymentStatusChanged({ step: 'window' }));
    const request = { key, orderId: order.id, amount: order.amount, currency: order.currency, customer, shop };
    const outcome = await paymentWindow.open(request, signal);
    if (outcome.kind === 'paid') return confirmPayment(thunkApi, order.id, outcome, address, amount);
    signal.throwIfAborted();
    const { bankMessage } = outcome;
    return watchPayment(thunkApi, order.id, bankMessage ? whileRetrying : afterWindowClosed, bankMessage);
  },
  { condition: (_, { auth }) => !['opening', 'window', 'confirming'].includes(auth.order.payment.step) },
);

/** Whether the payment in progress uses store credit, to restore the page. */
export const isCreditChosen =
  () =>
  (_: unknown, getState: ThunkApi['getState'], { storage }: ThunkServices): boolean =>
    currentAttempt({ storage, getState })?.usesCredit === true;

/** When the checkout opens: the shopper may have left it with a payment in progress. */
export const resumePayment = createAppThunk('checkout/resume', async (_: void, thunkApi) => {
  const attempt = currentAttempt(thunkApi);
  if (!attempt?.providerOrderId) {
    thunkApi.dispatch(paymentStatusChanged({}));
    return;
  }
  await watchPayment(thunkApi, attempt.providerOrderId, attempt.isUnsettled ? afterWindowClosed : inBackground);
});

/** The shopper knows that nothing was paid and wants to try again. */
export const stopWaiting = createAppThunk('checkout/stopWaiting', async (_: void, thunkApi) => {
  const attempt = currentAttempt(thunkApi);
  if (attempt?.providerOrderId) await watchPayment(thunkApi, attempt.providerOrderId, whileRetrying);
});

/** Undefined if it failed: the shopper has been told why. */
async function openOrder(
  thunkApi: ThunkApi,
  { address, amount, codes, credit, place, alert }: Checkout,
  attempt: PaymentAttempt,
  config: BrowserConfig,
): Promise<CheckoutAnswer | undefined> {
  const { client, dispatch } = thunkApi;
  try {
    const useCredit = credit > 0 && ({ useCredit: true } as const);
    const body: CheckoutBody = {
      amount,
      shippingInfo: address,
      attemptId: attempt.id,
      ...useCredit,
      ...(codes && { codes: [...codes] }),
    };
    return await (place ? place(client, body) : client.call('checkout', { body }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status >= 400 && error.status < 500;
    if (!isRefused) return showAlert(thunkApi, alert, alerts.checkoutFailed);
    // Another tab may have paid for this cart.
    const known = attempt.providerOrderId && (await checkPayment(thunkApi, attempt.providerOrderId));
    if (typeof known === 'object') {
      await dispatch(acceptOrder(known));
      return undefined;
    }
    // A price or the shipping may have changed since the page was opened.
    dispatch(shippingChanged(config.shipping));
    await dispatch(fetchCart());
    dispatch(paymentStatusChanged({ message: error.message || serverMessages.internal }));
    if (Object.keys(error.fields).length > 0) throw toFormError(error);
    return undefined;
  }
}

/** Placed already. Without its facts the empty cart leads to My Orders. */
async function showOrder(thunkApi: ThunkApi, number: string): Promise<void> {
  const { dispatch } = thunkApi;
  const order = await checkPayment(thunkApi, number);
  if (typeof order === 'object') await dispatch(acceptOrder(order));
  else await dispatch(fetchCart());
}

/** Another tab has used it, or a gift card has added to it: the shopper checks the sum again. */
async function showNewCredit({ dispatch }: ThunkApi): Promise<void> {
  await dispatch(fetchCredit());
  dispatch(paymentStatusChanged({ message: serverMessages.creditChanged }));
}

/** The server verifies the window's report. While it is undecided, the payment is polled. */
async function confirmPayment(
  thunkApi: ThunkApi,
  providerOrderId: string,
  { orderId, paymentId, signature }: Extract<PaymentOutcome, { kind: 'paid' }>,
  address: Address,
  amount: number,
): Promise<void> {
  const { client, dispatch, getState } = thunkApi;
  dispatch(paymentStatusChanged({ step: 'confirming' }));
  try {
    const body = {
      orderCreationId: providerOrderId,
      razorpayPaymentId: paymentId,
      razorpayOrderId: orderId,
      razorpaySignature: signature,
    };
    const paymentInfo = await client.call('verifyPayment', { body });
    const orderItems = getState().auth.cart.lines.map(({ productId, quantity, price, size, color }) => ({
      product: productId._id,
      quantity,
      price,
      size,
      color: color._id,
    }));
    const submission: OrderSubmission = {
      totalPrice: amount,
      totalPriceAfterDiscount: amount,
      orderItems,
      paymentInfo,
      shippingInfo: address,
    };
    await dispatch(createOrder(submission)).unwrap();
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code !== 'payment-failed' && code !== 'payment-forged')
      return watchPayment(thunkApi, providerOrderId, afterPayment);
    markAttemptSettled(thunkApi);
    dispatch(paymentStatusChanged({ step: 'unpaid', message }));
  }
}

/** The server names a field by its path in the request: `shippingInfo.state`. */
function toFormError({ status, code, message, fields }: ApiError): ApiError {
  const named = Object.entries(fields).map(([path, text]) => [path.replace(/^shippingInfo\./, ''), text]);
  return new ApiError(status, code, message, Object.fromEntries(named) as Record<string, string>);
}

function showAlert({ dispatch }: ThunkApi, alert: Checkout['alert'], message: string): undefined {
  dispatch(paymentStatusChanged({ message }));
  alert(message);
}

/** Another customer may have used this browser before. */
function currentAttempt({ storage, getState }: Pick<ThunkApi, 'storage' | 'getState'>): PaymentAttempt | null {
  const attempt = storage.attempt();
  return attempt?.customerId === getState().auth.customer?._id ? attempt : null;
}

function newAttempt({ getState }: ThunkApi): PaymentAttempt {
  return { id: newKey(), customerId: getState().auth.customer?._id ?? '', isUnsettled: false };
}

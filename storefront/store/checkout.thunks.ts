// Paying for the cart, step by step (spec section 4, Checkout). Only the checkout screen brings this file; where it stands is `order.payment`.
import { alerts } from '@taana-baana/contract/messages.ts';
import type { Address } from '@taana-baana/contract/schemas/address.ts';
import type { CheckoutAnswer } from '@taana-baana/contract/schemas/order.ts';
import { ApiError } from './api-client.ts';
import { paymentMoved } from './auth.slice.ts';
import type { PaymentAttempt, StoredAddress } from './browser-storage.ts';
import { fetchCart } from './cart.thunks.ts';
import type { AppStore } from './create-store.ts';
import { acceptOrder, createOrder, type OrderSubmission } from './orders.thunks.ts';
import { afterClosing, afterPaying, ask, settle, unnoticed, watchPayment, whileRetrying } from './payment-watch.ts';
import type { PaymentOutcome, PaymentWindow } from './payment-window.ts';
import { shopThunk, type Surroundings, type Tools } from './shop-thunk.ts';

interface Checkout {
  address: Address;
  /** Rupees: subtotal plus shipping, as the shopper saw it. */
  amount: number;
  paymentWindow: PaymentWindow;
}

/** The address of a checkout that came to nothing, for the form to start with. */
export const recallAddress =
  () =>
  (_dispatch: AppStore['dispatch'], _getState: AppStore['getState'], { storage }: Surroundings): StoredAddress | null =>
    storage.address();

/**
 * From a valid address to a placed order, or to the step where the shopper takes over. Rejected with `fields` when the server
 * refuses the address. Leaving the page takes the window away; what is already paid is confirmed all the same.
 */
export const payForCart = shopThunk(
  'checkout/pay',
  async ({ address, amount, paymentWindow }: Checkout, tools: Tools) => {
    const { client, dispatch, getState, signal, storage } = tools;
    dispatch(paymentMoved({ step: 'opening' }));
    storage.saveAddress(asTyped(address));

    const config = await client.call('getConfig').catch(() => undefined);
    if (!config || !(await paymentWindow.load(config.paymentScriptUrl))) {
      return giveUp(tools, paymentWindow, alerts.paymentScriptFailed);
    }
    const attempt = ownAttempt(tools) ?? newAttempt(tools);
    storage.saveAttempt(attempt);
    const opened = await openProviderOrder(tools, { address, amount, paymentWindow }, attempt);
    const { customer } = getState().auth;
    if (!opened || !customer) return;
    signal.throwIfAborted();

    const { key, order } = opened;
    storage.saveAttempt({ ...attempt, providerOrderId: order.id, isUnsettled: true });
    if (order.status === 'paid') return watchPayment(tools, order.id, afterPaying);
    dispatch(paymentMoved({ step: 'window' }));
    const request = { key, orderId: order.id, amount: order.amount, currency: order.currency, customer };
    const outcome = await paymentWindow.open(request, signal);
    if (outcome.kind === 'paid') return confirmPayment(tools, order.id, outcome, address, amount);
    signal.throwIfAborted();
    return watchPayment(tools, order.id, afterClosing, outcome.bankMessage);
  },
  { condition: (_, { auth }) => !['opening', 'window', 'confirming'].includes(auth.order.payment.step) },
);

/** On opening the checkout: a payment may have been under way when the page was left. */
export const resumePayment = shopThunk('checkout/resume', async (_: void, tools) => {
  const attempt = ownAttempt(tools);
  if (!attempt?.providerOrderId) {
    tools.dispatch(paymentMoved({}));
    return;
  }
  await watchPayment(tools, attempt.providerOrderId, attempt.isUnsettled ? afterClosing : unnoticed);
});

/** The shopper knows that nothing was paid, and would rather try again. */
export const stopWaiting = shopThunk('checkout/stopWaiting', async (_: void, tools) => {
  const attempt = ownAttempt(tools);
  if (attempt?.providerOrderId) await watchPayment(tools, attempt.providerOrderId, whileRetrying);
});

/** Undefined: what stood in the way has been said. */
async function openProviderOrder(
  tools: Tools,
  { address, amount, paymentWindow }: Checkout,
  attempt: PaymentAttempt,
): Promise<CheckoutAnswer | undefined> {
  const { client, dispatch } = tools;
  try {
    return await client.call('checkout', { body: { amount, shippingInfo: address, attemptId: attempt.id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isRefused = error.status >= 400 && error.status < 500;
    if (!isRefused) return giveUp(tools, paymentWindow, alerts.checkoutFailed);
    // Another tab may have paid for this very cart.
    const known = attempt.providerOrderId && (await ask(tools, attempt.providerOrderId));
    if (typeof known === 'object') {
      await dispatch(acceptOrder(known));
      return undefined;
    }
    await dispatch(fetchCart());
    dispatch(paymentMoved({ message: error.message }));
    if (Object.keys(error.fields).length > 0) throw inTheForm(error);
    return undefined;
  }
}

/** The window's word is proven by the server; when it cannot be yet, the server is asked until it can. */
async function confirmPayment(
  tools: Tools,
  providerOrderId: string,
  { orderId, paymentId, signature }: Extract<PaymentOutcome, { kind: 'paid' }>,
  address: Address,
  amount: number,
): Promise<void> {
  const { client, dispatch, getState } = tools;
  dispatch(paymentMoved({ step: 'confirming' }));
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
      return watchPayment(tools, providerOrderId, afterPaying);
    settle(tools);
    dispatch(paymentMoved({ step: 'unpaid', message }));
  }
}

/** The server names the address's fields by their place in its request. */
function inTheForm({ status, code, message, fields }: ApiError): ApiError {
  const named = Object.entries(fields).map(([path, text]) => [path.replace(/^shippingInfo\./, ''), text]);
  return new ApiError(status, code, message, Object.fromEntries(named) as Record<string, string>);
}

function giveUp({ dispatch }: Tools, paymentWindow: PaymentWindow, message: string): undefined {
  dispatch(paymentMoved({ message }));
  paymentWindow.alert(message);
}

/** Another customer may have used this browser before. */
function ownAttempt({ storage, getState }: Tools): PaymentAttempt | null {
  const attempt = storage.attempt();
  return attempt?.customerId === getState().auth.customer?._id ? attempt : null;
}

/** `crypto.randomUUID` exists on https only; a shop tried out in a home network has none. */
function newAttempt({ getState }: Tools): PaymentAttempt {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { id, customerId: getState().auth.customer?._id ?? '', isUnsettled: false };
}

const asTyped = (address: Address): StoredAddress =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value ?? '')]));

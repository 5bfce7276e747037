// Opens Razorpay's checkout.js. The sandbox's script has the same interface.
import { calls } from '@taana-baana/contract/calls.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import type { PaymentOutcome, PaymentRequest, PaymentWindow } from '../../../../store/checkout/payment-window.ts';

interface RazorpaySuccess {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}
interface RazorpayFailure {
  error?: { description?: string };
}
interface RazorpayWindow {
  on: (event: 'payment.failed', listener: (failure: RazorpayFailure) => void) => void;
  open: () => void;
  close: () => void;
}
type RazorpayConstructor = new (options: object) => RazorpayWindow;

/** A script that takes longer counts as failed, and the shopper gets a message. */
const loadTimeoutMs = 20_000;

/** The provider navigates away and submits its answer to this address. */
const returnAddress = () => new URL(`/api/${calls.returnFromPayment.path}`, location.origin).href;

const constructor = () => (window as { Razorpay?: RazorpayConstructor }).Razorpay;

export const razorpayWindow: PaymentWindow = { load, open };

function load(scriptUrl: string): Promise<boolean> {
  if (constructor()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      clearTimeout(timer);
      // Removed, so that a retry loads it again.
      if (!constructor()) script.remove();
      resolve(constructor() !== undefined);
    };
    const timer = setTimeout(end, loadTimeoutMs);
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    script.src = scriptUrl;
    document.head.append(script);
  });
}

function open(
  { key, orderId, amount, currency, customer, shop }: PaymentRequest,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const Razorpay = constructor();
  if (!Razorpay) return Promise.resolve({ kind: 'closed', bankMessage: '' });
  return new Promise((resolve) => {
    let bankMessage = '';
    const closed = () => resolve({ kind: 'closed', bankMessage });
    const opened = new Razorpay({
      key,
      amount,
      currency,
      name: shop.name,
      description: shop.tagline,
      order_id: orderId,
      prefill: {
        name: `${customer.firstname} ${customer.lastname}`,
        email: customer.email,
        contact: `+91${customer.mobile}`,
      },
      theme: { color: getComputedStyle(document.documentElement).getPropertyValue('--color-madder').trim() },
      // Indian banks no longer support entering a UPI id: a QR code or the app replaces it.
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
      retry: { enabled: true },
      ...(isInAppBrowser(navigator.userAgent) ? { redirect: true, callback_url: returnAddress() } : {}),
      modal: { backdropclose: false, confirm_close: true, ondismiss: closed },
      handler: (success: RazorpaySuccess) =>
        resolve({
          kind: 'paid',
          orderId: success.razorpay_order_id,
          paymentId: success.razorpay_payment_id,
          signature: success.razorpay_signature,
        }),
    });
    // The window stays open for a retry: show the bank's message when it closes.
    opened.on('payment.failed', ({ error }) => {
      bankMessage = error?.description ?? '';
    });
    signal.addEventListener('abort', () => (opened.close(), closed()), { once: true });
    opened.open();
  });
}

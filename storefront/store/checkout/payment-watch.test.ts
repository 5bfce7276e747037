// After the payment window has closed: no payment is lost, and none is called unpaid too early.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumePayment, stopWaiting } from './checkout.thunks.ts';
import type { PaymentOutcome } from './payment-window.ts';
import { asha, calls, closed, openCheckout, order, paid, providerOrder, refused } from '../testing.ts';

const declined: PaymentOutcome = { kind: 'closed', bankMessage: 'The bank declined' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('after the window was closed', () => {
  it('the server is polled, less and less often, and then the shopper may try again', async () => {
    const tab = await openCheckout();
    tab.paymentWindow.open.mockResolvedValue(closed);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('checking');
    await vi.advanceTimersByTimeAsync(5000);
    expect([tab.step(), tab.message()]).toEqual(['unpaid', '']);
    expect(tab.storage.attempt()).toMatchObject({ isUnsettled: false, providerOrderId: 'order_1' });
    expect(tab.storage.address(asha._id)).toMatchObject({ city: 'Madurai' });
    const asked = tab.count(calls.ask);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tab.count(calls.ask) - asked).toBeLessThan(10);
    trying.abort();
  });

  it('a decline is believed at once, and a reload does not doubt it', async () => {
    const tab = await openCheckout();
    tab.paymentWindow.open.mockResolvedValue(declined);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(0);
    expect([tab.step(), tab.message()]).toEqual(['unpaid', 'The bank declined']);
    trying.abort();
    const resuming = tab.store.dispatch(resumePayment());
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('form');
    resuming.abort();
  });

  it.each([closed, declined])('a late payment still becomes the order: %o', async (outcome) => {
    const tab = await openCheckout();
    tab.paymentWindow.open.mockResolvedValue(outcome);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tab.step()).toBe('unpaid');
    tab.known[calls.ask] = { body: order };
    await vi.advanceTimersByTimeAsync(30_000);
    await trying;
    expect(tab.placed()).toBe('TB-1');
    expect(tab.storage.attempt()).toBeNull();
  });

  it('a lost connection decides nothing', async () => {
    const tab = await openCheckout({ [calls.ask]: { status: 0 } });
    tab.paymentWindow.open.mockResolvedValue(closed);
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tab.step()).toBe('checking');
    trying.abort();
  });

  it('the shopper may try again at once', async () => {
    const tab = await openCheckout();
    tab.saveAttempt();
    const resuming = tab.store.dispatch(resumePayment());
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('checking');
    resuming.abort();
    const watching = tab.store.dispatch(stopWaiting());
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('unpaid');
    watching.abort();
  });
});

describe('a payment that the window reports', () => {
  it.each([refused(409, 'payment-pending'), refused(502, 'provider-failed'), { status: 0 }])(
    'is polled for if it cannot be verified yet (%o), and never shown as unpaid',
    async (answer) => {
      const tab = await openCheckout({ [calls.verify]: answer });
      const trying = tab.pay();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(tab.step()).toBe('checking');
      await vi.advanceTimersByTimeAsync(120_000);
      expect(tab.step()).toBe('late');
      expect(tab.storage.attempt()).toMatchObject({ isUnsettled: true });
      tab.known[calls.ask] = { body: order };
      await vi.advanceTimersByTimeAsync(30_000);
      await trying;
      expect(tab.placed()).toBe('TB-1');
    },
  );

  it('goes back to the form if the server finds it forged or failed', async () => {
    const tab = await openCheckout({ [calls.verify]: refused(400, 'payment-failed') });
    await tab.pay();
    expect([tab.step(), tab.message(), tab.count(calls.create)]).toEqual(['unpaid', 'refused: payment-failed', 0]);
  });

  it('is confirmed even if the page was left', async () => {
    const tab = await openCheckout();
    let report: (outcome: PaymentOutcome) => void = () => {};
    tab.paymentWindow.open.mockImplementation(() => new Promise((resolve) => (report = resolve)));
    const trying = tab.pay();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.step()).toBe('window');
    trying.abort();
    report(paid);
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.count(calls.create)).toBe(1);
    expect(tab.storage.attempt()).toBeNull();
  });

  it('opens no window if the order is paid already', async () => {
    const paidOrder = { success: true, key: 'key_1', order: { ...providerOrder, status: 'paid' } };
    const tab = await openCheckout({ [calls.checkout]: { body: paidOrder }, [calls.ask]: { body: order } });
    await tab.pay();
    expect(tab.paymentWindow.open).not.toHaveBeenCalled();
    expect(tab.placed()).toBe('TB-1');
  });
});

describe('coming back to the checkout', () => {
  it('checks an open payment first and shows its order', async () => {
    const tab = await openCheckout({ [calls.ask]: { body: order } });
    tab.saveAttempt();
    await tab.store.dispatch(resumePayment());
    expect(tab.placed()).toBe('TB-1');
  });

  it('shows the form at once after an unpaid attempt', async () => {
    const tab = await openCheckout();
    tab.saveAttempt(false);
    const resuming = tab.store.dispatch(resumePayment());
    await vi.advanceTimersByTimeAsync(3000);
    expect(tab.step()).toBe('form');
    resuming.abort();
  });

  it('forgets a payment that the server does not know', async () => {
    const tab = await openCheckout({ [calls.ask]: refused(404, 'not-found') });
    tab.saveAttempt();
    await tab.store.dispatch(resumePayment());
    expect([tab.step(), tab.storage.attempt()]).toEqual(['form', null]);
  });
});

import { describe, expect, it } from 'vitest';
import { fetchColors } from './products/color.slice.ts';
import { submitEnquiry } from './content/contact.slice.ts';
import { createOrder } from './orders/orders.thunks.ts';
import { asha, failed, setUp } from './testing.ts';

describe('colours, contact, orders', () => {
  it('colours have the fallback message if the response has none', async () => {
    const { store } = setUp({ 'GET /api/color': { status: 500, body: { message: '', code: 'internal' } } });
    const fetching = store.dispatch(fetchColors());
    expect(store.getState().color).toMatchObject({ isLoading: true, isError: false });
    await fetching;
    expect(store.getState().color).toEqual({
      colorList: [],
      isLoading: false,
      isError: true,
      errorMessage: 'Failed to fetch colors',
    });
  });

  it('the contact form shows one of its two toasts', async () => {
    const form = { name: 'Asha', email: 'asha@example.com', mobile: '9876543210', comment: 'Hello' };
    const good = setUp({ 'POST /api/enquiry': { status: 201, body: { _id: 'e', ...form } } });
    await good.store.dispatch(submitEnquiry(form));
    expect(good.toasts.success).toHaveBeenCalledWith('Contact Form Submitted Successfully');
    expect(good.store.getState().contact).toMatchObject({ isSuccess: true, contact: { _id: 'e' } });
    const bad = setUp({ 'POST /api/enquiry': failed });
    await bad.store.dispatch(submitEnquiry(form));
    expect(bad.toasts.error).toHaveBeenCalledWith('Something Went Wrong');
    expect(bad.store.getState().contact.isError).toBe(true);
  });

  it('a placed order removes the stored address and fetches the cart again; a pending payment shows no error', async () => {
    const order = {
      totalPrice: 1100,
      totalPriceAfterDiscount: 1100,
      orderItems: [],
      paymentInfo: { razorpayOrderId: 'o', razorpayPaymentId: 'p' },
      shippingInfo: {},
    };
    const good = setUp({
      'POST /api/user/cart/create-order': { status: 201, body: { success: true, order: { _id: 'o1' } } },
      'GET /api/user/cart': { body: [] },
    });
    await good.signIn();
    good.storage.saveAddress({ city: 'Pune' }, asha._id);
    await good.store.dispatch(createOrder(order));
    expect(good.toasts.success).toHaveBeenCalledWith('Ordered createad Successfully!');
    expect(good.storage.address(asha._id)).toBeNull();
    expect(good.store.getState().auth.order).toMatchObject({ isSuccess: true, placed: { _id: 'o1' } });

    const pending = setUp({
      'POST /api/user/cart/create-order': { status: 409, body: { message: 'wait', code: 'payment-pending' } },
    });
    await pending.signIn();
    await pending.store.dispatch(createOrder(order));
    expect(pending.toasts.error).not.toHaveBeenCalled();
  });
});

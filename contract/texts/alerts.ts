// The checkout's alerts.

export const paymentScriptFailed = 'Razorpay SDK failed to load';
export const checkoutFailed = 'Something went wrong';

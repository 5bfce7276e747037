// The checkout's breadcrumb.

export const cart = 'Cart';
export const information = 'Information';
export const shipping = 'Shipping';
export const payment = 'Payment';

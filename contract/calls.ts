// Method, path and access of every API call. Without schemas, so that the browser can load it
// alone: the schema library is 15 KB. endpoints/ has the schemas.

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`; `:name` is a parameter. */
  readonly path: string;
  /** `customer`: a bearer token is required. */
  readonly access: 'open' | 'customer';
  /** The body is a picture, not JSON. At most this many bytes. */
  readonly maxBytes?: number;
  /** The answer is a file of this type, not JSON. */
  readonly fileType?: 'application/pdf';
}

export const calls = {
  listProducts: { method: 'GET', path: 'product', access: 'open' },
  getProduct: { method: 'GET', path: 'product/:id', access: 'open' },
  getProductPreview: { method: 'GET', path: 'product/:id/preview/:token', access: 'open' },
  getSizeChart: { method: 'GET', path: 'size-chart', access: 'open' },
  toggleWishlist: { method: 'PUT', path: 'product/Wishlist', access: 'customer' },
  rateProduct: { method: 'PUT', path: 'product/rating', access: 'customer' },
  register: { method: 'POST', path: 'user/register', access: 'open' },
  login: { method: 'POST', path: 'user/login', access: 'open' },
  logout: { method: 'POST', path: 'user/logout', access: 'customer' },
  listSessions: { method: 'GET', path: 'user/sessions', access: 'customer' },
  endSession: { method: 'DELETE', path: 'user/sessions/:id', access: 'customer' },
  endSessions: { method: 'DELETE', path: 'user/sessions', access: 'customer' },
  exportData: { method: 'GET', path: 'user/export', access: 'customer' },
  deleteAccount: { method: 'POST', path: 'user/delete-account', access: 'customer' },
  getEmailStatus: { method: 'GET', path: 'user/confirm-email', access: 'customer' },
  requestEmailConfirmation: { method: 'POST', path: 'user/confirm-email', access: 'customer' },
  confirmEmail: { method: 'POST', path: 'user/confirm-email/:token', access: 'customer' },
  restoreEmail: { method: 'POST', path: 'user/restore-email/:token', access: 'open' },
  getSecondFactor: { method: 'GET', path: 'user/second-factor', access: 'customer' },
  beginSecondFactor: { method: 'POST', path: 'user/second-factor', access: 'customer' },
  confirmSecondFactor: { method: 'PUT', path: 'user/second-factor', access: 'customer' },
  endSecondFactor: { method: 'POST', path: 'user/second-factor/off', access: 'customer' },
  editUser: { method: 'PUT', path: 'user/edit-user', access: 'customer' },
  getGstin: { method: 'GET', path: 'user/gstin', access: 'customer' },
  saveGstin: { method: 'PUT', path: 'user/gstin', access: 'customer' },
  forgotPassword: { method: 'POST', path: 'user/forgot-password-token', access: 'open' },
  resetPassword: { method: 'PUT', path: 'user/reset-password/:token', access: 'open' },
  getWishlist: { method: 'GET', path: 'user/wishlist', access: 'customer' },
  getCart: { method: 'GET', path: 'user/cart', access: 'customer' },
  addToCart: { method: 'POST', path: 'user/cart', access: 'customer' },
  deleteCartLine: { method: 'DELETE', path: 'user/delete-product-cart/:id', access: 'customer' },
  updateCartLine: { method: 'PUT', path: 'user/update-product-cart/:cartItemId/:quantity', access: 'customer' },
  updateCartLineByDelete: {
    method: 'DELETE',
    path: 'user/update-product-cart/:cartItemId/:quantity',
    access: 'customer',
  },
  emptyCart: { method: 'DELETE', path: 'user/empty-cart', access: 'customer' },
  /** What the cart costs with codes and offers. */
  previewOffers: { method: 'POST', path: 'user/offers', access: 'customer' },
  getCredit: { method: 'GET', path: 'user/credit', access: 'customer' },
  checkout: { method: 'POST', path: 'user/order/checkout', access: 'customer' },
  /** Whether the cart can be paid in cash at this PIN code, and what it costs then. */
  previewCash: { method: 'POST', path: 'user/order/cod/preview', access: 'customer' },
  placeCashOrder: { method: 'POST', path: 'user/order/cod', access: 'customer' },
  /** A page of the provider where the order is paid online instead. */
  payCashOrder: { method: 'POST', path: 'user/order/:number/pay', access: 'customer' },
  /** By the link of a mail. Reading it changes nothing. */
  getCashOrder: { method: 'GET', path: 'cod/:token', access: 'open' },
  confirmCashOrder: { method: 'POST', path: 'cod/:token', access: 'open' },
  /** By the link of a mail, too. */
  getHandRefund: { method: 'GET', path: 'refund/:token', access: 'open' },
  saveUpiId: { method: 'POST', path: 'refund/:token', access: 'open' },
  verifyPayment: { method: 'POST', path: 'user/order/paymentVerification', access: 'customer' },
  createOrder: { method: 'POST', path: 'user/cart/create-order', access: 'customer' },
  listOrders: { method: 'GET', path: 'user/getmyorders', access: 'customer' },
  getOrder: { method: 'GET', path: 'user/order/:number', access: 'customer' },
  cancelOrder: { method: 'POST', path: 'user/order/:number/cancel', access: 'customer' },
  getOrderDocument: {
    method: 'GET',
    path: 'user/order/:number/document/:id',
    access: 'customer',
    fileType: 'application/pdf',
  },
  /** Puts what the link leads to into the caller's own cart. */
  restoreCart: { method: 'POST', path: 'user/cart/:token', access: 'customer' },
  trackParcel: { method: 'GET', path: 'track/:token', access: 'open' },
  requestExchange: { method: 'POST', path: 'user/order/:number/exchange', access: 'customer' },
  withdrawExchange: { method: 'POST', path: 'user/order/:number/exchange/:id/withdraw', access: 'customer' },
  /** The body is the picture itself. More than 5 MB is refused with a sentence of its own. */
  addExchangePhoto: {
    method: 'PUT',
    path: 'user/order/:number/exchange-photo/:id',
    access: 'customer',
    maxBytes: 6 * 1024 * 1024,
  },
  getExchangePhoto: { method: 'GET', path: 'user/exchange-photo/:id', access: 'customer' },
  redeemGiftCard: { method: 'POST', path: 'user/gift-card', access: 'customer' },
  returnFromPayment: { method: 'POST', path: 'payment/return', access: 'open' },
  receiveWebhook: { method: 'POST', path: 'payment/webhook', access: 'open' },
  listBlogs: { method: 'GET', path: 'blog', access: 'open' },
  getBlog: { method: 'GET', path: 'blog/:id', access: 'open' },
  getBlogPreview: { method: 'GET', path: 'blog/:id/preview/:token', access: 'open' },
  createEnquiry: { method: 'POST', path: 'enquiry', access: 'open' },
  subscribeNewsletter: { method: 'POST', path: 'newsletter', access: 'open' },
  listCategories: { method: 'GET', path: 'category', access: 'open' },
  confirmNewsletter: { method: 'POST', path: 'newsletter/confirm/:token', access: 'open' },
  unsubscribeNewsletter: { method: 'POST', path: 'newsletter/unsubscribe/:token', access: 'open' },
  listCollections: { method: 'GET', path: 'collection', access: 'open' },
  getCollection: { method: 'GET', path: 'collection/:handle', access: 'open' },
  getCollectionPreview: { method: 'GET', path: 'collection/:handle/preview/:token', access: 'open' },
  listOffers: { method: 'GET', path: 'offers', access: 'open' },
  listColors: { method: 'GET', path: 'color', access: 'open' },
  getConfig: { method: 'GET', path: 'config', access: 'open' },
  getContent: { method: 'GET', path: 'content/:page', access: 'open' },
  getContentPreview: { method: 'GET', path: 'content/:page/preview/:token', access: 'open' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

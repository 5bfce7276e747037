// The pictures in README and docs: screen, state and size of each. `npm run
// photos -- --docs` retakes them.
export interface DocumentPicture {
  /** In docs/pictures/. */
  readonly file: string;
  readonly screen: string;
  readonly state: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1440, height: 960 };
const phone = { width: 390, height: 780 };

export const documentPictures: readonly DocumentPicture[] = [
  { file: 'store.jpg', screen: 'store', state: 'first look', ...wide },
  { file: 'product.jpg', screen: 'product', state: 'chosen', ...wide },
  { file: 'orders.jpg', screen: 'orders', state: 'three orders', ...wide },
  { file: 'our-story.jpg', screen: 'our story', state: 'first look', ...wide },
  { file: 'store-phone.jpg', screen: 'store', state: 'first look', ...phone },
  { file: 'filters-phone.jpg', screen: 'store', state: 'filters open', ...phone },
  { file: 'product-phone.jpg', screen: 'product', state: 'first look', ...phone },
  { file: 'cart-phone.jpg', screen: 'cart', state: 'filled', ...phone },
  { file: 'checkout-phone.jpg', screen: 'checkout', state: 'first look', ...phone },
  { file: 'payment-phone.jpg', screen: 'checkout', state: 'payment window', ...phone },
  { file: 'payment-watched-phone.jpg', screen: 'checkout', state: 'payment failed', ...phone },
  { file: 'wishlist-phone.jpg', screen: 'wishlist', state: 'filled', ...phone },
  { file: 'admin-set-up-phone.jpg', screen: 'admin set-up', state: 'first look', ...phone },
  { file: 'admin-sign-in-phone.jpg', screen: 'admin sign-in', state: 'first look', ...phone },
  { file: 'admin-dashboard.jpg', screen: 'admin dashboard', state: 'first look', ...wide },
  { file: 'admin-dashboard-phone.jpg', screen: 'admin dashboard', state: 'first look', ...phone },
  { file: 'admin-orders.jpg', screen: 'admin orders', state: 'first look', ...wide },
  { file: 'admin-orders-phone.jpg', screen: 'admin orders', state: 'to pack', ...phone },
  { file: 'admin-packing-phone.jpg', screen: 'admin packing', state: 'first look', ...phone },
  { file: 'admin-order-phone.jpg', screen: 'admin order', state: 'to pack', ...phone },
  { file: 'admin-delivered-phone.jpg', screen: 'admin orders', state: 'delivered by AWB', ...phone },
  { file: 'admin-to-confirm-phone.jpg', screen: 'admin orders', state: 'to confirm', ...phone },
  { file: 'admin-cash-phone.jpg', screen: 'admin cash', state: 'first look', ...phone },
  { file: 'admin-remittance-phone.jpg', screen: 'admin cash', state: 'remittance read', ...phone },
  { file: 'admin-offers-phone.jpg', screen: 'admin offers', state: 'first look', ...phone },
  { file: 'admin-product-phone.jpg', screen: 'admin product', state: 'begun', ...phone },
  { file: 'admin-days-off-phone.jpg', screen: 'admin settings days-off', state: 'filled', ...phone },
  { file: 'admin-messages-phone.jpg', screen: 'admin account', state: 'messages', ...phone },
  { file: 'admin-cancel-phone.jpg', screen: 'admin order', state: 'cancel', ...phone },
  { file: 'admin-refund-phone.jpg', screen: 'admin order', state: 'refund', ...phone },
  { file: 'admin-credit-phone.jpg', screen: 'admin order', state: 'credit', ...phone },
  { file: 'admin-settings-phone.jpg', screen: 'admin settings', state: 'first look', ...phone },
  { file: 'admin-look-phone.jpg', screen: 'admin settings look', state: 'first look', ...phone },
  { file: 'admin-post-phone.jpg', screen: 'admin post', state: 'first look', ...phone },
  { file: 'admin-content-phone.jpg', screen: 'admin content page', state: 'first look', ...phone },
  { file: 'admin-system-phone.jpg', screen: 'admin system', state: 'first look', ...phone },
  { file: 'admin-newsletter-phone.jpg', screen: 'admin newsletter', state: 'written', ...phone },
  { file: 'admin-accounting-phone.jpg', screen: 'admin accounting', state: 'first look', ...phone },
  { file: 'admin-documents-phone.jpg', screen: 'admin accounting', state: 'documents', ...phone },
  { file: 'admin-reconciliation-phone.jpg', screen: 'admin reconciliation', state: 'first look', ...phone },
  { file: 'admin-tax-phone.jpg', screen: 'admin settings tax', state: 'first look', ...phone },
  { file: 'admin-invite-phone.jpg', screen: 'admin staff', state: 'invite', ...phone },
];

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
];

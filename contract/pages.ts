// Every page path of the shop: the router's pattern, who may open it, and how a link to it is built.

export type PageAccess = 'open' | 'customer' | 'visitor';

export interface Page {
  /** The pattern that the router matches. */
  readonly path: string;
  /** `customer`: others go to /login. `visitor`: signed-in customers go to /. */
  readonly access: PageAccess;
}

export const pages = {
  home: { path: '/', access: 'open' },
  store: { path: '/product', access: 'open' },
  product: { path: '/product/:id', access: 'open' },
  about: { path: '/about', access: 'open' },
  contact: { path: '/contact', access: 'open' },
  ourStory: { path: '/our-story', access: 'open' },
  blogs: { path: '/blogs', access: 'open' },
  blog: { path: '/blog/:id', access: 'open' },
  compare: { path: '/compare-product', access: 'open' },
  privacyPolicy: { path: '/privacy-policy', access: 'open' },
  refundPolicy: { path: '/refund-policy', access: 'open' },
  shippingPolicy: { path: '/shipping-policy', access: 'open' },
  terms: { path: '/term-conditions', access: 'open' },
  cart: { path: '/cart', access: 'customer' },
  checkout: { path: '/checkout', access: 'customer' },
  orders: { path: '/my-orders', access: 'customer' },
  profile: { path: '/my-profile', access: 'customer' },
  wishlist: { path: '/wishlist', access: 'customer' },
  login: { path: '/login', access: 'visitor' },
  signup: { path: '/signup', access: 'visitor' },
  forgotPassword: { path: '/forgot-password', access: 'open' },
  resetPassword: { path: '/reset-password/:token', access: 'open' },
  confirmEmail: { path: '/confirm-email/:token', access: 'open' },
  restoreEmail: { path: '/restore-email/:token', access: 'open' },
  unsubscribe: { path: '/unsubscribe/:token', access: 'open' },
} as const satisfies Record<string, Page>;

export const productHref = (id: string): string => `/product/${encodeURIComponent(id)}`;
export const blogHref = (id: string): string => `/blog/${encodeURIComponent(id)}`;
export const resetPasswordHref = (token: string): string => `/reset-password/${encodeURIComponent(token)}`;
export const confirmEmailHref = (token: string): string => `/confirm-email/${encodeURIComponent(token)}`;
export const restoreEmailHref = (token: string): string => `/restore-email/${encodeURIComponent(token)}`;
export const unsubscribeHref = (token: string): string => `/unsubscribe/${encodeURIComponent(token)}`;

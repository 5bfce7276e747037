// The schemas of every API call: requests are validated with them, OpenAPI and the
// client's types come from them.
import * as z from 'zod/mini';
import { type CacheTag, reviewsTag } from './cache-tags.ts';
import { calls, type Call, type CallName } from './calls.ts';
import * as cart from './schemas/cart.ts';
import * as collection from './schemas/collection.ts';
import * as content from './schemas/content.ts';
import * as enquiry from './schemas/enquiry.ts';
import * as customer from './schemas/customer.ts';
import * as gstin from './schemas/gstin.ts';
import { PictureBytes, pathName } from './schemas/choices.ts';
import { CustomerData } from './schemas/customer-data.ts';
import { PageContent } from './schemas/page-content.ts';
import { DocumentFile } from './schemas/document.ts';
import * as exchange from './schemas/exchange.ts';
import * as giftCard from './schemas/gift-card.ts';
import * as order from './schemas/order.ts';
import * as product from './schemas/product.ts';
import * as secondFactorForms from './schemas/second-factor-forms.ts';
import * as secondFactor from './schemas/second-factor.ts';
import { StoreCredit } from './schemas/store-credit.ts';

type Schema = z.ZodMiniType;

export interface Endpoint extends Call {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body is a form, not JSON. */
  readonly isForm?: true;
  readonly response: Schema;
  /** The cache tags of a response. Only public reads with tags are cached. */
  readonly cacheTags?: (answer: never) => readonly CacheTag[];
  /** The statuses of success, the usual one first. */
  readonly statuses: readonly [number, ...number[]];
}

const byId = z.object({ id: pathName });
const byToken = z.object({ token: pathName });
const nothing = z.undefined();

/**
 * Reviews change a product's stars, sales its sold-out sizes; a list without those fields does not
 * depend on them.
 */
const productTags = ({
  _id,
  totalrating,
  ratingsCount,
  soldOut,
}: z.output<typeof product.PartialProduct>): CacheTag[] =>
  totalrating === undefined && ratingsCount === undefined && soldOut === undefined
    ? ['catalog']
    : ['catalog', reviewsTag(_id)];

export const endpoints = {
  listProducts: {
    ...calls.listProducts,
    summary: 'Products that match; X-Total-Count tells how many before paging',
    query: product.ProductQuery,
    response: z.array(product.PartialProduct),
    cacheTags: (products: z.output<typeof product.PartialProduct>[]) => ['catalog', ...products.flatMap(productTags)],
    statuses: [200],
  },
  getProduct: {
    ...calls.getProduct,
    summary: 'One product with its reviews, newest first',
    params: byId,
    response: product.Product,
    cacheTags: productTags,
    statuses: [200],
  },
  getProductPreview: {
    ...calls.getProductPreview,
    summary: 'The draft of a product, for the link that the admin made',
    params: z.object({ id: pathName, token: pathName }),
    response: product.Product,
    statuses: [200],
  },
  toggleWishlist: {
    ...calls.toggleWishlist,
    summary: 'Puts a product on the wishlist, or takes it off',
    body: product.WishlistToggle,
    response: product.WishlistIds,
    statuses: [200],
  },
  rateProduct: {
    ...calls.rateProduct,
    summary: "The customer's one review of a product; a second one replaces it",
    body: product.ReviewSubmission,
    response: product.Product,
    statuses: [200],
  },
  register: {
    ...calls.register,
    summary: 'Opens an account',
    body: customer.Registration,
    response: customer.Customer,
    statuses: [201],
  },
  login: {
    ...calls.login,
    summary:
      "Opens a session and answers its bearer token; with a second factor it takes a code too, the app's or a recovery code",
    body: customer.Credentials,
    response: customer.SignedInCustomer,
    statuses: [200],
  },
  logout: { ...calls.logout, summary: 'Ends the session of the token sent', response: nothing, statuses: [204] },
  listSessions: {
    ...calls.listSessions,
    summary: 'Where the customer is logged in, the last used first',
    response: z.array(customer.Session),
    statuses: [200],
  },
  endSession: {
    ...calls.endSession,
    summary: "Ends one of the customer's sessions",
    params: byId,
    response: cart.DeletedCount,
    statuses: [200],
  },
  endSessions: {
    ...calls.endSessions,
    summary: "Ends every session of the customer, the caller's own too",
    response: cart.DeletedCount,
    statuses: [200],
  },
  exportData: {
    ...calls.exportData,
    summary: 'All that the shop holds of the customer, as a file',
    response: CustomerData,
    statuses: [200],
  },
  deleteAccount: {
    ...calls.deleteAccount,
    summary: 'Deletes the account and all but what the invoices of paid orders need',
    body: customer.AccountDeletion,
    response: content.Message,
    statuses: [200],
  },
  getSecondFactor: {
    ...calls.getSecondFactor,
    summary: 'Whether a login asks for a code after the password',
    response: secondFactor.SecondFactor,
    statuses: [200],
  },
  beginSecondFactor: {
    ...calls.beginSecondFactor,
    summary: "Makes a key for the customer's authenticator app; a login asks for no code yet",
    body: secondFactorForms.SecondFactorChange,
    response: secondFactor.SecondFactorKey,
    statuses: [200],
  },
  confirmSecondFactor: {
    ...calls.confirmSecondFactor,
    summary: 'Turns the second factor on by the first code, and answers the recovery codes, this once',
    body: secondFactorForms.SecondFactorProof,
    response: secondFactor.RecoveryCodes,
    statuses: [200],
  },
  endSecondFactor: {
    ...calls.endSecondFactor,
    summary: 'Turns the second factor off; harmless to repeat',
    body: secondFactorForms.SecondFactorChange,
    response: nothing,
    statuses: [204],
  },
  editUser: {
    ...calls.editUser,
    summary: "Changes the customer's profile",
    body: customer.ProfileUpdate,
    response: customer.Customer,
    statuses: [200],
  },
  getGstin: {
    ...calls.getGstin,
    summary: "The customer's GSTIN; null for most",
    response: gstin.CustomerGstin,
    statuses: [200],
  },
  saveGstin: {
    ...calls.saveGstin,
    summary: 'Stands on the invoices of orders placed from now on; a blank one takes it away',
    body: gstin.GstinForm,
    response: gstin.CustomerGstin,
    statuses: [200],
  },
  getEmailStatus: {
    ...calls.getEmailStatus,
    summary: "Whether the customer's e-mail is confirmed",
    response: customer.EmailStatus,
    statuses: [200],
  },
  requestEmailConfirmation: {
    ...calls.requestEmailConfirmation,
    summary: "Mails a link that confirms the customer's e-mail",
    response: content.Message,
    statuses: [200],
  },
  confirmEmail: {
    ...calls.confirmEmail,
    summary: "Confirms the customer's e-mail by the link that was mailed to it",
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  restoreEmail: {
    ...calls.restoreEmail,
    summary: 'Puts an e-mail back by the link that was mailed to it, and ends every session of the customer',
    params: byToken,
    response: customer.RestoredEmail,
    statuses: [200],
  },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: 'Mails a link that resets the password, where the account exists',
    body: customer.ForgottenPassword,
    response: content.Message,
    statuses: [200],
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: 'Sets a new password and ends every session of the customer',
    params: byToken,
    body: customer.PasswordReset,
    response: content.Message,
    statuses: [200],
  },
  getWishlist: {
    ...calls.getWishlist,
    summary: "The customer's wishlist",
    response: product.Wishlist,
    statuses: [200],
  },
  getCart: {
    ...calls.getCart,
    summary: "The customer's cart at today's prices",
    response: z.array(cart.ListedCartLine),
    statuses: [200],
  },
  addToCart: {
    ...calls.addToCart,
    summary: 'Adds to the line of the same product, colour and size, or opens one',
    body: cart.CartLineInput,
    response: cart.CartLine,
    statuses: [201],
  },
  deleteCartLine: {
    ...calls.deleteCartLine,
    summary: 'Takes one line out of the cart',
    params: cart.CartLineParams,
    response: cart.DeletedCount,
    statuses: [200],
  },
  updateCartLine: {
    ...calls.updateCartLine,
    summary: "Sets a line's quantity",
    params: cart.QuantityParams,
    response: cart.CartLine,
    statuses: [200],
  },
  updateCartLineByDelete: {
    ...calls.updateCartLineByDelete,
    summary: 'The same as PUT, for clients that send DELETE',
    params: cart.QuantityParams,
    response: cart.CartLine,
    statuses: [200],
  },
  emptyCart: { ...calls.emptyCart, summary: 'Takes every line out', response: cart.DeletedCount, statuses: [200] },
  getCredit: {
    ...calls.getCredit,
    summary: "The customer's store credit and its history",
    response: StoreCredit,
    statuses: [200],
  },
  checkout: {
    ...calls.checkout,
    summary: "Prices the cart and opens the provider's order for it; store credit that pays for all of it places it",
    body: order.CheckoutRequest,
    response: order.CheckoutAnswer,
    statuses: [200],
  },
  verifyPayment: {
    ...calls.verifyPayment,
    summary: 'Proves a payment with the provider',
    body: order.PaymentVerification,
    response: order.VerifiedPayment,
    statuses: [200],
  },
  createOrder: {
    ...calls.createOrder,
    summary: 'The order that a payment made; harmless to repeat. A paid order keeps whatever address comes',
    body: order.OrderRequest,
    response: order.OrderCreated,
    statuses: [201, 200],
  },
  listOrders: {
    ...calls.listOrders,
    summary: "The customer's orders, newest first",
    response: order.OrderList,
    statuses: [200],
  },
  getOrder: {
    ...calls.getOrder,
    summary: "One order by its number or the provider's order id; says so while the payment is pending",
    params: z.object({ number: pathName }),
    response: z.union([order.Order, order.PendingOrder]),
    statuses: [200],
  },
  cancelOrder: {
    ...calls.cancelOrder,
    summary: 'Cancels an order that is not packed yet, or not shipped after 20 business days; the payment goes back',
    params: z.object({ number: pathName }),
    response: order.Order,
    statuses: [200],
  },
  getOrderDocument: {
    ...calls.getOrderDocument,
    summary: "A tax document of one of the customer's orders, as a PDF",
    params: z.object({ number: pathName, id: pathName }),
    response: DocumentFile,
    statuses: [200],
  },
  trackParcel: {
    ...calls.trackParcel,
    summary: 'Where a parcel is, by the link in the mail about it; for 90 days',
    params: byToken,
    response: order.TrackedParcel,
    statuses: [200],
  },
  requestExchange: {
    ...calls.requestExchange,
    summary: 'Asks to exchange items of a delivered order, within the days of the refund policy',
    params: z.object({ number: pathName }),
    body: exchange.ExchangeForm,
    response: order.OrderCreated,
    statuses: [201],
  },
  addExchangePhoto: {
    ...calls.addExchangePhoto,
    summary: 'A photo for a request to exchange, as JPEG, PNG or WebP; the caller chooses its id',
    params: exchange.PhotoParams,
    body: PictureBytes,
    response: nothing,
    statuses: [204],
  },
  getExchangePhoto: {
    ...calls.getExchangePhoto,
    summary: "One of the customer's own photos of an exchange",
    params: byId,
    response: exchange.ExchangePhoto,
    statuses: [200],
  },
  redeemGiftCard: {
    ...calls.redeemGiftCard,
    summary: 'Turns a gift card into store credit, once; harmless to repeat for the customer who did',
    body: giftCard.GiftCardCode,
    response: giftCard.RedeemedGiftCard,
    statuses: [200],
  },
  returnFromPayment: {
    ...calls.returnFromPayment,
    summary: 'The shopper comes back from the payment provider with a signed form, and is sent on to a page',
    body: order.PaymentReturn,
    isForm: true,
    response: nothing,
    statuses: [303],
  },
  receiveWebhook: {
    ...calls.receiveWebhook,
    summary: "The payment provider's events, signed over the raw body",
    response: z.object({ received: z.literal(true) }),
    statuses: [200],
  },
  listBlogs: {
    ...calls.listBlogs,
    summary: 'Posts, newest first',
    response: z.array(content.BlogPost),
    cacheTags: () => ['blog'],
    statuses: [200],
  },
  getBlog: {
    ...calls.getBlog,
    summary: 'One post',
    params: byId,
    response: content.BlogPost,
    cacheTags: () => ['blog'],
    statuses: [200],
  },
  getBlogPreview: {
    ...calls.getBlogPreview,
    summary: 'The draft of a post, for the link that the admin made',
    params: z.object({ id: pathName, token: pathName }),
    response: content.BlogPost,
    statuses: [200],
  },
  createEnquiry: {
    ...calls.createEnquiry,
    summary: 'A question to the shop',
    body: enquiry.EnquiryForm,
    response: enquiry.Enquiry,
    statuses: [201],
  },
  subscribeNewsletter: {
    ...calls.subscribeNewsletter,
    summary: 'Mails a link that confirms the subscription of an address; 200 when it was entered before',
    body: content.NewsletterForm,
    response: content.Message,
    statuses: [201, 200],
  },
  listCategories: {
    ...calls.listCategories,
    summary: 'The categories of all products that are sold, in the order of the alphabet',
    response: z.array(z.string()),
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  confirmNewsletter: {
    ...calls.confirmNewsletter,
    summary: 'Confirms a subscription by the link that was mailed; as often as one likes',
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  unsubscribeNewsletter: {
    ...calls.unsubscribeNewsletter,
    summary: 'Ends a subscription by the token in its mails; as often as one likes, with any body',
    params: byToken,
    response: content.Message,
    statuses: [200],
  },
  listCollections: {
    ...calls.listCollections,
    summary: 'Collections, categories and brands with a picture each',
    response: collection.Collections,
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  getCollection: {
    ...calls.getCollection,
    summary: 'A collection: its products are those with its tag',
    params: z.object({ handle: pathName }),
    response: collection.Collection,
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  getCollectionPreview: {
    ...calls.getCollectionPreview,
    summary: 'The draft of a collection, for the link that the admin made',
    params: z.object({ handle: pathName, token: pathName }),
    response: collection.Collection,
    statuses: [200],
  },
  listColors: {
    ...calls.listColors,
    summary: 'Every colour',
    response: z.array(product.ProductColor),
    cacheTags: () => ['catalog'],
    statuses: [200],
  },
  getConfig: {
    ...calls.getConfig,
    summary: 'What the browser must know of the shop',
    response: content.BrowserConfig,
    cacheTags: () => ['settings'],
    statuses: [200],
  },
  getContent: {
    ...calls.getContent,
    summary:
      'The published text of a page; except for banners and house lines, with placeholders such as {shippingFee}',
    params: z.object({ page: pathName }),
    response: PageContent,
    cacheTags: ({ page }: PageContent) => [
      'content',
      'settings',
      ...(page === 'house-lines' ? (['catalog'] as const) : []),
    ],
    statuses: [200],
  },
  getContentPreview: {
    ...calls.getContentPreview,
    summary: "The draft of a page's text, for the link that the admin made",
    params: z.object({ page: pathName, token: pathName }),
    response: PageContent,
    statuses: [200],
  },
} as const satisfies Record<CallName, Endpoint>;
export type Endpoints = typeof endpoints;

type Input<T> = T extends Schema ? z.input<T> : undefined;
type Output<T> = T extends Schema ? z.output<T> : undefined;

/** What a caller may send; a quantity may be text, for example. */
export type CallInput<N extends CallName> = {
  [K in 'params' | 'query' | 'body' as K extends keyof Endpoints[N] ? K : never]: K extends keyof Endpoints[N]
    ? Input<Endpoints[N][K]>
    : never;
};
/** The body of a successful response. */
export type CallAnswer<N extends CallName> = Output<Endpoints[N]['response']>;

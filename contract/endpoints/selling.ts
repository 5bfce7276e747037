// Wishlist, cart, checkout, payments, orders, exchanges, store credit.
import * as z from 'zod/mini';
import type { CacheTag } from '../cache-tags.ts';
import { calls } from '../calls.ts';
import * as cart from '../schemas/selling/cart.ts';
import * as cash from '../schemas/selling/cash-on-delivery.ts';
import { PictureBytes, pathName } from '../schemas/choices.ts';
import { DocumentFile } from '../schemas/selling/document.ts';
import * as exchange from '../schemas/selling/exchange.ts';
import * as giftCard from '../schemas/selling/gift-card.ts';
import * as refund from '../schemas/selling/hand-refund.ts';
import * as offerCodes from '../schemas/selling/offer-codes.ts';
import * as order from '../schemas/selling/order.ts';
import * as product from '../schemas/catalog/product.ts';
import { StoreCredit } from '../schemas/selling/store-credit.ts';
import { UpiIdForm } from '../schemas/selling/upi-id.ts';
import { Message } from '../schemas/content/content.ts';
import { byId, byToken, nothing, type EndpointRows } from './endpoint.ts';

export const sellingEndpoints = {
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
  previewOffers: {
    ...calls.previewOffers,
    summary: "What the customer's cart costs with these codes, and with the offers that need none",
    body: offerCodes.OffersRequest,
    response: offerCodes.OfferedCart,
    statuses: [200],
  },
  listOffers: {
    ...calls.listOffers,
    summary: 'Offers that all shoppers get without a code',
    response: offerCodes.ShownOffers,
    cacheTags: (): CacheTag[] => ['catalog', 'offers'],
    statuses: [200],
  },
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
  previewCash: {
    ...calls.previewCash,
    summary: 'What the cart costs if it is paid on delivery at this PIN code, or why it cannot be',
    body: cash.CashPreviewRequest,
    response: cash.CashPreview,
    statuses: [200],
  },
  placeCashOrder: {
    ...calls.placeCashOrder,
    summary: 'Places the cart as an order that is paid on delivery; harmless to repeat',
    body: cash.CashRequest,
    response: cash.CashPlaced,
    statuses: [200],
  },
  payCashOrder: {
    ...calls.payCashOrder,
    summary: 'The address where an order that is paid on delivery can be paid online, until it is packed',
    params: z.object({ number: pathName }),
    response: z.object({ url: z.string() }),
    statuses: [200],
  },
  getCashOrder: {
    ...calls.getCashOrder,
    summary: 'The order of a link that confirms it',
    params: byToken,
    response: cash.CashOrder,
    statuses: [200],
  },
  confirmCashOrder: {
    ...calls.confirmCashOrder,
    summary: 'Confirms the order of a link; harmless to repeat',
    params: byToken,
    response: cash.CashOrder,
    statuses: [200],
  },
  getHandRefund: {
    ...calls.getHandRefund,
    summary: 'What is given back by hand for the order of a link',
    params: byToken,
    response: refund.HandRefund,
    statuses: [200],
  },
  saveUpiId: {
    ...calls.saveUpiId,
    summary: 'Where it is to be paid; until it is, another UPI id takes its place',
    params: byToken,
    body: UpiIdForm,
    response: refund.HandRefund,
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
  restoreCart: {
    ...calls.restoreCart,
    summary: "Adds the pieces of an unfinished checkout to the caller's cart, by the link in a message",
    params: byToken,
    response: Message,
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
  withdrawExchange: {
    ...calls.withdrawExchange,
    summary: 'Withdraws a request to exchange whose parcel is not on its way; harmless to repeat',
    params: exchange.WithdrawParams,
    response: order.OrderCreated,
    statuses: [200],
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
} as const satisfies EndpointRows;

// Schemas of the calls about customers: store credit, gift cards, reviews and enquiries.
import * as enquiries from '../schemas/customers/enquiries.ts';
import * as giftCards from '../schemas/customers/gift-cards.ts';
import * as orders from '../schemas/orders/orders.ts';
import * as reviews from '../schemas/customers/reviews.ts';
import { GoodwillForm } from '../schemas/customers/store-credit.ts';
import { customersCalls } from '../calls/customers.ts';
import { type AdminEndpoint, byId, byNumber } from './endpoint.ts';

export const customersEndpoints = {
  giveCredit: { ...customersCalls.giveCredit, params: byNumber, body: GoodwillForm, response: orders.OrderPage },
  listGiftCards: { ...customersCalls.listGiftCards, query: giftCards.GiftCardQuery, response: giftCards.GiftCardList },
  sellGiftCard: { ...customersCalls.sellGiftCard, body: giftCards.GiftCardForm, response: giftCards.GiftCard },
  resendGiftCard: { ...customersCalls.resendGiftCard, params: byId, response: giftCards.GiftCard },
  cancelGiftCard: { ...customersCalls.cancelGiftCard, params: byId, response: giftCards.GiftCard },
  listReviews: { ...customersCalls.listReviews, query: reviews.ReviewListQuery, response: reviews.ReviewList },
  hideReview: { ...customersCalls.hideReview, params: byId, body: reviews.ReviewHiding, response: reviews.ReviewRow },
  unhideReview: { ...customersCalls.unhideReview, params: byId, response: reviews.ReviewRow },
  replyToReview: {
    ...customersCalls.replyToReview,
    params: byId,
    body: reviews.ReviewReply,
    response: reviews.ReviewRow,
  },
  removeReply: { ...customersCalls.removeReply, params: byId, response: reviews.ReviewRow },
  listEnquiries: {
    ...customersCalls.listEnquiries,
    query: enquiries.EnquiryListQuery,
    response: enquiries.EnquiryList,
  },
  getEnquiry: { ...customersCalls.getEnquiry, params: byId, response: enquiries.EnquiryPage },
  answerEnquiry: {
    ...customersCalls.answerEnquiry,
    params: byId,
    body: enquiries.EnquiryAnswerForm,
    response: enquiries.EnquiryPage,
  },
  closeEnquiry: { ...customersCalls.closeEnquiry, params: byId, response: enquiries.EnquiryPage },
  reopenEnquiry: { ...customersCalls.reopenEnquiry, params: byId, response: enquiries.EnquiryPage },
} as const satisfies Record<keyof typeof customersCalls, AdminEndpoint>;

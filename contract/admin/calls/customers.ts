// Calls about customers: store credit, gift cards, reviews and enquiries.
import type { AdminCall } from './call.ts';

export const customersCalls = {
  giveCredit: {
    method: 'POST',
    path: 'orders/:number/credit',
    access: 'staff',
    permission: 'credit.give',
    stepUp: true,
  },
  listGiftCards: { method: 'GET', path: 'gift-cards', access: 'staff', permission: 'gift-cards.sell' },
  sellGiftCard: { method: 'POST', path: 'gift-cards', access: 'staff', permission: 'gift-cards.sell', stepUp: true },
  resendGiftCard: {
    method: 'POST',
    path: 'gift-cards/:id/resend',
    access: 'staff',
    permission: 'gift-cards.sell',
    stepUp: true,
  },
  cancelGiftCard: {
    method: 'POST',
    path: 'gift-cards/:id/cancel',
    access: 'staff',
    permission: 'gift-cards.sell',
    stepUp: true,
  },
  listReviews: { method: 'GET', path: 'reviews', access: 'staff', permission: 'reviews.moderate' },
  hideReview: { method: 'POST', path: 'reviews/:id/hide', access: 'staff', permission: 'reviews.moderate' },
  unhideReview: { method: 'POST', path: 'reviews/:id/unhide', access: 'staff', permission: 'reviews.moderate' },
  replyToReview: { method: 'PUT', path: 'reviews/:id/reply', access: 'staff', permission: 'reviews.moderate' },
  removeReply: { method: 'DELETE', path: 'reviews/:id/reply', access: 'staff', permission: 'reviews.moderate' },
  listEnquiries: { method: 'GET', path: 'enquiries', access: 'staff', permission: 'enquiries.answer' },
  getEnquiry: { method: 'GET', path: 'enquiries/:id', access: 'staff', permission: 'enquiries.answer' },
  answerEnquiry: { method: 'POST', path: 'enquiries/:id/answers', access: 'staff', permission: 'enquiries.answer' },
  closeEnquiry: { method: 'POST', path: 'enquiries/:id/close', access: 'staff', permission: 'enquiries.answer' },
  reopenEnquiry: { method: 'POST', path: 'enquiries/:id/reopen', access: 'staff', permission: 'enquiries.answer' },
} as const satisfies Record<string, AdminCall>;

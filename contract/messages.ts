// The texts that the specification quotes, letter by letter (mistakes too), and the server's
// messages. Each is an export of its own, so that a page loads only the texts that it shows.

export * as alerts from './texts/alerts.ts';
export * as checkoutSteps from './texts/checkout-steps.ts';
export * as choiceMessages from './texts/messages/choice-messages.ts';
export * as errorToasts from './texts/toasts/error-toasts.ts';
export * as fieldMessages from './texts/messages/field-messages.ts';
export * as giftCardMessages from './texts/messages/gift-card-messages.ts';
export * as infoToasts from './texts/toasts/info-toasts.ts';
export * as policyTitles from './texts/policy-titles.ts';
export * as reviewMessages from './texts/messages/review-messages.ts';
export * as screenTexts from './texts/screen-texts.ts';
export * as serverMessages from './texts/messages/server-messages.ts';
export * as stateMessages from './texts/messages/state-messages.ts';
export * as successToasts from './texts/toasts/success-toasts.ts';

/** The Sort By dropdown: labels, and the values of `sort` in `GET product`. */
export const sortOptions = [
  { label: 'A-Z', value: 'title' },
  { label: 'Z-A', value: '-title' },
  { label: 'Price Low-High', value: 'price' },
  { label: 'Price High-Low', value: '-price' },
  { label: 'Old-New', value: 'createdAt' },
  { label: 'New-Old', value: '-createdAt' },
] as const;

/** The blog list's category labels; they do nothing. */
export const blogCategoryLabels = ['Watch', 'Tv', 'Camera', 'Laptop'] as const;

/** Rupees on a card: 'Rs.1499'. */
export const cardPrice = (rupees: number): string => `Rs.${rupees}`;
/** Rupees on the product page: 'Rs. 1499/-'. */
export const detailPrice = (rupees: number): string => `Rs. ${rupees}/-`;
/** Rupees in lists and totals: 'Rs. 1499'. */
export const listPrice = (rupees: number): string => `Rs. ${rupees}`;

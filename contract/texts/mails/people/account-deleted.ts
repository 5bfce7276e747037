// The last mail to a customer whose account was deleted.

export const subject = (shop: string): string => `Your ${shop} account is deleted`;
export const heading = 'Your account is deleted';
export const what = (shop: string): string =>
  `Your ${shop} account is gone, as you asked, and with it your profile, cart, wishlist and reviews.`;
export const alsoGone = 'What you wrote to us and your newsletter are gone too.';
export const stays =
  'This e-mail was never confirmed, so what came to us under it stays. Every mail of the newsletter has a link that ends it.';
export const credit = 'Store credit that you had left ended with it.';
export const kept =
  'Of orders you have paid we keep what the tax law asks of an invoice: name, address, items and amounts. Orders on their way still reach you.';
export const payment = 'If a payment was still under way, it goes back to you in full.';
export const notYou = (email: string): string =>
  `Was it not you, or is a question left? Please write to ${email}. Thank you for having been with us.`;

// The first mail to a subscriber of the newsletter.

export const subject = (shop: string): string => `Welcome to the newsletter of ${shop}`;
export const heading = 'New prints and restocks, once a month';
export const thanks = (shop: string): string =>
  `Thank you for subscribing. Once a month we write to you about what is new at ${shop}, and about nothing else.`;
export const notYou = 'Was it not you, or did you change your mind? One click, and no more mail comes.';
export const button = 'Unsubscribe';

// The mail with the link that confirms a subscription to the newsletter.

export const subject = (shop: string): string => `Please confirm: the newsletter of ${shop}`;
export const heading = 'Is this your address?';
export const thanks = (shop: string): string =>
  `Somebody, hopefully you, entered it for the newsletter of ${shop}: new prints and restocks, once a month, and nothing else.`;
export const button = 'Yes, send me the newsletter';
export const howLong = 'The link works for 7 days.';
export const notYou = 'Was it not you? Then do nothing, and no newsletter comes.';
export const unsubscribe = 'Unsubscribe';

// The end of every newsletter, whose subject and text are the owner's; and the mail before the first.

export const why = (shop: string): string =>
  `You get this mail because your address is subscribed to the newsletter of ${shop}.`;
/** Where a mail program shows no pictures. */
export const photo = (alt: string): string => `Photo: ${alt}`;
export const unsubscribe = 'Unsubscribe';

/** With the link that confirms a subscription. */
export const confirmation = {
  subject: (shop: string): string => `Please confirm: the newsletter of ${shop}`,
  heading: 'Is this your address?',
  thanks: (shop: string): string =>
    `Somebody, hopefully you, entered it for the newsletter of ${shop}: new prints and restocks, once a month, and nothing else.`,
  button: 'Yes, send me the newsletter',
  howLong: 'The link works for 7 days.',
  notYou: 'Was it not you? Then do nothing, and no newsletter comes.',
};

// The end of every newsletter. Its subject and text are the owner's.

export const why = (shop: string): string =>
  `You get this mail because your address is subscribed to the newsletter of ${shop}.`;
export const unsubscribe = 'Unsubscribe';

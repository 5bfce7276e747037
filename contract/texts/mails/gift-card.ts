// The mail with a gift card's code.

export const subject = (amount: string, shop: string): string => `A gift card of ${amount} for ${shop}`;
export const heading = 'You have a gift card';
export const given = (amount: string, shop: string): string =>
  `Here is a gift card of ${amount} for the T-shirts of ${shop}.`;
export const newCode = 'This is a new code. The one that we mailed before no longer works.';
export const code = 'Your code';
export const worth = 'Worth';
export const validUntil = 'Valid until';
export const howTo =
  'Log in to the shop, or open an account, and type the code under Store Credit. It then pays for your orders, for as many as it lasts.';
export const button = 'Use my gift card';
export const keepIt =
  'Whoever has this code can use it, so please keep it to yourself. A gift card is not exchanged for cash.';

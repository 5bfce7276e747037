// What the policies share: the end of each, and the values of placeholders.

export const question = 'A question?';
export const answer = 'Write to {email} or use the {form}. A person answers, {hours}.';
export const contactForm = 'contact form';

/** Values of placeholders, such as `{shippingFee}`. */
export const noFee = 'Free';
export const freeShipping = 'Free shipping';

/** `freeFrom`: the minimum order that ships free; null if there is none. */
export const shippingCost = (fee: string, freeFrom: string | null): string =>
  `${fee} an order${freeFrom === null ? '' : `, free from ${freeFrom}`}`;
export const everywhere = 'To every state and union territory of India.';
export const cashOnDelivery = 'cash on delivery';
export const offer = 'an offer';
export const upiId = 'UPI id';
export const statesOnly = 'To all 28 states of India. The union territories will follow.';

// What the placeholders `{shippingFee}`, `{shippingCost}` and `{shippingArea}` say.

export const noFee = 'Free';
export const freeShipping = 'Free shipping';

/** `freeFrom`: the least order that ships free; null when none does. */
export const shippingCost = (fee: string, freeFrom: string | null): string =>
  `${fee} an order${freeFrom === null ? '' : `, free from ${freeFrom}`}`;
export const everywhere = 'To every state and union territory of India.';
export const statesOnly = 'To all 28 states of India. The union territories will follow.';

// Values of the placeholders `{shippingFee}`, `{shippingCost}` and `{shippingArea}`.

export const noFee = 'Free';
export const freeShipping = 'Free shipping';

/** `freeFrom`: the minimum order that ships free; null if there is none. */
export const shippingCost = (fee: string, freeFrom: string | null): string =>
  `${fee} an order${freeFrom === null ? '' : `, free from ${freeFrom}`}`;
export const everywhere = 'To every state and union territory of India.';
export const statesOnly = 'To all 28 states of India. The union territories will follow.';

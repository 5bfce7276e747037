// Cash on delivery at the checkout. Apart from cash.ts: the checkout would carry the name of a shared file.

export const question = 'How do you pay?';
export const online = 'Online now';
export const onDelivery = 'In cash on delivery';
export const onDeliveryFor = (fee: string): string => `In cash on delivery, ${fee} more`;
export const asking = 'One moment…';
export const collects = (sum: string): string => `The courier collects ${sum}.`;
export const payFirst = (advance: string, due: string): string => `Pay ${advance} now and ${due} in cash.`;
/** A line of the summary: what an offer for paying online would have taken off. */
export const onlineOnly = 'Saved only online';
/** Another line. */
export const fee = 'Fee for cash on delivery';
/** In the button, after Place Order. */
export const payOnDelivery = 'pay {sum} on delivery';
/** The same, of what is paid in advance. */
export const payNow = 'pay {sum} now';

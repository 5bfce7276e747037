// What the link for a refund's UPI id answers.

export const upiIdRequired = 'UPI id is required';
export const upiIdInvalid = 'A UPI id looks like name@bank, such as asha@okaxis. Your UPI app shows yours.';
export const linkUnknown = 'This link is not valid. You find your refund under My Orders.';
export const paidBefore = 'This refund was paid already, so its UPI id cannot be changed any more.';

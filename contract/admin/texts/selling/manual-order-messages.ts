// Why an order cannot be taken, or a payment not recorded.

export const notOffered = 'A T-shirt of this order is not offered any more in that colour. Please choose again.';
export const priceChanged = (total: string) =>
  `The prices have changed: the order costs ${total} now. Please look at it again.`;
export const keyUsed = 'This order was made before, with other contents. Please look at the list of orders first.';
export const customerUnknown = 'This customer has no account any more. Please choose again.';
export const customerUnproved =
  'Nothing proves that this account is the caller’s: its e-mail is not confirmed, or no order to this number has arrived. Please take the order without the account.';
export const lineTwice = 'A T-shirt stands in two lines. Please make it one line.';
export const linesMissing = 'Please add a T-shirt';
export const quantityInvalid = 'From 1 to 100 pieces';
export const addressNeeded =
  'From Rs. 50,000, and for a GSTIN, the law wants the customer’s name and address on the invoice';
export const discountRange = 'A whole number of rupees, from 1';
export const discountReason = 'Please say what the discount is for. The customer reads it.';
export const discountTooHigh = 'The discount must be less than the T-shirts cost.';
export const discountOrOffers = 'A discount and offers do not go together. Please choose one.';
export const offersLeaveNothing = 'The offers leave nothing to pay. Such an order cannot be taken here.';
export const offerGone = (title: string) =>
  `“${title}” has just ended, or its last use was taken. Please look at the sum again.`;
export const offerNeedsMobile = 'This code is limited for each customer: please type the mobile number first.';
export const overManagerDiscount = (limit: string) => `Managers can take ${limit} off an order. Please ask the owner.`;
export const channelMissing = 'Please choose how the order reached you';
export const paymentMissing = 'Please choose how it is paid';
export const keyRequired = 'Please load the page again.';
/** The payer reads it at the provider. */
export const linkDescription = (shop: string) => `Your order at ${shop}`;
export const searchMissing = 'Please enter an e-mail or a mobile number';
export const notWaiting = (name: string) => `${name} does not wait for a payment. Please look at it again.`;
export const pricedForOnline = (offer: string) =>
  `Its price has “${offer}”, which is for paying online. Withdraw the order, and take it anew as paid to you: then the customer hears the price first.`;
export const justPaid = (name: string) => `${name} has just been paid by its link. Please look at it again.`;
export const providerSilent =
  'The payment provider cannot be reached just now. Nothing has changed; please try again in a minute.';
export const refundUnknown = 'There is nothing of this kind to give back by hand. Please look at the order again.';
export const upiIdChanged =
  'The customer has just entered another UPI id. Please look at it. If you have paid to the earlier one, please call the customer first.';
export const noEmailToAsk = 'The shop knows no e-mail of this customer. Please call, and pay in cash.';
export const askedEnough = 'The customer was asked three times today. Please wait until tomorrow, or call.';

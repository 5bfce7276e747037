// The checkout: form, summary, and status of the payment.

export const contactInformation = 'Contact information';
export const orderSummary = 'Order summary';
export const emptyHint = 'What you have bought already is under My Orders.';

export const notPlaced = 'Your order is not placed yet';
export const noPayment = 'No payment has reached us.';
export const asYouLeftIt =
  'Your cart and your address are just as you left them: press Place Order to try again. If money has left your account after all, do nothing: this page turns into your order by itself.';
export const nothingCharged = 'Nothing has been charged. Please try once more.';

export const confirming = 'Thank you, placing your order';
export const confirmingHint = 'This takes a moment. Please stay on this page.';
export const checkingHint = 'If you have paid, your order appears here by itself. Please do not pay a second time.';
export const late = 'Your bank is taking its time';
export const lateHint =
  'You need not wait here. As soon as the bank has answered, your order is placed and a mail goes to you. If it says no, you get your money back.';
export const paymentWindow = 'Payment window';
export const bankConfirms = 'Your bank confirms the payment';
export const orderPlaced = 'Your order is placed';
export const done = '(done)';
export const asking = 'Asking your bank…';
export const askedAgain = 'Your bank has not answered yet. We keep asking…';
export const notPaid = 'I have not paid, try again';
export const free = 'Free';

export const payWithCredit = 'Use Rs. {rupees} store credit';
export const credit = 'Store credit';
export const toPay = 'To pay';
export const minus = '− ';

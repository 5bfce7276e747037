// Staff start an exchange for a customer: the dialog on an order's page, and what the server says.

export const heading = (number: string): string => `Exchange from order ${number}`;
export const intro = {
  mail: 'Ask the customer what fits. The customer gets a mail with where to send it and who pays.',
  noMail: 'Ask the customer what fits. There is no e-mail: afterwards, press WhatsApp to say where to send it.',
} as const;
export const howMany = 'How many come back?';
export const none = 'None';
export const wantedSize = 'Wanted size';
export const wantedColor = 'Wanted colour';
/** What could go out now. */
export const sizeLeft = (size: string, left: number): string =>
  left === 0 ? `${size} (sold out)` : `${size} (${left} left)`;
export const notLeft = 'So many are not left. Please choose another size or colour.';
export const choose = 'Please choose';
export const reason = 'Reason';
export const wePay = 'We pay for sending it back.';
export const customerPays = 'The customer pays for sending it back.';
export const comment = 'What the customer says (optional)';
export const isSent = 'The parcel is already on its way to us';
export const daysOver = 'The days to exchange this order are over. You can accept it all the same.';
export const whyLate = 'Why you accept it all the same';
export const whyLateHint = 'It becomes a note on the order. The customer does not see it.';
export const submit = 'Start the exchange';
export const done = {
  mail: 'The exchange is started. The customer gets a mail',
  noMail: 'The exchange is started. Press WhatsApp to tell the customer',
} as const;
export const nothingLeft =
  'Nothing of this order can be exchanged any more: it is exchanged, given back, or not made now.';

/** What the server says about a wrong request. */
export const whyLateRequired = 'Please say why you accept it after its days';
export const notDelivered = (name: string): string =>
  `${name} has not been delivered yet, so nothing of it can be exchanged.`;
export const lateNote = (why: string): string => `Exchange accepted after its days: ${why}`;

// The mail to the sender of an enquiry, at once. It quotes nothing: the address may be a
// stranger's.

export const subject = (ticket: string): string => `We have your message: ${ticket}`;
export const heading = 'We have your message';
export const thanks = (shop: string): string => `Thank you for writing to ${shop}. A person reads it and answers you.`;
export const ticket = 'Your ticket';
export const received = 'Received';
export const howLong = 'We usually answer within two days, and settle complaints within one month.';
export const more = 'Would you like to add something? Reply to this mail, and keep the ticket in its subject.';
export const notYou = 'Was it not you? Then please do nothing.';

// The mail to the owner with what a visitor wrote in the contact form.

export const subject = (name: string): string => `Enquiry from ${name}`;
export const heading = 'A question to the shop';
export const from = 'From';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const howToAnswer = 'An answer goes to the e-mail above, not to this message.';

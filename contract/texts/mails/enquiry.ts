// The mail to the owner with what a visitor wrote in the contact form.

export const subject = (name: string): string => `Enquiry from ${name}`;
export const heading = 'A question to the shop';
export const from = 'From';
export const email = 'E-mail';
export const mobile = 'Mobile';
export const ticket = 'Ticket';
export const howToAnswer = 'A reply to this mail goes to the sender.';
export const markAnswered = 'Best answer in the admin: the enquiry then counts as answered, for everybody.';
export const button = 'Answer in the admin';

// The mails about an enquiry: to the owner, to its sender at once, and the answer.

/** The mail to the owner with what a visitor wrote in the contact form. */
export const toOwner = {
  subject: (name: string): string => `Enquiry from ${name}`,
  heading: 'A question to the shop',
  from: 'From',
  email: 'E-mail',
  mobile: 'Mobile',
  ticket: 'Ticket',
  howToAnswer: 'A reply to this mail goes to the sender.',
  markAnswered: 'Best answer in the admin: the enquiry then counts as answered, for everybody.',
  button: 'Answer in the admin',
};

/** The mail to the sender of an enquiry, at once. It quotes nothing: the address may be a stranger's. */
export const received = {
  subject: (ticket: string): string => `We have your message: ${ticket}`,
  heading: 'We have your message',
  thanks: (shop: string): string => `Thank you for writing to ${shop}. A person reads it and answers you.`,
  ticket: 'Your ticket',
  received: 'Received',
  howLong: 'We usually answer within two days, and settle complaints within one month.',
  more: 'Would you like to add something? Reply to this mail, and keep the ticket in its subject.',
  notYou: 'Was it not you? Then please do nothing.',
};

/** The mail with the shop's answer to an enquiry. */
export const answer = {
  subject: (shop: string, ticket: string): string => `Our answer: your message to ${shop}, ${ticket}`,
  heading: 'Our answer to your message',
  wrote: (day: string): string => `You wrote on ${day}:`,
  more: 'Is something left open? Reply to this mail.',
};

// The mail with the shop's answer to an enquiry.

export const subject = (shop: string, ticket: string): string => `Our answer: your message to ${shop}, ${ticket}`;
export const heading = 'Our answer to your message';
export const wrote = (day: string): string => `You wrote on ${day}:`;
export const more = 'Is something left open? Reply to this mail.';

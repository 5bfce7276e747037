// Texts that all four policies share.

export const question = 'A question?';
export const answer = 'Write to {email} or use the {form}. A person answers, {hours}.';
export const contactForm = 'contact form';

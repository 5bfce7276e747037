// Greetings in mails: without a name if the address may be a stranger's.

export const greeting = 'Namaste,';
export const greetingTo = (firstname: string): string => `Namaste ${firstname},`;

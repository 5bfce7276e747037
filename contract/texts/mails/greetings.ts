// Greetings in mails: without a name if the address may be a stranger's.

export const greeting = 'Namaste,';
/** The name may be blank. */
export const greetingTo = (firstname: string): string => (firstname === '' ? greeting : `Namaste ${firstname},`);

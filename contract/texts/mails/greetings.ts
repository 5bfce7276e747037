// Greetings in mails: without a name if the address may be a stranger's.

export const greeting = 'Namaste,';
/** The name may be blank. */
export const greetingTo = (firstname: string): string => (firstname === '' ? greeting : `Namaste ${firstname},`);

const greetings =
  /^\s*(namaste|namaskara?m?|vanakkam|hello|hi|hey|dear|good (morning|afternoon|evening)|नमस्ते|नमस्कार|வணக்கம்)(?![\p{L}\p{M}])/iu;
/** Somebody's own letter greets already. */
export const isGreeting = (letter: string): boolean => greetings.test(letter);

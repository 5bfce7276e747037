// Why a gift card cannot be used, for the customer.

export const codeRequired = 'Please type the code of your gift card';
export const codeLength = 'A code has 16 letters and digits. Please look at your mail again';
export const codeWrong =
  'We know no gift card with this code. Please compare it with your mail; if it came twice, only the newest code works';
export const expired = (day: string): string => `This gift card was valid until ${day}`;
export const used = 'This gift card is used already. A gift card works once';
export const cancelled = 'This gift card was cancelled. Please ask whoever gave it to you, or write to us';

// Photos of an exchange, in its dialog and on My Orders.

export const heading = 'Photos (optional)';
export const hint = 'Show us what is wrong, in up to 3 photos. Only you and our staff see them.';
export const choose = 'Choose photos';
export const take = 'Take a photo';
export const photo = (number: number): string => `Photo ${number}`;
export const reading = 'Reading the photo…';
export const sending = (percent: number): string => `Sending, ${percent} %`;
export const sent = 'Added';
export const retry = 'Try again';
export const remove = (number: number): string => `Remove photo ${number}`;
export const notAllSent = 'A photo was not sent. Please try it again, or remove it';
export const heic =
  'Your browser cannot open this kind of photo (HEIC). Please choose a JPEG, or take a screenshot of it and choose that';
export const notShown = 'The photos could not be loaded. Please try again';

// Why an exchange cannot be requested, for the customer.

export const noLines = 'Please choose what you want to exchange';
export const reasonRequired = 'Please choose a reason';
export const sizeRequired = 'Please choose the size you want';
export const colorRequired = 'Please choose the colour you want';
/** For somebody who needs another size, or another colour. */
export const unchanged = {
  size: 'You have this size already. Please choose another one',
  color: 'You have this colour already. Please choose another one',
} as const;
export const notWithdrawable = 'This exchange is under way already. Please write to us, and we help';
export const windowOver = 'The days to exchange this order are over, or it has not been delivered yet';
export const lineUnknown = 'This item is not part of the order';
export const noPiecesLeft = 'So many pieces of this item cannot be exchanged any more';
export const productGone = 'This product is not made any more. Please write to us, and we help';
export const keyRequired = 'Please load the page again and send it once more';
export const tooManyPhotos = 'Please choose 3 photos at most';
export const photoGone = 'One of the photos was not kept. Please remove it and add it again';
export const photoNotFound = 'This photo is not kept any more';
export const photoTooLarge = 'This photo is larger than 5 MB. Please choose a smaller one';
export const photoType = 'Please choose a photo in JPEG, PNG or WebP';
export const photoUnreadable = 'We could not read this photo. Please choose another one';

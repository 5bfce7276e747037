// A product's own page.

export const product = 'Product';
export const failed = 'This shirt did not come through';
export const about = 'About this tee';
export const tags = 'Tags';
export const picturesOf = (title: string): string => `Pictures of ${title}`;
export const picture = (position: number, count: number): string => `Picture ${position} of ${count}`;
export const lookCloser = 'Look closer';

export const color = 'Color';
export const colorIs = 'Color: {color}';
export const chooseColor = 'Choose a color to go on.';
export const addAnother = (chosen = '', inSize = ''): string => `Add ${chosen}, ${inSize} too`;
export const buyingNeedsScripts = 'Please allow scripts for this shop: the cart and the wishlist need them.';
/** Adds to the cart and opens the checkout. */
export const buyNow = 'Buy Now';
/** In a preview from the admin. */
export const previewOnly = 'This is a preview. What it shows is not published yet, so it cannot be bought here.';
export const sizeSoldOut = (size: string): string => `${size}, sold out`;
export const crossedOut = 'A crossed-out size is sold out.';
export const sizeNotMade = (size: string, inColor: string): string => `${size}, not made in ${inColor}`;
export const crossedOutNotMade = (inColor: string): string => `A crossed-out size is not made in ${inColor}.`;
export const crossedOutEither = (inColor: string): string =>
  `A crossed-out size is sold out or not made in ${inColor}.`;
export const mostTake = (size: string): string => `Most take ${size}`;
export const chooseSize = 'Choose a size to go on.';

export const inclusiveOfTaxes = '(incl. of all taxes)';
export const saleEnds = (day: string): string => `Sale ends ${day}`;
export const maker = 'Made by';
export const origin = 'Country of origin';

export const notSoldHint = 'We do not sell this tee any more. Others are much like it.';
export const similar = 'See similar tees';

/** One sentence with the policy's figures, which count apart what `most` counts together with the day of the order. */
export const shipping =
  'Ships within {deliveryFrom}-{most} business days, from your order to your door: up to {hours} hours to make, then {deliveryFrom} to {deliveryTo} business days on the way. {fee} for the whole order, {where}. {policy}';
export const noFee = 'Free shipping';
export const feeUnless = (fee: string, freeFrom: string): string => `${fee} (free from ${freeFrom})`;
export const anywhere = (country: string): string => `anywhere in ${country}`;
export const toAllStates = 'to all 28 states';
export const exchange = '{exchange} Not quite right? Send it back, and wear the price in another tee. {policy}';
export const exchangeWithin = (days: number): string =>
  `Exchange or store credit within ${days} days of delivery, no refunds.`;
export const shareOnWhatsApp = 'Share on WhatsApp';

export const reviews = 'Reviews';
export const reviewsCounted = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;
export const replyFrom = (shop: string): string => `Reply from ${shop}`;
export const noReviews = 'No reviews yet. Be the first to say how it wears.';
export const showAllReviews = (count: number): string => `Show all ${count} reviews`;
export const yourRating = 'Your rating';
export const comments = 'Comments';
export const submitReview = 'Submit Review';

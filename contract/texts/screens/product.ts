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
export const chooseSize = 'Choose a size to go on.';

export const shipping = '{time} {fee} for the whole order, anywhere in {country}. {policy}';
export const exchange = '{exchange} We do not pay money back. {policy}';
export const exchangeWithin = (days: number): string => `Exchange or credit within ${days} days of delivery.`;

export const reviews = 'Reviews';
export const reviewsCounted = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;
export const noReviews = 'No reviews yet. Be the first to say how it wears.';
export const showAllReviews = (count: number): string => `Show all ${count} reviews`;
export const yourRating = 'Your rating';
export const comments = 'Comments';
export const submitReview = 'Submit Review';

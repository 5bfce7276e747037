// Texts of components that several screens share.
import { listPrice } from '../messages.ts';

export const breadcrumb = 'Breadcrumb';
export const close = 'Close';
export const noPicture = 'No picture';
export const oneLess = 'One less';
export const oneMore = 'One more';
export const quantityRange = (min: number, max: number): string => `${min} to ${max}`;
export const onWishlist = (title: string): string => `${title} on the wishlist`;
export const stars = (count: number): string => (count === 1 ? '1 star' : `${count} stars`);
export const rated = (value: number, max: number): string => `Rated ${value} out of ${max}`;
export const notRated = 'Not rated yet';
export const newProduct = 'New';
export const mrp = 'MRP';
/** Before the regular price, which is struck. */
export const was = 'Was';
export const percentOff = (percent: number): string => `${percent}% off`;

export const carousel = 'carousel';
export const slide = 'slide';
export const slideOf = (position: number, count: number): string => `${position} of ${count}`;
export const startSlides = 'Start the slides';
export const pauseSlides = 'Pause the slides';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';

/** While the shop takes it. `fee`: rupees. */
export const cashOnDelivery = (fee: number): string =>
  `Cash on delivery is possible for most orders${fee > 0 ? `, for ${listPrice(fee)} more` : ''}.`;

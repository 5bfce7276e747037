// The wishlist.

export const emptyHint = 'Press the heart on a shirt you like, and it waits for you here.';
export const remove = (title: string): string => `Remove ${title} from the wishlist`;
export const chooseSize = 'Choose size';
/** In place of `chooseSize`, where the product is no longer sold. */
export const similar = 'See similar tees';
/** For screen readers, after `similar`. */
export const likeProduct = (title: string): string => `, like ${title}`;
export const ofProduct = (title: string): string => ` of ${title}`;

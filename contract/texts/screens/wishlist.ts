// The wishlist.

export const emptyHint = 'Press the heart on a shirt you like, and it waits for you here.';
export const remove = (title: string): string => `Remove ${title} from the wishlist`;
export const chooseSize = 'Choose size';
export const ofProduct = (title: string): string => ` of ${title}`;

// How many of a kind are shown, or asked for, at once.

export const bannerSlides = 3;
export const storyPictures = 14;
export const storyPicturesPerSlide = 2;
export const blogExcerptCharacters = 70;
export const productsPerPage = 24;
/** Past this many products the search box asks the server as one types. */
export const searchOptions = 2000;

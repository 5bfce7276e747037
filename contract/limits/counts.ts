// Numbers of items shown or requested at once.

export const storyPictures = 14;
export const storyPicturesPerSlide = 2;
export const blogExcerptCharacters = 70;
export const productsPerPage = 24;
/** Products in the menu of the search box. */
export const searchOptions = 10;

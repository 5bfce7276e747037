// Pixels.

export const carouselSwipe = 40;
export const searchMenuMaxHeight = 300;
export const galleryWidth = 594;
export const galleryHeight = 600;

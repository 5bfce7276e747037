// Pixels.

export const carouselSwipe = 40;
export const searchMenuMaxHeight = 300;

// What of the store comes after the page's own modules, in one file.
import { BannerCarousel } from './banner-carousel.tsx';
import { ProductResults } from './product-results.tsx';
import { StoreFiltersBeside } from './store-filters.tsx';
import { StoreToolbar } from './store-toolbar.tsx';

export const parts = { BannerCarousel, ProductResults, StoreFiltersBeside, StoreToolbar };

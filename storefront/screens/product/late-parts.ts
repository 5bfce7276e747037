// What of a product comes after the page's own modules, in one file.
import { PicturesAndPurchase } from './pictures-and-purchase.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFailure } from './product-failure.tsx';

export const parts = { PicturesAndPurchase, ProductDetails, ProductFailure };

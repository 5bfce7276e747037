// Every constant and limit of the specification (sections 2, 4, 5 and 9), stated once for browser and server.

/** Sizes in the order in which the product page shows them. */
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export type Size = (typeof sizes)[number];

/** How many of one product, colour and size a cart line may hold. */
export const quantityLimits = { min: 1, max: 10 } as const;

export const starLimits = { min: 1, max: 5 } as const;

/** Sort orders of the product list; the first is the order of a list that asks for none. */
export const sorts = ['-createdAt', 'createdAt', 'title', '-title', 'price', '-price'] as const;
export type Sort = (typeof sorts)[number];

/** Columns of the store's grid on a wide screen. */
export const gridColumns = [3, 4, 6, 12] as const;
export type GridColumns = (typeof gridColumns)[number];
export const defaultGridColumns: GridColumns = 4;

/** The tag that puts a product under 'Our Popular Products'. */
export const popularTag = 'popular';

/** An order's life as the shopper sees it, in order; 'Cancelled' can follow the first two. */
export const orderStatuses = [
  'Ordered',
  'Processing',
  'Shipped',
  'Out for Delivery',
  'Delivered',
  'Cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What `user/order/{number}` says of an order that no captured payment has reached yet. */
export const paymentPendingStatus = 'Payment pending';

/** How long after delivery a shirt may be sent back for exchange or credit. */
export const exchangeDays = 15;

/** Milliseconds. */
export const timings = {
  toast: 5000,
  carousel: 5000,
  wishlistReload: 300,
  reviewRefetch: 100,
  priceFilterPause: 300,
} as const;

/** Pixels. */
export const measures = {
  carouselSwipe: 40,
  searchMenuMaxHeight: 300,
  galleryWidth: 594,
  galleryHeight: 600,
} as const;

export const counts = {
  bannerSlides: 3,
  storyPictures: 14,
  storyPicturesPerSlide: 2,
  blogExcerptCharacters: 70,
  productsPerPage: 24,
  /** Past this many products the search box asks the server as one types. */
  searchOptions: 2000,
} as const;

/** Longest accepted texts, in characters. */
export const lengths = {
  name: 80,
  email: 254,
  addressLine: 200,
  comment: 4000,
  passwordMin: 8,
  passwordMax: 128,
  attemptId: 64,
  query: 200,
} as const;

export const country = 'India';

/** The 28 states, Andhra Pradesh to West Bengal. */
export const states = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** Offered only where the shop's configuration says that it ships there. */
export const unionTerritories = [
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

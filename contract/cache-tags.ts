// Cache tags: what a cached response depends on. A change names the tags of the data it touched.

export type CacheTag = 'catalog' | 'blog' | 'settings' | 'content' | 'offers' | `reviews ${string}`;

/** The reviews of one product, stars and texts, and its sold-out sizes. */
export const reviewsTag = (productId: string): CacheTag => `reviews ${productId}`;

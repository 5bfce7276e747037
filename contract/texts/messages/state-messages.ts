// Messages in the store's slices.

export const productAddedToWishlist = 'Product Added to Wishlist!';
export const productFetched = 'Product Fetched Successfully';
export const ratingAdded = 'Rating Added Successfully';
export const cartFetchFailed = 'Something went wrong';
export const colorsFetchFailed = 'Failed to fetch colors';

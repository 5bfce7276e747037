// What is said under the fields of a review.

export const starRequired = 'Please add star rating';
export const commentRequired = 'Please Write Review About the Product';

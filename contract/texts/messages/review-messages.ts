// Messages under the fields of the review form.

export const starRequired = 'Please add star rating';
export const commentRequired = 'Please Write Review About the Product';

// '1 review', '2 reviews'.
export const countedReviews = (count: number): string => `${count} ${count === 1 ? 'review' : 'reviews'}`;

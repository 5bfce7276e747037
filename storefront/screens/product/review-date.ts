// A date as India reads it, the same on server and browser whatever their language data: '3 Jul 2026'.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const indianTime = 5.5 * 60 * 60 * 1000;

/** `iso`: a moment as the API gives it. */
export function toReviewDate(iso: string): string {
  const date = new Date(Date.parse(iso) + indianTime);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

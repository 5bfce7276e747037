// Orders are read in India's time wherever the shopper is.
const dates = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** '15 August 2026 at 12:30 am' */
export const toOrderDate = (iso: string): string => dates.format(new Date(iso));

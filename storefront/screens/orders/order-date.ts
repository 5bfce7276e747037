// Order dates in India's time zone, wherever the browser is.
import { locale, timeZone } from '@taana-baana/contract/locale.ts';

const dates = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** '15 August 2026 at 12:30 am' */
export const toOrderDate = (iso: string): string => dates.format(new Date(iso));

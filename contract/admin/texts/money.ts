// Formats amounts for the admin, grouped as in India: `Rs. 1,24,500`.
import { locale } from '../../locale.ts';

const whole = new Intl.NumberFormat(locale);
const withPaise = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatRupees = (rupees: number): string => `Rs. ${whole.format(rupees)}`;

/** For tables: `1,24,500.00`, without the currency. */
export const formatAmount = (paise: number): string => withPaise.format(paise / 100);

/** `Rs. 1,098`, `Rs. 99.50`, `− Rs. 300`; other currencies as `12.00 USD`. */
export function formatPaise(paise: number, currency = 'INR'): string {
  if (paise < 0) return `− ${formatPaise(-paise, currency)}`;
  const amount = paise / 100;
  if (currency !== 'INR') return `${withPaise.format(amount)} ${currency}`;
  return Number.isInteger(amount) ? formatRupees(amount) : `Rs. ${withPaise.format(amount)}`;
}

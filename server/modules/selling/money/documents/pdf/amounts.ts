// Formats amounts, rates and days for documents: Indian digit grouping, and sums in words.
import { formatDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { locale } from '@taana-baana/contract/locale.ts';

const withPaise = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,00,000.00` */
export const formatAmount = (paise: number): string => withPaise.format(paise / 100);

/** `2.5 %` */
export const formatRate = (percent: number): string => `${percent} %`;

/** `2026-11-24` as `24 Nov 2026`. */
export const formatIndianDate = (day: string): string => formatDay(`${day}T12:00:00+05:30`);

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const groups = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1000, name: 'thousand' },
  { size: 100, name: 'hundred' },
];

/** `Rupees one lakh two thousand and fifty and 50 paise only` */
export function formatInWords(paise: number): string {
  const rest = paise % 100;
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest === 0 ? '' : ` and ${rest} paise`} only`;
}

function inWords(number: number): string {
  const group = groups.find(({ size }) => number >= size);
  if (!group) return belowHundred(number);
  const rest = number % group.size;
  const head = `${inWords(Math.floor(number / group.size))} ${group.name}`;
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? 'and ' : ''}${inWords(rest)}`;
}

function belowHundred(number: number): string {
  if (number < 20) return small[number] as string;
  const unit = number % 10;
  const ten = tens[Math.floor(number / 10)] as string;
  return unit === 0 ? ten : `${ten}-${small[unit]}`;
}

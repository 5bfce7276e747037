// India's financial year: April to March.

/** `26-27`. `day`: India's, `2026-11-24`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

const twoDigits = (year: number): string => String(year % 100).padStart(2, '0');

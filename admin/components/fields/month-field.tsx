// Chooses a month of India, back to the first one with data.
import { monthField } from '@taana-baana/contract/admin/texts/dates.ts';
import { indianDayOf } from '@taana-baana/contract/calendar/indian-days.ts';
import { monthOf, monthsBack } from '@taana-baana/contract/calendar/indian-months.ts';
import { locale, timeZone } from '@taana-baana/contract/locale.ts';
import { SelectField } from './select-field.tsx';
import { useNow } from '../use-now.ts';

interface MonthFieldProps {
  /** `2026-11` */
  month: string;
  /** Undefined: not known yet. */
  first: string | undefined;
  onChange: (month: string) => void;
}

export function MonthField({ month, first = month, onChange }: MonthFieldProps) {
  const thisMonth = monthOf(indianDayOf(new Date(useNow())));
  // The month in the address may be out of range.
  const [earliest = month, , latest = month] = [first, month, thisMonth].toSorted();
  return (
    <SelectField
      label={monthField}
      value={month}
      onChange={(event) => onChange(event.target.value)}
      options={monthsBack(latest, earliest).map((value) => ({ value, label: nameOfMonth(value) }))}
    />
  );
}

const monthName = new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' });
const nameOfMonth = (month: string): string => monthName.format(new Date(`${month}-15T12:00:00+05:30`));

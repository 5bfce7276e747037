// A post's date in the specification's format, 'MMMM Do YYYY, h:mm a', in India's time zone.
import { locale, timeZone } from '@taana-baana/contract/locale.ts';

const parts = new Intl.DateTimeFormat(locale, {
  timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
const ordinals = new Intl.PluralRules(locale, { type: 'ordinal' });
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };

/** 'November 15th 2026, 3:30 pm' */
export function formatPostDate(time: string): string {
  const part = Object.fromEntries(parts.formatToParts(new Date(time)).map(({ type, value }) => [type, value]));
  const day = `${part.day}${endings[ordinals.select(Number(part.day))]}`;
  return `${part.month} ${day} ${part.year}, ${part.hour}:${part.minute} ${part.dayPeriod?.toLowerCase()}`;
}

export function PostDate({ time }: { time: string }) {
  return (
    <time dateTime={time} className="text-sm text-ink-soft">
      {formatPostDate(time)}
    </time>
  );
}

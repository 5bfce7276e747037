// A post's date as the specification writes it, 'MMMM Do YYYY, h:mm a', in India's time.

const parts = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
const ordinals = new Intl.PluralRules('en-IN', { type: 'ordinal' });
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

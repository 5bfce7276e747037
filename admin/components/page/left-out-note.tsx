// The lines above a screen whose address names days or months that the calendar does not have.
import { leftOut } from '@taana-baana/contract/admin/texts/lists.ts';
import { type CalendarUnit, leftOutOf } from '@taana-baana/contract/calendar/left-out.ts';
import { Notice } from './notice.tsx';

interface LeftOutNoteProps {
  params: URLSearchParams;
  unit: CalendarUnit;
  /** Of the parameters that are days or months. */
  names: readonly string[];
}

export function LeftOutNote({ params, unit, names }: LeftOutNoteProps) {
  const texts = leftOutOf(params, unit, names);
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" role="status" className="screen-only mb-4 font-medium">
      {texts.map((text) => (
        <p key={text} className="text-pretty">
          {leftOut(text, unit)}
        </p>
      ))}
    </Notice>
  );
}

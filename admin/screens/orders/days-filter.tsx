// The button with the list's date range. The choice itself is loaded when first opened.
import { CalendarDays } from 'lucide';
import { Suspense, useRef, useState } from 'react';
import { formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { days as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { choicesOf, type Days } from './day-choices.ts';

const DaysChoice = lazyPart(async () => (await import('./days-choice.tsx')).DaysChoice);

interface DaysFilterProps extends Days {
  onChange: (days: { from: string; to: string }) => void;
}

export function DaysFilter({ from, to, onChange }: DaysFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
        className={`bg-paper ${from || to ? 'text-madder' : ''}`}
      >
        <Icon of={CalendarDays} className="size-4" />
        {nameOf({ from, to })}
      </Button>
      <Suspense>
        {isOpen && (
          <DaysChoice
            from={from}
            to={to}
            triggerRef={frame}
            onChoose={(days) => {
              setIsOpen(false);
              onChange(days);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function nameOf({ from, to }: Days): string {
  const now = Date.now();
  const choice = choicesOf(now).find((one) => one.from === from && one.to === to);
  if (choice) return texts.choices[choice.name];
  const [first, last] = [from && formatShortDay(from, now), to && formatShortDay(to, now)];
  if (first && last) return first === last ? first : texts.range(first, last);
  if (first) return texts.since(first);
  return last ? texts.until(last) : texts.any;
}

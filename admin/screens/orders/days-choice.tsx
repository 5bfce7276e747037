// Chooses a date range: a frequent one, or two days.
import { type RefObject, useState } from 'react';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { days as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { useNow } from '../../components/use-now.ts';
import { choicesOf, type Days, withDay } from './day-choices.ts';

interface DaysChoiceProps extends Days {
  triggerRef: RefObject<HTMLElement | null>;
  onChoose: (days: { from: string; to: string }) => void;
  onClose: () => void;
}

export function DaysChoice({ from = '', to = '', triggerRef, onChoose, onClose }: DaysChoiceProps) {
  // A year is typed digit by digit (2, 20, 202 …): the list is loaded only when the button is
  // pressed.
  const [days, setDays] = useState({ from, to });
  const now = useNow();
  return (
    <Popover triggerRef={triggerRef} isOpen onOpenChange={onClose} placement="bottom end" className="menu">
      <Dialog className="flex w-72 max-w-full flex-col gap-4 p-3 outline-none">
        <Heading slot="title" className="font-text text-sm font-semibold">
          {texts.heading}
        </Heading>
        <div className="grid gap-2 xs:grid-cols-2">
          {choicesOf(now).map(({ name, ...choice }) => (
            <Button
              key={name}
              aria-pressed={choice.from === from && choice.to === to}
              onPress={() => onChoose(choice)}
              className="aria-pressed:bg-madder-wash aria-pressed:text-madder"
            >
              {texts.choices[name]}
            </Button>
          ))}
        </div>
        <form
          method="post"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(days);
          }}
        >
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={texts[name]}
              value={days[name]}
              onChange={(event) => setDays({ ...days, [name]: event.target.value })}
              onBlur={() => setDays(withDay(days, name, days[name]))}
            />
          ))}
          <div className="flex justify-between gap-2">
            <Button kind="plain" onPress={() => onChoose({ from: '', to: '' })}>
              {texts.any}
            </Button>
            <Button type="submit" kind="primary">
              {texts.done}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  );
}

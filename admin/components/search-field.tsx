// The search of a list. It searches by itself shortly after the last key, or at once on Enter.
import { LoaderCircle, Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** In ms. */
const pause = 250;

interface SearchFieldProps {
  label: string;
  /** What it finds. */
  hint: string;
  value: string;
  isBusy: boolean;
  onChange: (value: string) => void;
}

export function SearchField({ label, hint, value, isBusy, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed otherwise: by Back, or by "Clear".
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => send.current(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <form role="search" className="relative min-w-48 flex-1" onSubmit={(event) => event.preventDefault()}>
      <Icon
        of={isBusy ? LoaderCircle : Search}
        className={`absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft ${isBusy ? 'animate-spin' : ''}`}
      />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(typed.trim());
          if (event.key === 'Escape' && typed === '') event.currentTarget.blur();
        }}
        className="field pl-10 text-ellipsis"
      />
    </form>
  );
}

// The search of a list: searches shortly after the last key, or at once on Enter.
import { LoaderCircle, Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { beginTyping, syncWithAddress, noteSent, toSearch } from './search-typing.ts';

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
  const [typing, setTyping] = useState(() => beginTyping(value));
  if (value !== typing.shown) setTyping(syncWithAddress(typing, value));
  const { text } = typing;
  const wanted = toSearch(typing);
  const search = () => {
    if (wanted === undefined) return;
    setTyping((now) => noteSent(now, wanted));
    onChange(wanted);
  };
  const send = useRef(search);
  useEffect(() => {
    send.current = search;
  });
  useEffect(() => {
    if (wanted === undefined) return;
    const timer = setTimeout(() => send.current(), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <form method="get" role="search" className="relative min-w-48 flex-1" onSubmit={(event) => event.preventDefault()}>
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
        value={text}
        onChange={({ target }) => setTyping((now) => ({ ...now, text: target.value }))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search();
          if (event.key === 'Escape' && text === '') event.currentTarget.blur();
        }}
        className="field pl-10 text-ellipsis"
      />
    </form>
  );
}

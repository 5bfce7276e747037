// The search field as the server sends it: a plain form to the store. The combobox and its options come at the first focus.
import { Search } from 'lucide';
import { useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';
import { importAgain } from '../../components/import-again.ts';
import { useWantedPart } from './use-wanted-part.ts';

const fetchCombobox = () => importAgain(() => import('./search-combobox.tsx'));

export function SearchBox() {
  const [wants, setWants] = useState(0);
  const combobox = useWantedPart(fetchCombobox, wants);
  const [text, setText] = useState('');
  const plain = (
    <input
      type="search"
      name="q"
      aria-label="Search products"
      placeholder={screenTexts.searchPlaceholder}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={() => setWants((before) => before + 1)}
      className="search-field"
    />
  );
  return (
    <search>
      <form action={pages.store.path} className="relative">
        <Icon
          of={Search}

          className="pointer-events-none absolute left-3.5 top-3.5 z-10 size-5 text-ink-soft"
        />
        {combobox ? <combobox.SearchCombobox initialText={text} /> : plain}
      </form>
    </search>
  );
}

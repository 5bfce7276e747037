// The search field as the server sends it: a plain form to the store. The combobox and its options come at the first focus.
import { Search } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { Icon } from '../../components/icon.tsx';

const SearchCombobox = lazy(async () => ({ default: (await import('./search-combobox.tsx')).SearchCombobox }));

export function SearchBox() {
  const [isWanted, setIsWanted] = useState(false);
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
      onFocus={() => setIsWanted(true)}
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
        {isWanted ? (
          <Suspense fallback={plain}>
            <SearchCombobox initialText={text} />
          </Suspense>
        ) : (
          plain
        )}
      </form>
    </search>
  );
}

// The search field in server HTML: a plain form. The combobox loads at the first focus.
import { Search } from 'lucide';
import { startTransition, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, readAddress } from '@taana-baana/contract/pages.ts';
import { readFilters } from '@taana-baana/contract/product-filters.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Icon } from '../../../../design/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.ts';

const SearchCombobox = lazyComponent(
  () => import('./search-combobox.tsx'),
  (file) => file.SearchCombobox,
);

export function SearchBox() {
  const [isWanted, setIsWanted] = useState(false);
  const searched = useSearchedWords();
  const [text, setText] = useState(searched);
  // The field follows the address: a new search, Back, or leaving the results.
  const [lastSearched, setLastSearched] = useState(searched);
  if (lastSearched !== searched) {
    setLastSearched(searched);
    setText(searched);
  }
  const plain = (
    <input
      type="search"
      name="q"
      aria-label={layoutTexts.searchProducts}
      placeholder={screenTexts.searchPlaceholder}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      // As a transition, the plain field stays usable until the combobox has loaded.
      onFocus={() => startTransition(() => setIsWanted(true))}
      className="search-field"
    />
  );
  return (
    <search>
      <form action={pages.store.path} className="relative">
        <Icon of={Search} className="pointer-events-none absolute left-3.5 top-3.5 z-10 size-5 text-ink-soft" />
        <Suspense fallback={plain}>
          {isWanted ? <SearchCombobox text={text} isTyped={text !== searched} onText={setText} /> : plain}
        </Suspense>
      </form>
    </search>
  );
}

/** Of the list on the screen; '' on other pages. */
function useSearchedWords(): string {
  const { pathname, search } = useLocation();
  const isStore = pathname === pages.home.path || pathname === pages.store.path;
  return (isStore && readFilters(readAddress(search).search).q) || '';
}

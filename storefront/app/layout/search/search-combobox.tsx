// The search combobox: an option opens its product, Enter without one opens the store's results.
import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { measures } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { productHref, storeHref } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { SearchOption } from '../../../store/products/product-state.ts';
import { fetchSearchMatches, fetchSearchOptions } from '../../../store/products/search.thunks.ts';
import { selectSearch } from '../../../store/selectors.ts';

const maxOptions = 12;
/** The pause after typing before the server is asked. */
const debounceMs = 200;

export function SearchCombobox({ initialText }: { initialText: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(initialText);
  const { items, isReady } = useMatches(text);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } = useCombobox<SearchOption>({
    items,
    inputValue: text,
    itemToString: (option) => option?.title ?? '',
    // Selecting would fill in the title: only typing (below) and Escape change the text.
    onInputValueChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) setText('');
    },
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setText('');
      void navigate(productHref(selectedItem._id));
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Keeps the focus of the plain field it replaces, unless the user has moved on.
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const isShown = isOpen && text.trim() !== '' && isReady;

  return (
    <>
      <input
        // oxlint-disable-next-line react/refs -- merged with the library's ref, not read
        {...getInputProps({
          ref: field,
          'aria-label': layoutTexts.searchProducts,
          // Not in onInputValueChange, which is too late for fast typing.
          onChange: (event) => setText(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0 || text.trim() === '') return;
            event.preventDefault();
            closeMenu();
            void navigate(storeHref({ q: text.trim() }));
          },
        })}
        type="search"
        name="q"
        placeholder={screenTexts.searchPlaceholder}
        autoComplete="off"
        className="search-field"
      />
      <ul
        {...getMenuProps({ 'aria-label': screenTexts.products })}
        className={isShown && items.length > 0 ? 'search-menu' : 'sr-only'}
        style={{ maxHeight: measures.searchMenuMaxHeight }}
      >
        {isShown &&
          items.map((option, index) => (
            <li
              key={option._id}
              {...getItemProps({ item: option, index })}
              className={`cursor-pointer rounded-control px-3 py-2.5 ${index === highlightedIndex ? 'bg-sunk' : ''}`}
            >
              {option.title}
            </li>
          ))}
      </ul>
      {isShown && items.length === 0 && (
        <output className="search-menu px-3 py-2.5 text-ink-soft">{screenTexts.searchEmpty}</output>
      )}
    </>
  );
}

/** Titles with every word typed. For a large catalogue the server searches. */
function useMatches(text: string): { items: SearchOption[]; isReady: boolean } {
  const dispatch = useAppDispatch();
  const { options, isComplete, isLoaded, matches } = useAppSelector(selectSearch);
  useEffect(() => void dispatch(fetchSearchOptions()), [dispatch]);
  const isAsked = isLoaded && !isComplete && text.trim() !== '';
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => void dispatch(fetchSearchMatches(text.trim())), debounceMs);
    return () => clearTimeout(timer);
  }, [dispatch, isAsked, text]);
  if (isLoaded && !isComplete) return { items: matches, isReady: true };
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const items = options.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  return { items: items.slice(0, maxOptions), isReady: isLoaded };
}

// The search combobox: an option opens its product or list, Enter without one opens the results.
import { useCombobox } from 'downshift';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { measures } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { suggestionsCounted } from '@taana-baana/contract/texts/screens/search.ts';
import { ListOption, ProductOption } from './search-options.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';
import './search-combobox.css';

interface SearchComboboxProps {
  text: string;
  /** By hand, not taken from the address. */
  isTyped: boolean;
  onText: (text: string) => void;
}

export function SearchCombobox({ text, isTyped, onText }: SearchComboboxProps) {
  const navigate = useNavigate();
  const { suggestions, isReady } = useSuggestions(text);
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, openMenu } =
    useCombobox<Suggestion>({
      items: suggestions,
      inputValue: text,
      itemToString: (suggestion) => suggestion?.label ?? '',
      // Selecting would fill in the label: only typing (below) and Escape change the text.
      onInputValueChange: ({ type }) => {
        if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) onText('');
      },
      selectedItem: null,
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem) return;
        onText('');
        void navigate(selectedItem.href);
      },
    });
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Keeps the focus of the plain field it replaces, unless the user has moved on.
    if (document.activeElement !== document.body) return;
    field.current?.focus();
    // What was typed into the plain field is searched too.
    if (isTyped) openMenu();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const isShown = isOpen && text.trim() !== '' && isReady;
  const announced = useAnnouncement(isShown ? suggestionsCounted(suggestions.length) : '');
  const productCount = suggestions.findIndex(({ product }) => !product);

  return (
    <>
      <input
        // oxlint-disable-next-line react/refs -- merged with the library's ref, not read
        {...getInputProps({
          ref: field,
          'aria-label': layoutTexts.searchProducts,
          // Not in onInputValueChange, which is too late for fast typing.
          onChange: (event) => onText(event.currentTarget.value),
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || highlightedIndex >= 0 || text.trim() === '') return;
            event.preventDefault();
            closeMenu();
            // A phone's keyboard would cover the results.
            field.current?.blur();
            void navigate(storeHref({ q: text.trim() }));
          },
        })}
        type="search"
        name="q"
        placeholder={screenTexts.searchPlaceholder}
        autoComplete="off"
        className="search-field"
      />
      <div
        {...getMenuProps({ 'aria-label': screenTexts.products })}
        className={isShown && suggestions.length > 0 ? 'search-menu' : 'sr-only'}
        style={{ maxHeight: measures.searchMenuMaxHeight }}
      >
        {isShown && (
          <>
            {suggestions.map(
              (suggestion, index) =>
                suggestion.product && (
                  <ProductOption
                    key={suggestion.href}
                    {...getItemProps({ item: suggestion, index })}
                    product={suggestion.product}
                    typed={text}
                    isActive={index === highlightedIndex}
                  />
                ),
            )}
            {productCount >= 0 && (
              // Stays in sight below the products.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              <div role="group" className="sticky -bottom-1.5 flex flex-wrap border-t border-line bg-paper py-1">
                {suggestions.slice(productCount).map((suggestion, offset) => (
                  <ListOption
                    key={suggestion.href}
                    {...getItemProps({ item: suggestion, index: productCount + offset })}
                    suggestion={suggestion}
                    isActive={productCount + offset === highlightedIndex}
                  />
                ))}
              </div>
            )}
          </>
        )}
      </div>
      {isShown && suggestions.length === 0 && (
        <div className="search-menu px-3 py-2.5 text-ink-soft">{screenTexts.searchEmpty}</div>
      )}
      <output className="sr-only">{announced}</output>
    </>
  );
}

/** A screen reader would read every number between two letters. */
const announcementPauseMs = 700;

/** For the live region: the text once it has been the same for a while. */
function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

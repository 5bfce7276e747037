// The state of a search field while the address follows later. Independent of React.
import { visibleText } from '@taana-baana/contract/typed/visible-text.ts';

export interface SearchTyping {
  readonly text: string;
  /** The search in the address. */
  readonly shown: string;
  /** The search that this field started and the address does not have yet. */
  readonly sent: readonly string[];
}

export const beginTyping = (shown: string): SearchTyping => ({ text: shown, shown, sent: [] });

/** The text to search for; undefined if the address has it or will have it. */
export function toSearch({ text, shown, sent }: SearchTyping): string | undefined {
  const wanted = visibleText(text);
  return wanted === (sent.at(-1) ?? shown) ? undefined : wanted;
}

export const noteSent = (typing: SearchTyping, search: string): SearchTyping => ({
  ...typing,
  sent: [...typing.sent, search],
});

/**
 * The address changed: by this field, or otherwise (Back, "Clear"). Only the latter replaces the
 * typed text.
 */
export function syncWithAddress(typing: SearchTyping, shown: string): SearchTyping {
  const arrived = typing.sent.lastIndexOf(shown);
  return arrived < 0 ? beginTyping(shown) : { ...typing, shown, sent: typing.sent.slice(arrived + 1) };
}

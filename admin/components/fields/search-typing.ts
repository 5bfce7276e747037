// What stands in the field for the search, while the address follows some moments later. Knows no
// React.

export interface SearchTyping {
  readonly text: string;
  /** The search of the address. */
  readonly shown: string;
  /** What this field searched for and the address does not have yet. */
  readonly sent: readonly string[];
}

export const beginTyping = (shown: string): SearchTyping => ({ text: shown, shown, sent: [] });

/** What there is to search for; undefined if the address has it or is about to have it. */
export function toSearch({ text, shown, sent }: SearchTyping): string | undefined {
  const wanted = text.trim();
  return wanted === (sent.at(-1) ?? shown) ? undefined : wanted;
}

export const noteSent = (typing: SearchTyping, search: string): SearchTyping => ({
  ...typing,
  sent: [...typing.sent, search],
});

/** The address changed: by this field, or otherwise (Back, "Clear"), which alone replaces what is typed. */
export function followAddress(typing: SearchTyping, shown: string): SearchTyping {
  const arrived = typing.sent.lastIndexOf(shown);
  return arrived < 0 ? beginTyping(shown) : { ...typing, shown, sent: typing.sent.slice(arrived + 1) };
}

// Removes characters that no text of the shop may have: a feed with one of them is no XML at all.

/** Control characters but tab and line breaks, U+FFFE and U+FFFF, and halves of surrogate pairs. */
const unstorable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff\p{Surrogate}]/gu;

export const storable = (text: string): string =>
  text.search(unstorable) === -1 ? text : text.replace(unstorable, '');

/** In JSON text: pairs of surrogates, one of the characters above, any other escape. */
const escapes =
  /(\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2})|\\u(?:00(?:0[0-8bcef]|1[0-9a-f]|7f|8[0-46-9a-f]|9[0-9a-f])|d[89a-f][0-9a-f]{2}|fff[ef])|\\[bf]|(\\[^bf])/gi;

/** Of a column that holds JSON, where `JSON.stringify` has escaped them. */
export function storableJson(text: string): string {
  const clean = storable(text);
  if (!clean.includes('\\')) return clean;
  return clean.replace(escapes, (_all, pair: string | undefined, other: string | undefined) => pair ?? other ?? '');
}

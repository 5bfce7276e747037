// JSON for a script element: the page's state, and JSON-LD.

type Replacer = (key: string, value: unknown) => unknown;

/** Escapes whatever could end the element or a line of JavaScript. */
export const toInlineJson = (value: unknown, replacer?: Replacer): string =>
  JSON.stringify(value, replacer).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

// JSON inside a script element: the page's state, and what is told to search engines.

type Replacer = (key: string, value: unknown) => unknown;

/** Nothing in it can end the element or a JavaScript line. */
export const toInlineJson = (value: unknown, replacer?: Replacer): string =>
  JSON.stringify(value, replacer).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

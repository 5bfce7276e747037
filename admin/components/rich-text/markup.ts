// Markup parsed into nodes of a separate document, where nothing is loaded or run.

/** Trusted types, if the browser has them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

/** For this module alone: nothing else in the admin turns text into nodes. */
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('rich-text', {
  createHTML: (html) => html,
});

export function parseMarkup(html: string): HTMLElement {
  const trusted = (policy?.createHTML(html) ?? html) as string;
  return new DOMParser().parseFromString(trusted, 'text/html').body;
}

// Markup parsed into nodes of a separate document, where nothing is loaded or run; addresses of links.

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

// Allowed link targets, and parsing of a typed one. Independent of the editor.

/** The schemes that the server's sanitizeHtml keeps, or a path of the shop. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/.|mailto:.|tel:.|\/(?!\/))/i.test(address);

/** The intended address; undefined if there is none. */
export function readLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{8,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

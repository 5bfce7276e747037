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

// What a link may lead to, and what somebody types for it. Knows no editor.

/** The schemes that sanitizeHtml of the server keeps, or a path of the shop. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/.|mailto:.|tel:.|\/(?!\/))/i.test(address);

/** The address that is meant; undefined if there is none. */
export function readLinkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{8,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text)) return `https://${text}`;
  return undefined;
}

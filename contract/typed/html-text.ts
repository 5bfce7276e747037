// The text of formatted HTML, for where there is no formatting: feeds, descriptions of pages, excerpts.
import { cutText } from './graphemes.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** After these a new line begins. */
const blocks = /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|thead|tbody|blockquote|hr|br|dt|dd|pre|section)\b[^>]*>/gi;

/** One line for each paragraph, item and row; cells are separated by a space. */
export function linesOf(html: string): string[] {
  const text = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(blocks, '\n')
    .replaceAll(/<\/t[dh]>/gi, ' ');
  const bare = text.replaceAll(/<!--.*?-->|<\/?[a-z][^>]*>/gis, '').replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, decode);
  return bare.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || []);
}

/** In one line. */
export const textOfHtml = (html: string): string => linesOf(html).join(' ');

/** For search results and link previews: whole words, at most 155 characters. */
export function summaryOf(html: string): string {
  const text = textOfHtml(html);
  return text.length <= 155 ? text : `${cutText(text, 154).replace(/\s+\S*$/, '')}…`;
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

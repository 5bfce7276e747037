// The elements of formatted text: exactly those that the server's sanitizeHtml keeps.
import { type Extensions, getSchema } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';
import { parseMarkup } from './markup.ts';
import { preservedTable } from './preserved-table.ts';
import { PastedText } from './pasted-text.ts';

/** Attributes that the server would remove: the first number of a list, the title of a link. */
const withoutAttributes = StarterKit.extend({
  addExtensions() {
    const extensions: Extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      if (extension.name === 'orderedList' && extension.type === 'node') {
        return extension.extend({ addAttributes: () => ({}), renderHTML: () => ['ol', 0] });
      }
      if (extension.name === 'link' && extension.type === 'mark') {
        return extension.extend({ addAttributes: () => ({ href: { default: null } }) });
      }
      return extension;
    });
  },
});

export const kit: Extensions = [
  withoutAttributes.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkAddress,
      // As the server writes it.
      HTMLAttributes: { target: null, rel: 'nofollow noopener' },
    },
  }),
  ...preservedTable,
  PastedText,
];

const schema = getSchema(kit);

/** The nodes of a saved text, as JSON. Unknown elements are dropped; their words stay. */
export function readHtml(html: string) {
  return DOMParser.fromSchema(schema).parse(parseMarkup(html)).toJSON();
}

/** Non-breaking spaces come with pasted text, and make lines too long on a phone. */
export const writeHtml = (html: string): string => html.replaceAll('&nbsp;', ' ');

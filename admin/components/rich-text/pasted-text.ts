// Cleans pasted text: Word and Google Docs mark bold text by styles.
import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';
import { parseMarkup } from './markup.ts';
import { withLists } from './pasted-lists.ts';

/** The content security policy forbids style attributes: they are renamed before they are parsed. */
function withoutStyles(html: string): string {
  const renamed = html
    .replaceAll(/<style\b[\s\S]*?<\/style>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));
  const body = parseMarkup(renamed);
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = (element.getAttribute('data-style') ?? '').replaceAll(/\s/g, '').toLowerCase();
    element.removeAttribute('data-style');
    // Google Docs wraps everything in a `b` that is not bold.
    if (element.matches('b, strong') && style.includes('font-weight:normal'))
      element.replaceWith(...element.childNodes);
    else if (element.matches('span')) {
      if (/font-weight:(?:bold|[6-9]00)/.test(style)) wrapContent(element, 'strong');
      if (style.includes('font-style:italic')) wrapContent(element, 'em');
    }
  }
  return body.innerHTML;
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

export const PastedText = Extension.create({
  name: 'pastedText',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { transformPasted: withLists, transformPastedHTML: withoutStyles } }),
  ],
});

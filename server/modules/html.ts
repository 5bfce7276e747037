// Sanitises HTML of products and posts at import: keeps simple formatting,
// removes scripts, media and styles. Paragraphs stay paragraphs, and bold text bold.
import clean from 'sanitize-html';
import { withParagraphs } from './html-paragraphs.ts';

/** Elements around paragraphs that have no meaning here but the break. */
const wrappers = [
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'figure',
  'figcaption',
  'address',
  'center',
  'pre',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'caption',
];

const rules: clean.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'b',
    'em',
    'i',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    // Only until `withParagraphs` has made paragraphs of it.
    'div',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's h1 is the title of the product or post.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: markForeignLink,
    ...Object.fromEntries(wrappers.map((name) => [name, 'div'])),
    ...Object.fromEntries(['b', 'strong', 'i', 'em', 'span', 'font'].map((name) => [name, asStyled])),
  },
};

/** Repeatable: what it returns stays as it is. */
export function sanitizeHtml(html: string): string {
  const safe = clean(html, rules).trim();
  return safe.includes('<div>') ? withParagraphs(safe) : safe;
}

/** What a reader loses: `2 pictures`, `1 video`. Nothing for a script or a style. */
export function droppedFrom(html: string): { readonly pictures: number; readonly others: number } {
  const many = (tags: RegExp) => html.match(tags)?.length ?? 0;
  return {
    pictures: many(/<(?:img|picture|svg)\b/gi) - many(/<picture\b/gi),
    others: many(/<(?:video|audio|iframe|object|embed)\b/gi),
  };
}

/** Google Docs wraps a whole text in `<b style="font-weight:normal">`, Word writes bold spans. */
function asStyled(tagName: string, { style = '' }: clean.Attributes): clean.Tag {
  const of = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, 'i').exec(style)?.[1]?.toLowerCase();
  const weight = of('font-weight');
  const slant = of('font-style');
  const isBold =
    weight === undefined ? /^(b|strong)$/.test(tagName) : weight.startsWith('bold') || Number(weight) >= 600;
  const isItalic = slant === undefined ? /^(i|em)$/.test(tagName) : /^(italic|oblique)$/.test(slant);
  if (isBold) return { tagName: tagName === 'b' ? 'b' : 'strong', attribs: {} };
  // A span is left out, its text stays.
  return { tagName: isItalic ? (tagName === 'i' ? 'i' : 'em') : 'span', attribs: {} };
}

function markForeignLink(tagName: string, attributes: clean.Attributes): clean.Tag {
  const isForeign = /^https?:/i.test(attributes.href ?? '');
  return { tagName, attribs: isForeign ? { ...attributes, rel: 'nofollow noopener' } : attributes };
}

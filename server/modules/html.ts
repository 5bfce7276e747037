// Sanitises HTML of products and posts at import: keeps simple formatting,
// removes scripts, media and styles.
import clean from 'sanitize-html';

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
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page's h1 is the title of the product or post.
  transformTags: { h1: 'h2', a: markForeignLink },
};

export function sanitizeHtml(html: string): string {
  return clean(html, rules).trim();
}

function markForeignLink(tagName: string, attributes: clean.Attributes): clean.Tag {
  const isForeign = /^https?:/i.test(attributes.href ?? '');
  return { tagName, attribs: isForeign ? { ...attributes, rel: 'nofollow noopener' } : attributes };
}

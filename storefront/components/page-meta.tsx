// A page's head: title, description, canonical, Open Graph, JSON-LD. React moves them into the head, on the server too.
import { createContext, use } from 'react';
import { shop } from '../../shop.config.ts';
import { toInlineJson } from './inline-json.ts';

/** Origin of canonical and shared addresses. */
export const PublicUrlContext = createContext('');

interface PageMetaProps {
  title: string;
  description?: string;
  /** The page's own path without tracking or paging parameters; left out where the page must not be found. */
  path?: string;
  /** A picture's path for shared links. */
  image?: string;
  kind?: 'website' | 'article' | 'product';
  /** Personal, failed and one-time pages: kept out of search engines. */
  isPrivate?: boolean;
  /** schema.org objects, made on the server only (`import.meta.env.SSR && …`); addresses in them may start with '/'. */
  jsonLd?: object | object[] | false;
}

export function PageMeta({
  title,
  description = shop.description,
  path,
  image = '/share.jpg',
  kind = 'website',
  isPrivate,
  jsonLd,
}: PageMetaProps) {
  const origin = use(PublicUrlContext);
  const fullTitle = title === shop.name ? `${shop.name} · ${shop.tagline}` : `${title} · ${shop.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {path !== undefined && <link rel="canonical" href={origin + path} />}
          {path !== undefined && <meta property="og:url" content={origin + path} />}
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:locale" content="en_IN" />
          <meta property="og:image" content={absolute(origin, image)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {/* For those who read the page as it is sent: the browser leaves it as it is, and need not know how it was made. */}
      <script type="application/ld+json" suppressHydrationWarning>
        {import.meta.env.SSR && jsonLd ? toJsonLd(jsonLd, origin) : ''}
      </script>
    </>
  );
}

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

/** Addresses become absolute. */
function toJsonLd(objects: object | object[], origin: string): string {
  const list = Array.isArray(objects) ? objects : [objects];
  const described = list.map((object) => ({ '@context': 'https://schema.org', ...object }));
  return toInlineJson(described.length === 1 ? described[0] : described, (_, value: unknown) =>
    typeof value === 'string' && /^\/([^/\s]|$)/.test(value) ? origin + value : value,
  );
}

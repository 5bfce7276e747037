// Title, description, canonical, Open Graph and JSON-LD. React moves them into the head.
import { createContext, use } from 'react';
import { locale } from '@taana-baana/contract/locale.ts';
import { toInlineJson } from './inline-json.ts';
import { useShop } from '../shop-context.ts';

/** The origin of canonical and Open Graph URLs. */
export const PublicUrlContext = createContext('');

interface PageMetaProps {
  title: string;
  /** The title of a shared link, if it says more. */
  shareTitle?: string;
  description?: string;
  /** For the canonical URL: the path without tracking or paging parameters. */
  path?: string;
  /** The path of the picture for shared links. */
  image?: string;
  kind?: 'website' | 'article' | 'product';
  /** For personal, failed and one-time pages: `noindex`. */
  isPrivate?: boolean;
  /** schema.org objects, on the server only (`import.meta.env.SSR && …`). */
  jsonLd?: object | object[] | false;
}

export function PageMeta({
  title,
  shareTitle = title,
  description,
  path,
  image = '/share.jpg',
  kind = 'website',
  isPrivate,
  jsonLd,
}: PageMetaProps) {
  const origin = use(PublicUrlContext);
  const shop = useShop();
  const summary = description ?? shop.description;
  const fullTitle = title === shop.name ? `${shop.name} · ${shop.tagline}` : `${title} · ${shop.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          {path !== undefined && <link rel="canonical" href={origin + path} />}
          {path !== undefined && <meta property="og:url" content={origin + path} />}
          <meta property="og:title" content={shareTitle} />
          <meta property="og:description" content={summary} />
          <meta property="og:image" content={absolute(origin, image)} />
          {/* The rest for link previews stays as the server sent it. */}
          {import.meta.env.SSR && (
            <>
              <meta property="og:type" content={kind} />
              <meta property="og:site_name" content={shop.name} />
              <meta property="og:locale" content={locale.replace('-', '_')} />
              {image.startsWith('/share') && (
                <>
                  <meta property="og:image:width" content="1200" />
                  <meta property="og:image:height" content="630" />
                </>
              )}
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
      {/* Rendered on the server only. The browser keeps the server's text. */}
      <script type="application/ld+json" suppressHydrationWarning>
        {import.meta.env.SSR && jsonLd ? toJsonLd(jsonLd, origin) : ''}
      </script>
    </>
  );
}

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

/** Makes URLs absolute. */
function toJsonLd(objects: object | object[], origin: string): string {
  const list = Array.isArray(objects) ? objects : [objects];
  const described = list.map((object) => ({ '@context': 'https://schema.org', ...object }));
  return toInlineJson(described.length === 1 ? described[0] : described, (_, value: unknown) =>
    typeof value === 'string' && /^\/([^/\s]|$)/.test(value) ? origin + value : value,
  );
}

// Builds the HTML document. Title, meta and link elements that React rendered move into the head.
import { locale } from '@taana-baana/contract/locale.ts';
import { toInlineJson } from '../components/page/inline-json.ts';
import { pageStateId, type PageState } from './hydration.ts';

/** What a page needs from the build. */
export interface PageAssets {
  /** The whole stylesheet, inlined. Empty in development, where `developmentHead` links it. */
  style: string;
  /** The inline script that loads the modules. */
  bootstrap: string;
  /** Fonts used above the fold. */
  fonts: string[];
  /** The entry, and then what it and one screen import. */
  modules: (screen: string | undefined) => string[];
  /** Extra head HTML in development. */
  developmentHead?: string;
}

/** The outermost element of every page. What React renders before it belongs in the head. */
const pageStart = '<div id="page"';

interface Around {
  readonly styles: readonly string[];
  readonly screen: string | undefined;
  /** Markup of the lines above the page. */
  readonly notices: string;
}

export function toDocument(markup: string, state: PageState, assets: PageAssets, around: Around) {
  const { styles, screen, notices } = around;
  const { name, logo } = state.store.shop;
  const start = Math.max(0, markup.indexOf(pageStart));
  // Not on phones: the first picture needs the bandwidth, and the fallback font is as wide.
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin media="(min-width: 48rem)">`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    markup.slice(0, start),
    ...fonts,
    ...styles.map((style) => `<style>${style}</style>`),
    '<meta name="theme-color" content="#f8f3ea">',
    `<link rel="icon" href="${logo?.favicon48 ?? '/favicon.png'}" type="image/png">`,
    `<link rel="apple-touch-icon" href="${logo?.touchIcon ?? '/apple-touch-icon.png'}"><link rel="manifest" href="/manifest.webmanifest">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeAttribute(name)}" href="/blog.rss">`,
    assets.developmentHead ?? '',
    // Pictures and fonts come first, because the page works without scripts (decision 0014).
    `<meta name="page-modules" content="${assets.modules(screen).join(' ')}">`,
    `<script>${assets.bootstrap}</script>`,
    `</head><body>${notices}<div id="root">`,
    markup.slice(start),
    `</div><script type="application/json" id="${pageStateId}">${toInlineJson(state)}</script></body></html>`,
  ].join('');
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

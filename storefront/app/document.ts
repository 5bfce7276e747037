// The HTML document around a rendered page. React puts title, meta and link elements before the markup; they move into the head.
import { shop } from '../../shop.config.ts';
import { toInlineJson } from '../components/inline-json.ts';
import { lateMark } from '../components/late-mark.ts';
import { earlyScript, lateModulesMeta, modulesMeta } from './early-script.ts';
import { pageStateId, type PageState } from './hydration.ts';
import type { PageAssets } from './page-assets.ts';

export interface PageDocument {
  html: string;
  /** What is inlined of the style sheet. */
  style: string;
}

const early = earlyScript();

/** The outermost element of every page; what React renders before it belongs to the head. */
const pageStart = '<div id="page"';

export function toDocument(
  markup: string,
  state: PageState,
  assets: PageAssets,
  screen: string | undefined,
): PageDocument {
  const start = Math.max(0, markup.indexOf(pageStart));
  const style = assets.styleFor(markup);
  const styleElement = assets.styleHref
    ? `<link rel="stylesheet" href="${assets.styleHref}">`
    : `<style>${style}</style>`;
  // On a phone the first picture has the line for itself; the letters that stand there until then are as wide.
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin media="(min-width: 48rem)">`,
  );
  // The page is complete without scripts: pictures and fonts have the line for themselves first (decision 0014).
  const modules = [assets.entry, ...assets.preloads(screen)].join(' ');
  const html = [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    markup.slice(0, start),
    ...fonts,
    styleElement,
    '<meta name="theme-color" content="#f8f3ea">',
    '<link rel="icon" href="/favicon.png" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="alternate" type="application/rss+xml" title="${shop.name}" href="/blog.rss">`,
    assets.developmentHead ?? '',
    `<meta name="${modulesMeta}" content="${modules}"><meta name="${lateModulesMeta}" content="${assets.late(screen).join(' ')}"><script>${early}</script>`,
    `</head><body><div id="root" ${lateMark}>`,
    markup.slice(start),
    `</div><script type="application/json" id="${pageStateId}">${toInlineJson(state)}</script></body></html>`,
  ].join('');
  return { html, style };
}

// The page shown without a connection. It reloads when the connection is back.
// A browser may report a connection before there is one, and does not report it again: then the
// page tries every 5 s.
import { renderToStaticMarkup } from 'react-dom/server';
import { locale } from '@taana-baana/contract/locale.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import type { ShopFacts } from '@taana-baana/contract/schemas/shop/settings.ts';
import { brandStyle } from '../brand-style.ts';
import style from './offline-page.css?inline';

/** Sent to the browser as text: may not use anything from this module. */
const script =
  `addEventListener('online', () => location.reload());` +
  `setInterval(() => navigator.onLine && !document.hidden && location.reload(), 5000);`;

/** The complete page, and the texts that its policy allows by hash. */
export function renderOfflinePage(shop: ShopFacts): { html: string; styles: readonly string[]; script: string } {
  const styles = [style, brandStyle(shop.look)].filter(Boolean);
  const html = [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#f8f3ea">',
    renderToStaticMarkup(<title>{`${layoutTexts.offline} · ${shop.name}`}</title>),
    ...styles.map((text) => `<style>${text}</style>`),
    '</head><body>',
    renderToStaticMarkup(<OfflinePage name={shop.name} />),
    `<script>${script}</script></body></html>`,
  ].join('');
  return { html, styles, script };
}

function OfflinePage({ name }: { name: string }) {
  const [first, ...others] = name.split(' ');
  return (
    <>
      <div className="threads" />
      <header className="name">
        {first} <span>{others.join(' ')}</span>
      </header>
      <main>
        <BrokenThreads />
        <h1>{layoutTexts.offline}</h1>
        <p>{layoutTexts.offlineWhat}</p>
        <p>{layoutTexts.offlineHint}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href reloads this page */}
        <a className="again" href="">
          {screenTexts.tryAgain}
        </a>
      </main>
    </>
  );
}

/** The shop's three threads, torn. */
function BrokenThreads() {
  return (
    <svg viewBox="0 0 320 84" aria-hidden="true">
      <path className="madder" d="M2 22H118c10 0 12-12 22-10" />
      <path className="madder" d="M318 22H206c-12 0-14 12-24 8" />
      <path className="turmeric" d="M2 42H108c14 0 14 8 26 4" />
      <path className="turmeric" d="M318 42H196c-8 0-10-8-20-6" />
      <path className="indigo" d="M2 62H122c8 0 8 12 18 14" />
      <path className="indigo" d="M318 62H210c-14 0-12-8-26-2" />
    </svg>
  );
}

// What a shopper sees when a page cannot be fetched at all: what happened, what to do, and the page itself as soon as there is a connection.
import { renderToStaticMarkup } from 'react-dom/server';
import { shop } from '../../../shop.config.ts';
import style from './offline-page.css?inline';

/** Stands alone: it reaches the browser as text. */
const script = `addEventListener('online', () => location.reload());`;

const heading = 'No connection';

const html = [
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="#f8f3ea">',
  renderToStaticMarkup(<title>{`${heading} · ${shop.name}`}</title>),
  `<style>${style}</style></head><body>`,
  renderToStaticMarkup(<OfflinePage />),
  `<script>${script}</script></body></html>`,
].join('');

/** The page whole, and the texts in it that its policy must allow. */
export const offlinePage = { html, style, script };

function OfflinePage() {
  const [first, ...others] = shop.name.split(' ');
  return (
    <>
      <div className="threads" />
      <header className="name">
        {first} <span>{others.join(' ')}</span>
      </header>
      <main>
        <BrokenThreads />
        <h1>{heading}</h1>
        <p>
          This page could not be fetched. Nothing is lost: your cart, your wishlist and your orders are safe with us.
        </p>
        <p>Please check your connection. The page comes back by itself once you are online.</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page that was asked for */}
        <a className="again" href="">
          Try again
        </a>
      </main>
    </>
  );
}

/** The shop's three threads, torn and waiting to be tied. */
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

// For tests of screens: a real store over a fake fetch, and the HTML a screen renders.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { contentPageNames, contentPages } from '@taana-baana/contract/content/content-pages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { ShopProvider } from './app/shop-provider.tsx';
import { testShop } from './store/testing.ts';
import { createAppStore, type AppStore } from './store/create-store.ts';
import { createHttpTransport } from './store/transport.ts';

/** `answers`: bodies by 'GET /api/…' without the query. A missing one answers 500. */
export function testStore(answers: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const sent: string[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push(`${init.method} ${decodeURIComponent(url)}`);
    const key = `${init.method} ${url.replace(/\?.*/, '')}`;
    const isKnown = key in answers;
    const body = isKnown ? answers[key] : { message: 'The shop is busy', code: 'internal' };
    return new Response(JSON.stringify(body), { status: isKnown ? 200 : 500, headers });
  }) as unknown as typeof globalThis.fetch;
  return { store: createAppStore({ transport: createHttpTransport(fetch), preloadedState: { shop: testShop } }), sent };
}

export function renderScreen(
  Screen: ComponentType,
  { store, path, address }: { store: AppStore; path: string; address: string },
): string {
  const router = createMemoryRouter([{ path, Component: Screen }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <Provider store={store}>
      <ShopProvider>
        <RouterProvider router={router} />
      </ShopProvider>
    </Provider>,
  );
}

/** The owner's texts before anybody changes them, without house lines: answers by path. */
export const defaultContent = Object.fromEntries(
  contentPageNames.map((page) => [
    `content/${page}`,
    { page, body: page === 'house-lines' ? { lines: [] } : contentPages[page].defaultBody },
  ]),
);

export const testProduct = (parts: Partial<Product> = {}): Product => ({
  _id: 'tee',
  title: 'Warli Village Tee',
  brand: 'Karkhana',
  price: 1499,
  totalrating: 4.5,
  ratingsCount: 2,
  images: ['front', 'back'].map((side) => ({
    url: `/images/${side}.jpg`,
    width: 1188,
    height: 1200,
    alt: `The tee, ${side}`,
    srcset: `/images/${side}.webp 400w`,
    avif: `/images/${side}.avif 400w`,
    color: '#800000',
  })),
  category: 'Classic',
  tags: 'popular,warli',
  description: '<p>Soft &amp; heavy.</p><ul><li>180 GSM</li></ul>',
  color: [{ _id: 'c1', title: 'DarkSlateGray' }],
  ratings: [{ _id: 'r1', star: 5, comment: 'Lovely', createdAt: '2026-07-02T20:00:00.000Z' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  ...parts,
});

export const testPost = {
  _id: 'weave',
  id: 'weave',
  title: 'How we weave',
  description: '<p>Over one, under the next.</p>',
  category: 'Craft',
  images: [] as object[],
  createdAt: '2026-11-15T10:00:00.000Z',
};

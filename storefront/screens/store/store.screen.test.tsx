import { describe, expect, it } from 'vitest';
import { fetchContent } from '../../store/content/page-content.slice.ts';
import { fetchColors } from '../../store/products/color.slice.ts';
import { readStoreList } from '@taana-baana/contract/pages.ts';
import { readFilters } from '@taana-baana/contract/product-filters.ts';
import { fetchCategories, fetchCollections, fetchProducts } from '../../store/products/product.thunks.ts';
import { defaultContent, renderScreen, testProduct, testStore } from '../../testing.tsx';
import { StoreScreen } from './store.screen.tsx';

async function open(
  address: string,
  {
    products = [testProduct()],
    total = 1,
    lines = ['Karkhana', 'Roz'],
    origins = [] as string[],
    sizes = [] as string[],
    categories = ['Classic'],
    banners = undefined as object[] | undefined,
    headers = {},
  } = {},
) {
  const answers = {
    'GET /api/product': products,
    'GET /api/category': categories,
    'GET /api/collection': {
      categories: categories.map((title) => ({ title, picture: testProduct().images[0] })),
      brands: [],
      collections: [],
      ...(origins.length > 0 && { origins }),
      ...(sizes.length > 0 && { sizes }),
    },
    'GET /api/color': [{ _id: 'c1', title: 'DarkSlateGray' }],
    'GET /api/content/banners': banners ? { page: 'banners', body: { banners } } : defaultContent['content/banners'],
    'GET /api/content/house-lines': {
      page: 'house-lines',
      body: { lines: lines.map((title) => ({ title, sentence: `About ${title}`, link: `/product?brand=${title}` })) },
    },
  };
  const { store, sent } = testStore(answers, { 'x-total-count': String(total), ...headers });
  const search = new URLSearchParams(address.split('?')[1]);
  await store.dispatch(fetchProducts({ filters: readFilters(search), page: readStoreList(search).page }));
  await store.dispatch(fetchCategories());
  await store.dispatch(fetchCollections());
  await store.dispatch(fetchColors());
  await store.dispatch(fetchContent({ page: 'banners' }));
  await store.dispatch(fetchContent({ page: 'house-lines' }));
  const html = renderScreen(StoreScreen, { store, path: address.split('?')[0] ?? '/', address });
  return { html, sent };
}

const linkTo = (html: string, text: string) =>
  new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${text}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the store screen', () => {
  it('counts all matches, not only those shown [spec store.10]', async () => {
    const { html } = await open('/product', { total: 57 });
    expect(html).toContain('>57 products</output>');
  });

  it('says of what was asked for that the results are only near it, if a word was taken for another', async () => {
    const near = (await open('/product?q=kolum', { total: 3, headers: { 'x-search-nearest': 'true' } })).html;
    expect(near).toContain('Nearest to “kolum”');
    expect(near).not.toContain('results for');
    expect((await open('/product?q=kolam', { total: 3 })).html).toContain('3 results for “kolam”');
  });

  it("leads 'All' to /product and a category to its filter, other filters kept [spec store.3]", async () => {
    const { html } = await open('/product?sort=price&minPrice=500');
    expect(linkTo(html, 'All')).toBe('/product');
    expect(linkTo(html, 'Classic')).toBe('/product?category=Classic&minPrice=500&sort=price');
  });

  it('filters by country of origin once a product is imported, and not before', async () => {
    const { html } = await open('/product?category=Classic&origin=China', { origins: ['China', 'India'] });
    expect(html).toContain('Country of origin');
    expect(linkTo(html, 'India')).toBe('/product?category=Classic&origin=India');
    expect(html).toContain('Made in China');
    expect(html.match(/aria-current="true"[^>]*>China</)).not.toBeNull();
    const before = (await open('/product?origin=China')).html;
    expect(before).not.toContain('Country of origin');
    expect(before).not.toContain('Made in China');
  });

  it('filters by size once a product has sizes of its own, and not before', async () => {
    const { html, sent } = await open('/product?size=2-3+Y', { sizes: ['S', 'M', '2-3 Y'] });
    expect(linkTo(html, 'M')).toBe('/product?size=M');
    expect(html.match(/aria-current="true"[^>]*>2-3 Y</)).not.toBeNull();
    expect(html).toContain('Remove the filter 2-3 Y');
    expect(sent).toContainEqual(expect.stringContaining('size=2-3+Y'));
    const before = (await open('/product?size=M')).html;
    expect(before).not.toContain('>Size<');
    expect(before).not.toContain('Remove the filter M');
  });

  it('stays on its own path: / keeps / [spec page.1]', async () => {
    const { html } = await open('/', { total: 57 });
    expect(linkTo(html, 'Load more')).toBe('/?page=2');
    expect(linkTo(html, 'Classic')).toBe('/?category=Classic');
  });

  it('has no Load more when all products are shown', async () => {
    const { html } = await open('/product');
    expect(linkTo(html, 'Load more')).toBeUndefined();
  });

  it('works as a form without scripts: other filters are submitted with the prices', async () => {
    const { html } = await open('/product?category=Classic&sort=-price');
    const form = /<form action="\/product">(.*?)<\/form>/s.exec(html)?.[1] ?? '';
    expect(form).toContain('<input type="hidden" name="category" value="Classic"/>');
    expect(form).toContain('<input type="hidden" name="sort" value="-price"/>');
    expect(form).toContain('name="minPrice"');
    expect(form).toContain('type="submit"');
  });

  it('asks for a price From and To, as numbers [spec store.6]', async () => {
    const { html } = await open('/product?minPrice=500&maxPrice=900');
    const fields = [...html.matchAll(/<label[^>]*><span[^>]*>(From|To)<\/span><input ([^>]*)>/g)];
    expect(fields.map(([, label]) => label)).toEqual(['From', 'To']);
    expect(fields.map(([, , field]) => field)).toEqual([
      expect.stringMatching(/type="number".*value="500"/),
      expect.stringMatching(/type="number".*value="900"/),
    ]);
  });

  it('sorts by the six labels, newest first unless asked otherwise [spec store.9]', async () => {
    const { html } = await open('/product');
    expect(html).toMatch(/<label[^>]*><span[^>]*>Sort By<\/span><select/);
    const labels = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels).toEqual(['A-Z', 'Z-A', 'Price Low-High', 'Price High-Low', 'Old-New', 'New-Old']);
    expect(html).toContain('<option value="-createdAt" selected="">');
  });

  it('lists the colours without a link or a button [spec store.7]', async () => {
    const { html } = await open('/product');
    const list = /Colors<\/h2>(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
    expect(list).toContain('Dark Slate Gray');
    expect(list).not.toMatch(/<a |<button|<input/);
  });

  it('says so when nothing matches, with a link to clear the filters', async () => {
    const { html } = await open('/product?category=Hats', { products: [], total: 0 });
    expect(html).toContain('No T-shirts match');
    expect(linkTo(html, 'Clear filters')).toBe('/product');
  });

  it('says what was searched for, with a chip that removes it', async () => {
    const { html } = await open('/product?q=black&sort=price', { total: 27 });
    expect(html).toContain('>27 results for “black”</output>');
    expect(html).not.toContain('27 products</output>');
    expect(html).toContain('<title>Search for “black” · Taana Baana</title>');
    expect(html).toMatch(/<h1[^>]*>Our Store</);
    expect(linkTo(html, '“black”')).toBe('/product?sort=price');
    expect(linkTo(html, 'Clear filters')).toBeUndefined();
  });

  it('keeps the search when the filters beside it are cleared', async () => {
    const { html } = await open('/product?q=black&category=Classic');
    expect(linkTo(html, 'Clear filters')).toBe('/product?q=black');
  });

  it('has the best match first in a search, unless the shopper sorts', async () => {
    const first = (await open('/product?q=black')).html;
    expect(first).toContain('<option value="" selected="">Best match</option>');
    expect((await open('/product?q=black&sort=price')).html).toContain('<option value="price" selected="">');
  });

  it('blames no filters for a search that finds nothing, and leads on', async () => {
    const { html } = await open('/product?q=hoodie', { products: [], total: 0 });
    expect(html).toContain('Nothing found for “hoodie”');
    expect(html).not.toContain('Clear filters');
    expect(html).not.toContain('results for');
    expect(html).toContain('Check the spelling, or look at one of these.');
    expect(linkTo(html.split('Nothing found')[1] ?? '', 'Classic')).toBe('/product?category=Classic');
    const filtered = await open('/product?q=hoodie&maxPrice=100', { products: [], total: 0 });
    expect(linkTo(filtered.html, 'Clear filters')).toBe('/product?q=hoodie');
  });

  it.each(['/', '/product', '/product?q=kolam', '/product?category=Kids&maxPrice=500'])(
    'of a shop without products says so kindly at %s, and blames no filter',
    async (address) => {
      const { html } = await open(address, { products: [], total: 0, categories: [], lines: [], banners: [] });
      expect(html).toContain('The first T-shirts are on their way');
      for (const text of ['Clear filters', 'No T-shirts match', 'Nothing found', 'slide'])
        expect(html).not.toContain(text);
    },
  );

  it('has nothing to press for one banner alone', async () => {
    const banner = { eyebrow: 'New', headline: 'Rain', action: 'See', link: '/about', picture: 1 };
    expect((await open('/', { banners: [banner] })).html).toMatch(/class="carousel-controls" hidden/);
    expect((await open('/')).html).not.toMatch(/class="carousel-controls" hidden/);
  });

  it('offers what a small shop has instead of a search that found nothing', async () => {
    const { html } = await open('/product?q=kolam', { products: [], total: 0, categories: ['Sarees'], lines: [] });
    const below = html.split('Nothing found')[1] ?? '';
    expect([...below.matchAll(/<a[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['Sarees']);
  });

  it('offers a retry when the list failed to load', async () => {
    const { store } = testStore();
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    const html = renderScreen(StoreScreen, { store, path: '/', address: '/' });
    expect(html).toContain('The shop is busy');
    expect(html).toContain('Try again');
  });

  it('has three banners that lead into the catalogue [spec store.1 limit.6]', async () => {
    const { html } = await open('/');
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(3);
  });

  it.each(['q=kolam', 'category=Classic', 'minPrice=500', 'maxPrice=900', 'tag=monsoon', 'brand=Roz'])(
    'has no banners above the answer to ?%s',
    async (search) => {
      expect((await open(`/product?${search}`)).html).not.toContain('aria-roledescription="slide"');
    },
  );

  it('has its banners in another order, or in another grid', async () => {
    expect((await open('/product?sort=price&grid=6')).html).toContain('aria-roledescription="slide"');
  });

  it('leads every banner to a part of the catalogue', async () => {
    const { html } = await open('/');
    const targets = [...html.matchAll(/<a(?=[^>]*hero-action)[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(targets).toEqual(['/product?brand=Karkhana', '/product?tag=monsoon', '/product?category=Kids']);
  });

  it('starts with a chip for each category, with a picture; the chosen one leads back to all', async () => {
    const chip = /<nav aria-label="Categories".*?<a[^>]*href="([^"]*)".*?<img src="([^"]*)".*?>Classic</s;
    const { html } = await open('/product?sort=price');
    expect(chip.exec(html)?.slice(1)).toEqual(['/product?category=Classic&amp;sort=price', '/images/front.jpg']);
    const chosen = (await open('/product?category=Classic')).html;
    expect(chip.exec(chosen)?.[1]).toBe('/product');
  });

  const many = Array.from({ length: 9 }, (_, index) => testProduct({ _id: `tee-${index}` }));

  it('introduces the house lines after eight products', async () => {
    const { html } = await open('/', { products: many, total: 9 });
    const [before, after] = html.split('Our house lines');
    expect(before?.match(/<article/g)).toHaveLength(8);
    expect(linkTo(after ?? '', 'Karkhana')).toBe('/product?brand=Karkhana');
    expect(after).toContain('About Roz');
  });

  it('has no introduction without house lines, nor in a part of the catalogue', async () => {
    expect((await open('/', { products: many, total: 9, lines: [] })).html).not.toContain('house lines');
    expect((await open('/?category=Classic', { products: many, total: 9 })).html).not.toContain('house lines');
  });
});

describe('the number of columns', () => {
  it.each([
    ['', 4],
    ['grid=12', 12],
    ['grid=5', 4],
  ])('of "%s" is %i [spec limit.5]', (search, columns) => {
    expect(readStoreList(new URLSearchParams(search)).columns).toBe(columns);
  });
});

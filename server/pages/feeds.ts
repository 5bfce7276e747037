// Sitemap, blog RSS and product feed, built from the API's responses.
import type { FastifyInstance } from 'fastify';
import {
  type BlogPost,
  type CacheTag,
  type CallName,
  type Collections,
  type ListedCollection,
  blogHref,
  collectionHref,
  pages,
  type Product,
  productHref,
} from '@taana-baana/contract';
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import { locale } from '@taana-baana/contract/locale.ts';
import { audienceOf, groupIdOf, variantsOf } from '@taana-baana/contract/merchants/product-variants.ts';
import { shippingOf } from '@taana-baana/contract/shipping.ts';
import { storable } from '@taana-baana/contract/typed/storable-text.ts';
import type { Deps } from '../deps.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

type FeedDeps = Pick<Deps, 'config' | 'settings'>;
type Read = <T>(name: CallName, query?: object) => Promise<T>;

export function registerFeeds(app: FastifyInstance, deps: FeedDeps): void {
  const serve = (path: string, type: string, make: (read: Read) => Promise<string>) =>
    app.get(path, (request, reply) =>
      app.responseCache.send(request, reply, path, async () => {
        const tags = new Set<CacheTag>(['settings']);
        const read: Read = async (name, query) => {
          const response = await app.callApi(name, { query });
          for (const tag of response.tags ?? []) tags.add(tag);
          return JSON.parse(response.body.toString());
        };
        const body = Buffer.from(await make(read));
        const headers = {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=600',
          vary: 'accept-encoding',
        };
        return { status: 200, headers, body, tags };
      }),
    );
  serve('/sitemap.xml', 'application/xml', async (read) =>
    sitemap(deps, {
      products: await read('listProducts', { fields: '_id,createdAt' }),
      posts: await read('listBlogs'),
      collections: (await read<Collections>('listCollections')).collections,
    }),
  );
  serve('/blog.rss', 'application/rss+xml', async (read) => blogRss(deps, await read('listBlogs')));
  serve('/products.xml', 'application/xml', async (read) => productFeed(deps, await read('listProducts')));
}

const xml = (text: string) => storable(text).replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

type DatedProduct = Pick<Product, '_id' | 'createdAt'>;

interface Listed {
  readonly products: DatedProduct[];
  readonly posts: BlogPost[];
  readonly collections: ListedCollection[];
}

function sitemap({ config }: FeedDeps, { products, posts, collections }: Listed): string {
  // The store has two addresses; /product is the canonical one.
  const fixed = Object.values(pages).filter(
    ({ path, access }) => access === 'open' && !/:|forgot|payment|^\/$/.test(path),
  );
  const address = (path: string, changedAt?: string) =>
    `<url>${element('loc', config.publicUrl + path)}${changedAt ? element('lastmod', changedAt) : ''}</url>`;
  const addresses = [
    ...fixed.map(({ path }) => address(path)),
    ...collections.map(({ handle }) => address(collectionHref(handle))),
    ...products.map(({ _id, createdAt }) => address(productHref(_id), createdAt)),
    ...posts.map(({ _id, createdAt }) => address(blogHref(_id), createdAt)),
  ];
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`;
}

function blogRss(deps: FeedDeps, posts: BlogPost[]): string {
  const items = posts.map((post) => {
    const link = deps.config.publicUrl + blogHref(post._id);
    return [
      element('title', post.title),
      element('link', link),
      element('guid', link),
      element('pubDate', new Date(post.createdAt).toUTCString()),
      element('description', cutText(textOfHtml(post.description), 300)),
    ].join('');
  });
  return channel(deps, 'Blog', pages.blogs.path, items);
}

/** In the format of Google's and Meta's merchant tools: one item for each colour and size on offer. */
function productFeed(deps: FeedDeps, products: Product[]): string {
  const items = products.flatMap((product) => {
    const { gender, ageGroup } = audienceOf(product);
    const shipping = `${shippingOf(product.price, deps.settings.current().shipping)}.00 INR`;
    const ofProduct = [
      element('g:item_group_id', groupIdOf(product)),
      element('g:title', product.title),
      element('g:description', cutText(textOfHtml(product.description), 5000)),
      element('g:link', deps.config.publicUrl + productHref(product._id)),
      ...prices(product),
      element('g:condition', 'new'),
      element('g:brand', product.brand),
      // The shop's goods have no GTIN.
      element('g:identifier_exists', 'no'),
      element('g:product_type', product.category),
      element('g:gender', gender),
      element('g:age_group', ageGroup),
      `<g:shipping>${element('g:country', 'IN')}${element('g:price', shipping)}</g:shipping>`,
    ].join('');
    return variantsOf(product).map(({ id, color, size, isAvailable, pictures }) => {
      const [first, ...more] = pictures.map(({ url }) => new URL(url, deps.config.publicUrl).href);
      return [
        element('g:id', id),
        ofProduct,
        first ? element('g:image_link', first) : '',
        ...more.slice(0, 10).map((url) => element('g:additional_image_link', url)),
        element('g:availability', isAvailable ? 'in_stock' : 'out_of_stock'),
        color === undefined ? '' : element('g:color', color),
        size === undefined ? '' : element('g:size', size),
      ].join('');
    });
  });
  return channel(deps, 'T-shirts', pages.store.path, items, ' xmlns:g="http://base.google.com/ns/1.0"');
}

/** The regular price, and while a sale runs, its price too; its dates where both are known. */
function prices({ price, regularPrice = price, saleFrom, saleUntil }: Product): string[] {
  const regular = element('g:price', `${regularPrice}.00 INR`);
  if (regularPrice === price) return [regular];
  const dates = saleFrom && saleUntil ? [element('g:sale_price_effective_date', `${saleFrom}/${saleUntil}`)] : [];
  return [regular, element('g:sale_price', `${price}.00 INR`), ...dates];
}

function channel({ config, settings }: FeedDeps, title: string, path: string, items: string[], namespace = ''): string {
  const shop = settings.current();
  const head = [
    element('title', `${shop.name} · ${title}`),
    element('link', config.publicUrl + path),
    element('description', shop.description),
    element('language', locale),
  ].join('');
  const listed = items.map((item) => `<item>${item}</item>`).join('');
  return `${declaration}<rss version="2.0"${namespace}><channel>${head}${listed}</channel></rss>`;
}

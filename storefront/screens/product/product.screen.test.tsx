import { describe, expect, it } from 'vitest';

import * as limits from '@taana-baana/contract/limits.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { logIn } from '../../store/session/account.thunks.ts';
import { fetchCart } from '../../store/cart/cart.thunks.ts';
import { fetchPopularProducts, fetchProduct, fetchProducts } from '../../store/products/product.thunks.ts';
import { renderScreen, testProduct, testStore } from '../../testing.tsx';
import { testShop } from '../../store/testing.ts';
import { variantsOf } from '@taana-baana/contract/merchants/product-variants.ts';
import { toJsonLd } from './product-json-ld.ts';
import { ProductScreen } from './product.screen.tsx';
import { toShortDate } from '../../components/page/short-date.ts';

const at = { path: '/product/:id', address: '/product/tee' };
const other = testProduct({ _id: 'other', title: 'Other Tee' });

async function open(parts: Partial<Product> = {}) {
  const product = testProduct(parts);
  const customer = {
    _id: 'u',
    firstname: 'A',
    lastname: 'B',
    email: 'a@example.com',
    mobile: '9876543210',
    token: 't',
  };
  const line = { _id: 'l', productId: product, quantity: 1, price: 1499, color: product.color[0], size: 'M' };
  const { store } = testStore({
    'GET /api/product/tee': product,
    'GET /api/product': [product, other],
    'POST /api/user/login': customer,
    'GET /api/user/cart': [line],
  });
  await store.dispatch(fetchProduct('tee'));
  return { store, html: (address = at.address) => renderScreen(ProductScreen, { store, path: at.path, address }) };
}

describe('the product screen', () => {
  it('has the texts of the specification [spec product.9,11,13,16 limit.1,26]', async () => {
    const html = (await open()).html();
    for (const text of ['Write a Review', 'In Stock', 'Add to Cart', 'Copy Product Link']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('Ships within 5-10 business days');
    const sizes = [...html.matchAll(/name="size" value="(\w+)"|value="(\w+)"[^>]*name="size"/g)];
    expect(sizes.map(([, first, second]) => first ?? second)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
  });

  it("begins with title, price as 'Rs. {price}/-', stars, and the number of reviews [spec product.5,6]", async () => {
    const [top = '', reviews = ''] = (await open()).html().split('id="reviews"');
    expect(top).toMatch(/<h1[^>]*>Warli Village Tee<\/h1>/);
    expect(top).toContain('Rs. 1499/-');
    expect(top).not.toMatch(/Rs\. ?1499</);
    expect(top).toContain('Rated 4.5 out of 5');
    expect(top).toContain('2 reviews');
    expect(reviews).toContain('Rated 5 out of 5');
  });

  it('shows type, brand and tags, and the description as HTML [spec product.8,17]', async () => {
    const html = (await open()).html();
    const facts = /<dl.*?<\/dl>/s
      .exec(html)?.[0]
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(facts).toContain('Type Classic Brand Karkhana Tags popular warli Availability In Stock');
    expect(html).toContain('<ul><li>180 GSM</li></ul>');
  });

  const isDisabled = (html: string, label: string) =>
    new RegExp(`<input(?=[^>]*aria-label="${label}")(?=[^>]* disabled)[^>]*>`).test(html);

  it('crosses out a size that is sold out in every colour, and says so', async () => {
    const { color } = testProduct();
    const soldOut = color.map(({ _id }) => ({ color: _id, size: 'M' }));
    const html = (await open({ soldOut })).html();
    expect(isDisabled(html, 'M, sold out')).toBe(true);
    expect(isDisabled(html, 'L')).toBe(false);
    expect(html).toContain('A crossed-out size is sold out.');
    expect(html).toContain('In Stock');
    const others = (await open({ soldOut: [] })).html();
    expect(isDisabled(others, 'M, sold out')).toBe(false);
  });

  it('says Sold Out instead of In Stock when everything is, to search engines too', async () => {
    const { color } = testProduct();
    const soldOut = color.flatMap(({ _id }) => limits.sizes.map((size) => ({ color: _id, size })));
    const html = (await open({ soldOut, isSoldOut: true })).html();
    expect(html).not.toContain('In Stock');
    expect(html).not.toContain('Add to Cart');
    expect(html).toMatch(/<button type="submit"(?=[^>]* disabled)[^>]*>Sold Out/);
    const [data] = toJsonLd(testProduct({ soldOut, isSoldOut: true }), testShop);
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('is the same page, to the letter, for a product that is counted and available', async () => {
    expect((await open({ soldOut: [] })).html()).toBe((await open()).html());
  });

  it('shows every picture on the stage and as a thumbnail, and a placeholder when there is none [spec product.3,4]', async () => {
    const html = (await open()).html();
    // The second one is also beside the description.
    expect(html.split('src="/images/front.jpg"')).toHaveLength(1 + 2);
    expect(html.split('src="/images/back.jpg"')).toHaveLength(1 + 3);
    expect(html).toContain('aria-label="Picture 2 of 2"');
    expect((await open({ images: [] })).html()).toContain('placeholder-weave');
  });

  it('takes a quantity from 1 to 10 [spec product.12]', async () => {
    expect((await open()).html()).toMatch(/<input type="number"[^>]*min="1" max="10"[^>]*value="1"/);
  });

  it("lists reviews by 'user', with a form of stars and comments, and an anchor that leads to it [spec product.7,18,19 role.2 limit.1] [policy privacy.4]", async () => {
    const html = (await open()).html();
    const [, reviews = ''] = html.split('id="reviews"');
    expect(reviews).toContain('>user</span>');
    expect(reviews).toContain('Lovely');
    expect(html).toMatch(/<a href="#write-review"[^>]*>Write a Review<\/a>/);
    const [, form = ''] = html.split('id="write-review"');
    expect(form.match(/<input[^>]*type="radio"/g)).toHaveLength(5);
    expect(form).toMatch(/<label[^>]*>Comments<\/label>/);
  });

  it("shows the shop's reply under a review, and nothing where there is none", async () => {
    const review = { _id: 'r', star: 2, comment: 'Late', createdAt: '2026-07-02T20:00:00.000Z' };
    const reply = { text: 'Sorry for that.', createdAt: '2026-07-03T20:00:00.000Z' };
    const html = (await open({ ratings: [{ ...review, reply }] })).html();
    expect(html).toMatch(/Reply from Taana Baana.*Sorry for that\./s);
    expect((await open({ ratings: [review] })).html()).not.toContain('Reply from');
  });

  it('says what shipping costs and how long one may return [spec product.15]', async () => {
    const html = (await open()).html();
    expect(html).toContain('Rs. 100');
    const text = html.replaceAll('<!-- -->', '');
    expect(text).toContain('Exchange or store credit within 15 days of delivery, no refunds.');
    expect(text).toContain(
      'Ships within 5-10 business days, from your order to your door: up to 48 hours to make, then 5 to 7',
    );
    expect(text).toContain('for the whole order, to all 28 states.');
    expect(text).toContain('Arrives in 5 to 9 business days');
  });

  it('asks for colour and size before it says more about the tee', async () => {
    const html = (await open()).html();
    const places = ['name="color"', 'name="size"', 'Secure payment by Razorpay', 'Ships within', 'Availability'];
    const found = places.map((text) => html.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('is shared on WhatsApp with its title and address', async () => {
    const html = (await open()).html();
    const [, text = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
    expect(decodeURIComponent(text)).toMatch(/^Warli Village Tee .*\/product\/tee$/);
  });

  it("offers the product's own colours, and says when there are none [spec product.10]", async () => {
    expect((await open()).html()).toContain('aria-label="Dark Slate Gray"');
    expect((await open({ color: [] })).html()).toContain('No colors available');
  });

  it('has chosen the colour of the link, with its picture first; else that of the first picture, if any is left', async () => {
    const [front, back] = testProduct().images;
    const color = ['Maroon', 'Teal'].map((title) => ({ _id: title, title }));
    const images = [
      { ...front!, colorId: 'Maroon' },
      { ...back!, colorId: 'Teal' },
    ];
    const shown = async (address: string, parts: Partial<Product> = {}) => {
      const page = (await open({ color, images, ...parts })).html(address);
      return {
        chosen: [...page.matchAll(/<input(?=[^>]* checked)[^>]*aria-label="(\w+)"/g)].map(([, label]) => label),
        first: /<img[^>]* src="([^"]*)"/.exec(page)?.[1],
      };
    };
    expect(await shown('/product/tee?color=Teal')).toEqual({ chosen: ['Teal'], first: '/images/back.jpg' });
    const pictured = { chosen: ['Maroon'], first: '/images/front.jpg' };
    expect(await shown('/product/tee?color=Purple')).toEqual(pictured);
    const allButXs = limits.sizes.slice(1).map((size) => ({ color: 'Maroon', size }));
    expect(await shown('/product/tee', { soldOut: allButXs })).toEqual(pictured);
    const soldOut = [...allButXs, { color: 'Maroon', size: 'XS' }];
    expect(await shown('/product/tee', { soldOut })).toEqual({ ...pictured, chosen: [] });
  });

  it("reads 'Go to Cart' once any line of the cart holds the product [spec product.13 state.21]", async () => {
    const { store, html } = await open();
    await store.dispatch(logIn({ email: 'a@example.com', password: 'x' }));
    await store.dispatch(fetchCart());
    expect(html()).toContain('href="/cart"');
    expect(html()).toContain('Go to Cart');
    expect(html()).not.toContain('Add to Cart');
  });

  it('opens with the data of a list card, and skeletons for the rest', async () => {
    const { store } = testStore({ 'GET /api/product': [testProduct()] });
    await store.dispatch(fetchProducts({ filters: {}, page: 1 }));
    const html = renderScreen(ProductScreen, { store, ...at });
    expect(html).toContain('<h1');
    expect(html).toContain('Rs. 1499/-');
    expect(html).toContain('aria-busy="true"');
  });

  it('offers a retry when it failed to load', async () => {
    const { store } = testStore();
    await store.dispatch(fetchProduct('tee'));
    const html = renderScreen(ProductScreen, { store, ...at });
    expect(html).toContain('The shop is busy');
    expect(html).toContain('Try again');
  });

  it('shows other popular products as compact cards without hearts [spec card.2 product.20]', async () => {
    const { store, html } = await open();
    await store.dispatch(fetchPopularProducts());
    const popular = html().split('Our Popular Products')[1] ?? '';
    expect(popular).toContain('Other Tee');
    expect(popular).not.toContain('Warli Village Tee');
    expect(popular).not.toContain('aria-pressed');
  });
});

describe('the product in structured data', () => {
  const [data] = toJsonLd(testProduct(), testShop) as [Record<string, Record<string, unknown>>];

  it('has an offer in rupees with shipping and return [policy terms.1]', () => {
    expect(data['offers']).toMatchObject({ price: 1499, priceCurrency: 'INR' });
    expect(data['offers']).toHaveProperty('shippingDetails.shippingRate.value', 100);
    expect(data['offers']).toHaveProperty('hasMerchantReturnPolicy.merchantReturnDays', 15);
  });

  it('is a group of the items that the product feed has, with their availability', () => {
    const product = testProduct();
    const [maroon] = product.color;
    const soldOut = [{ color: maroon?._id ?? '', size: 'M' }];
    const [group] = toJsonLd({ ...product, soldOut }, testShop) as [Record<string, unknown>];
    expect(group['@type']).toBe('ProductGroup');
    expect(group['hasVariant']).toMatchObject(
      variantsOf({ ...product, soldOut }).map(({ id, color, size, isAvailable }) => ({
        sku: id,
        color,
        size,
        offers: { price: product.price, availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}` },
      })),
    );
  });

  it('names its colours as people do', () => {
    const [first] = testProduct().color;
    const color = [{ _id: first?._id ?? '', title: 'MidnightBlue' }];
    expect(JSON.stringify(toJsonLd(testProduct({ color }), testShop))).not.toContain('MidnightBlue');
  });

  it('says whom it is for, in the words of the product feed', () => {
    const audienceOf = (parts: Parameters<typeof testProduct>[0]) =>
      (toJsonLd(testProduct(parts), testShop)[0] as Record<string, unknown>)['audience'];
    expect(audienceOf({ category: 'Classic' })).toEqual({
      '@type': 'PeopleAudience',
      suggestedGender: 'unisex',
      suggestedAge: { '@type': 'QuantitativeValue', minValue: 13, unitCode: 'ANN' },
    });
    expect(audienceOf({ category: 'Classic', gender: 'female', ageGroup: 'kids' })).toMatchObject({
      suggestedGender: 'female',
      suggestedAge: { minValue: 5, maxValue: 13 },
    });
  });

  it('has a rating only where there are reviews', () => {
    expect(data).toHaveProperty('aggregateRating.reviewCount', 2);
    expect(toJsonLd(testProduct({ ratingsCount: 0, ratings: [] }), testShop)[0]).not.toHaveProperty('aggregateRating');
  });

  it('has a description without HTML', () => {
    expect(data['description']).toBe('Soft & heavy. 180 GSM');
  });
});

describe('the story of a print', () => {
  const picture = testProduct({}).images[0]!;
  const told = {
    description: '<p>Two huts and a dance. After the walls of <em>Warli</em>.</p><ul><li>180 GSM</li></ul>',
    images: [picture, { ...picture, url: '/images/close.jpg', clothWidth: 400 }],
    story: {
      place: 'Dahanu, Maharashtra',
      at: { latitude: 19.97, longitude: 72.73 },
      post: { _id: 'warli', title: 'Walls of Warli' },
    },
  };
  const spreadOf = (html: string) => /<section id="story".*?<\/section>/s.exec(html)?.[0] ?? '';

  it('is a spread of its own: sentence, scale, map, post', async () => {
    const html = (await open(told)).html();
    const spread = spreadOf(html);
    expect(spread).toContain('>Two huts and a dance.</p>');
    expect(spread).toContain('After the walls of <em>Warli</em>.');
    expect(spread).toContain('src="/images/close.jpg"');
    expect(spread).toContain('--share:0.125');
    expect(spread).toContain('This picture shows 40 cm of cloth.');
    expect(spread).toContain('alt="Map of India with a dot at Dahanu, Maharashtra"');
    expect(spread).toMatch(/href="\/blog\/warli"[^>]*>Read on: Walls of Warli</);
    const [, below = ''] = html.split('id="description-title"');
    expect(below).not.toContain('Two huts');
    expect(below).toContain('<li>180 GSM</li>');
  });

  it('says what is known: no scale without a measure, no map without a position', async () => {
    const html = (await open({ ...told, images: [picture, picture], story: { place: 'Kutch' } })).html();
    const spread = spreadOf(html);
    expect(spread).toContain('Kutch');
    for (const missing of ['5 cm', 'Map of India', 'Read on']) expect(spread).not.toContain(missing);
  });

  it('is not there without one', async () => {
    const { story: _story, ...untold } = told;
    const html = (await open(untold)).html();
    expect(html).not.toContain('id="story"');
    expect(html).toContain('>Two huts and a dance.</p>');
  });
});

it('says which size most people take, only where that is known', async () => {
  expect((await open({ mostTaken: 'M' })).html()).toContain('Most take M');
  expect((await open()).html()).not.toContain('Most take');
});

it("dates a review by India's calendar", () => {
  expect(toShortDate('2026-07-02T20:00:00.000Z')).toBe('3 Jul 2026');
});

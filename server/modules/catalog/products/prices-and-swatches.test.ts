// A product's MRP, sale and maker, and the swatches of its colours.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { createApp } from '../../../http/app.ts';
import { registerFeeds } from '../../../pages/feeds.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { pickSwatch } from './testing.ts';

const from = '2026-11-20T18:30:00.000Z';
const until = '2026-11-30T18:30:00.000Z';

describe.each(testEngines)('a product on %s', (engine) => {
  let shop: TestShop;
  const product = async (id: string) => (await shop.call('getProduct', { params: { id } })).body;
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await shop.addProduct({ id: 'plain', price: 799, colors: ['Maroon'] });
    const sale = { regular_price: 799, sale_price: 639, sale_from: from, sale_until: until };
    await shop.addProduct({ id: 'on-sale', price: 639, mrp: 999, ...sale, colors: ['Maroon'] });
    await shop.addProduct({ id: 'planned', price: 799, mrp: 799, ...sale, colors: ['Maroon'] });
    await shop.addProduct({ id: 'made', maker: 'Loom & Co, Erode', origin: 'India', colors: ['Monsoon Mist'] });
  });
  afterAll(() => shop.close());

  it('says nothing of MRP, sale, maker and origin that it does not have', async () => {
    const { mrp, regularPrice, saleFrom, saleUntil, maker, origin } = await product('plain');
    expect([mrp, regularPrice, saleFrom, saleUntil, maker, origin]).toEqual(Array(6).fill(undefined));
    expect(Object.keys(await product('planned')).toSorted()).toEqual(Object.keys(await product('plain')).toSorted());
  });

  it('on sale tells the price before, when it began and ends, and the MRP above it', async () => {
    const sale = { price: 639, mrp: 999, regularPrice: 799, saleFrom: from, saleUntil: until };
    expect(await product('on-sale')).toMatchObject(sale);
    const fields = 'price,mrp,regularPrice,saleUntil';
    const listed = (await shop.call('listProducts', { query: { fields } })).body;
    expect(listed.find(({ _id }) => _id === 'on-sale')).toEqual({
      _id: 'on-sale',
      price: 639,
      mrp: 999,
      regularPrice: 799,
      saleUntil: until,
    });
  });

  it('has a summary of its description on its own, not in a list', async () => {
    await shop.addProduct({ id: 'told', description: '<p>Soft &amp; heavy.</p><p>180 GSM</p>', colors: ['Maroon'] });
    const listed = (await shop.call('listProducts')).body.find(({ _id }) => _id === 'told');
    expect([(await product('told')).summary, listed?.summary]).toEqual(['Soft & heavy. 180 GSM', undefined]);
  });

  it('names maker and origin on its own, not in a list', async () => {
    const made = { maker: 'Loom & Co, Erode', origin: 'India' };
    expect(await product('made')).toMatchObject(made);
    const listed = (await shop.call('listProducts')).body.find(({ _id }) => _id === 'made');
    expect([listed?.maker, listed?.origin]).toEqual([undefined, undefined]);
  });

  it('in the feed has the regular price, the sale’s price and its dates', async () => {
    const app = await createApp(shop.deps);
    registerFeeds(app, shop.deps);
    const feed = (await app.inject('/products.xml')).body;
    const item = (id: string) => feed.split('<item>').find((one) => one.includes(`<g:item_group_id>${id}<`)) ?? '';
    expect(item('on-sale')).toContain(
      `<g:price>799.00 INR</g:price><g:sale_price>639.00 INR</g:sale_price><g:sale_price_effective_date>${from}/${until}</g:sale_price_effective_date>`,
    );
    for (const id of ['plain', 'planned']) expect(item(id)).not.toContain('sale_price');
    await app.close();
  });

  it('has a disc for each colour: the owner’s swatch, else the cloth in a picture, else its name, else a letter', async () => {
    const disc = async (id: string) => (await product(id)).color.map(({ cloth, letter }) => cloth ?? letter);
    const listed = async () =>
      (await shop.call('listColors')).body.map(({ title, cloth, letter }) => [title, cloth ?? letter]);
    expect([await disc('plain'), await disc('made')]).toEqual([[undefined], ['M']]);
    expect(await listed()).toEqual([['Maroon', undefined], ['Monsoon Mist', 'M']]); // oxfmt-ignore
    const { db } = shop.deps;
    const [mist] = (await product('made')).color;
    await db
      .insertInto('pictures')
      .values({ id: 'front', width: 8, height: 8, color: '#8899aa', variants: '[]' })
      .execute();
    const shown = { product_id: 'made', picture_id: 'front', position: 0, alt: '', color_id: mist?._id ?? '' };
    await db.insertInto('product_pictures').values(shown).execute();
    await pickSwatch(shop, 'Maroon', '#7b1e2b');
    expect([await disc('plain'), await disc('made')]).toEqual([['#7b1e2b'], ['#8899aa']]);
    await pickSwatch(shop, 'Monsoon Mist', '#99aabb');
    expect(await disc('made')).toEqual(['#99aabb']);
    expect(await listed()).toEqual([['Maroon', '#7b1e2b'], ['Monsoon Mist', '#99aabb']]); // oxfmt-ignore
    const { token } = await shop.signUp();
    await shop.call('addToCart', {
      token,
      body: { productId: 'made', color: mist?._id, size: 'M', quantity: 1, price: 1 },
    });
    expect((await shop.call('getCart', { token })).body[0]?.color).toEqual({
      ...mist,
      letter: undefined,
      cloth: '#99aabb',
    });
  });

  it('with one photo and one colour is drawn by the photo, as the editor says, however it was stored', async () => {
    const { db } = shop.deps;
    const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: 'lone.jpg' }]);
    await db
      .insertInto('pictures')
      .values({ id: 'lone', width: 800, height: 810, color: '#4a6670', variants })
      .execute();
    for (const [id, colors] of [
      ['lone', ['Monsoon']],
      ['two-colors', ['Monsoon', 'Haze']],
    ] as const) {
      await shop.addProduct({ id, colors: [...colors] });
      await db
        .insertInto('product_pictures')
        .values({ product_id: id, picture_id: 'lone', position: 0, alt: '' })
        .execute();
    }
    const [color] = (await product('lone')).color;
    expect(color).toMatchObject({ title: 'Monsoon', cloth: '#4a6670' });
    expect((await product('lone')).images[0]?.colorId).toBe(color?._id);
    expect((await product('two-colors')).color).toMatchObject([{ letter: 'M' }, { letter: 'H' }]);
    expect((await product('two-colors')).images[0]).not.toHaveProperty('colorId');
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Size, serverMessages, sizes } from '@taana-baana/contract';
import { testEngines } from '../../../../database/testing.ts';
import { type TestShop, openTestShop } from '../../../../testing.ts';
import { type PricedLine, listPricedLines, takeBoughtLines } from './cart.service.ts';

describe.each(testEngines)('the cart on %s', (engine) => {
  let shop: TestShop;
  let token: string;
  let customerId: string;
  let tee: { id: string; colorIds: string[] };
  const maroon = () => tee.colorIds[0] as string;
  const choice = (overrides = {}) => ({
    productId: tee.id,
    quantity: 2,
    color: maroon(),
    size: 'M',
    price: 1,
    ...overrides,
  });
  const add = (overrides = {}) => shop.call('addToCart', { token, body: choice(overrides) });
  const cart = async () => (await shop.call('getCart', { token })).body;
  const take = (bought: Parameters<typeof takeBoughtLines>[2]) =>
    shop.deps.db.transaction().execute((transaction) => takeBoughtLines(transaction, customerId, bought));

  beforeEach(async () => {
    shop = await openTestShop(engine);
    tee = await shop.addProduct({ price: 799 });
    const signedUp = await shop.signUp();
    token = signedUp.token;
    customerId = signedUp.customer._id;
  });
  afterEach(() => shop.close());

  it("takes a product at the shop's price, whatever price was sent [spec entity.8 call.10]", async () => {
    const added = await add({ price: 1 });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      _id: added.body._id,
      productId: tee.id,
      quantity: 2,
      color: maroon(),
      size: 'M',
      price: 799,
    });
    expect(await cart()).toEqual([
      {
        _id: added.body._id,
        productId: {
          _id: tee.id,
          title: 'Warli Village Tee',
          price: 799,
          brand: 'Dhaaga',
          category: 'Classic',
          images: [],
        },
        quantity: 2,
        price: 799,
        color: { _id: maroon(), title: 'Maroon' },
        size: 'M',
      },
    ]);
  });

  it('lists each line with the pictures of its product, those in the chosen colour first [spec entity.8]', async () => {
    for (const [position, name] of ['maroon', 'navy'].entries()) {
      const variants = JSON.stringify([{ width: 800, format: 'jpeg', file: `${name}.jpg` }]);
      const picture = { id: name, width: 800, height: 808, color: '#7a1f2b', variants };
      await shop.deps.db.insertInto('pictures').values(picture).execute();
      const shown = { product_id: tee.id, picture_id: name, position, alt: name, color_id: tee.colorIds[position] };
      await shop.deps.db.insertInto('product_pictures').values(shown).execute();
    }
    await add();
    await add({ color: tee.colorIds[1] });
    expect((await cart()).map(({ color, productId }) => [color.title, productId.images.map(({ url }) => url)])).toEqual(
      [
        ['Maroon', ['/images/maroon.jpg', '/images/navy.jpg']],
        ['Navy', ['/images/navy.jpg', '/images/maroon.jpg']],
      ],
    );
  });

  it('adds the same product, colour and size to its line, and opens lines for others', async () => {
    const first = await add();
    const second = await add({ quantity: '3' });
    expect(second.body).toMatchObject({ _id: first.body._id, quantity: 5 });
    await add({ size: 'L' });
    await add({ color: tee.colorIds[1] });
    expect((await cart()).map((line) => [line.quantity, line.size, line.color.title])).toEqual([
      [5, 'M', 'Maroon'],
      [2, 'L', 'Maroon'],
      [2, 'M', 'Navy'],
    ]);
  });

  it('adds up parallel additions, and stops at 10', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => add({ quantity: 1 })));
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual([...Array(10).fill('201'), '409', '409']);
    expect((await cart()).map((line) => line.quantity)).toEqual([10]);
  });

  it('refuses more than 10 of one choice and leaves the line unchanged', async () => {
    await add({ quantity: 8 });
    const refused = await add({ quantity: 3 });
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({ code: 'conflict', message: serverMessages.quantityAbove });
    expect((await cart())[0]?.quantity).toBe(8);
  });

  describe('of 100 lines', () => {
    const fill = async (lines: number) => {
      const ids = Array.from({ length: Math.ceil(lines / sizes.length) }, (_, index) => `tee-${index}`);
      for (const id of ids) await shop.addProduct({ id, colors: ['Maroon'] });
      const rows = Array.from({ length: lines }, (_, index) => ({
        id: `line-${index}`,
        customer_id: customerId,
        product_id: ids[Math.floor(index / sizes.length)] as string,
        color_id: maroon(),
        size: sizes[index % sizes.length] as Size,
        quantity: 1,
        created_at: '2026-01-01T00:00:00.000Z',
      }));
      await shop.deps.db.insertInto('cart_lines').values(rows).execute();
    };

    it('accepts no other choice, says what to do, and still accepts more of its lines', async () => {
      await fill(99);
      expect((await add()).status).toBe(201);
      const refused = await add({ size: 'L' });
      expect([refused.status, refused.error]).toEqual([
        409,
        expect.objectContaining({ code: 'conflict', message: serverMessages.cartFull }),
      ]);
      expect((await add()).body.quantity).toBe(4);
      expect((await add({ quantity: 7 })).error.message).toBe(serverMessages.quantityAbove);
      expect((await add({ size: 'L', color: 'no-such-colour' })).error.message).toBe(serverMessages.colorNotOffered);
      expect(await cart()).toHaveLength(100);
      await shop.call('deleteCartLine', { token, params: { id: 'line-0' } });
      expect((await add({ size: 'L' })).status).toBe(201);
    });

    it('is never more, however many are added at the same moment', async () => {
      await fill(97);
      const choices = tee.colorIds.flatMap((color) => sizes.map((size) => ({ color, size })));
      // Repeated, because one success could be luck.
      for (let round = 0; round < 6; round += 1) {
        const answers = await Promise.all(choices.map(add));
        const taken = answers.filter(({ status }) => status === 201);
        expect([taken.length, (await cart()).length]).toEqual([3, 100]);
        for (const { body } of taken) await shop.call('deleteCartLine', { token, params: { id: body._id } });
      }
    });

    it('counts listed products, not deleted ones', async () => {
      await fill(100);
      await shop.deps.db.deleteFrom('products').where('id', '=', 'tee-0').execute();
      expect((await add()).status).toBe(201);
    });

    it('and more, from an older version, can be opened, changed and emptied', async () => {
      await fill(150);
      expect(await cart()).toHaveLength(150);
      const params = { cartItemId: 'line-149', quantity: '2' };
      expect((await shop.call('updateCartLine', { token, params })).status).toBe(200);
      expect((await add()).error.message).toBe(serverMessages.cartFull);
      expect((await shop.call('emptyCart', { token })).body).toEqual({ deletedCount: 150 });
      expect((await add()).status).toBe(201);
    });
  });

  it.each([
    ['a quantity of 0', { quantity: 0 }, 'quantity', 400],
    ['a quantity of 11', { quantity: 11 }, 'quantity', 400],
    ['half a quantity', { quantity: 1.5 }, 'quantity', 400],
    ['no quantity', { quantity: undefined }, 'quantity', 400],
    ['an unknown size', { size: 'XXS' }, 'size', 400],
    ['a size that is no text', { size: 5 }, 'size', 400],
    ['no size', { size: undefined }, 'size', 400],
    ['a colour that is not offered', { color: 'no-such-colour' }, 'color', 400],
    ['no colour', { color: '' }, 'color', 400],
  ])('refuses %s', async (_what, overrides, field, status) => {
    const refused = await add(overrides);
    expect(refused.status).toBe(status);
    expect(Object.keys(refused.error.fields ?? {})).toEqual([field]);
    expect(await cart()).toEqual([]);
  });

  it.each(['m', ' M ', '\tm\n'])('takes %o for the size M', async (size) => {
    expect((await add({ size })).body).toMatchObject({ size: 'M', quantity: 2 });
    expect((await add({ size: 'M' })).body).toMatchObject({ size: 'M', quantity: 4 });
  });

  it("refuses another product's colour", async () => {
    const other = await shop.addProduct({ colors: ['Teal'] });
    expect((await add({ color: other.colorIds[0] })).status).toBe(400);
  });

  it('refuses a product that does not exist', async () => {
    const refused = await add({ productId: 'no-such-tee' });
    expect([refused.status, refused.error.message]).toEqual([404, serverMessages.productNotFound]);
  });

  it('sets a quantity from the path, with or without a body [spec call.13]', async () => {
    const { body: line } = await add();
    const params = { cartItemId: line._id, quantity: '7' };
    expect((await shop.call('updateCartLine', { token, params })).body).toEqual({ ...line, quantity: 7 });
    expect((await shop.call('updateCartLine', { token, params, body: {} })).status).toBe(200);
    expect((await cart())[0]?.quantity).toBe(7);
  });

  it('sets a quantity by DELETE too, as some clients do', async () => {
    const { body: line } = await add();
    const params = { cartItemId: line._id, quantity: '3' };
    expect((await shop.call('updateCartLineByDelete', { token, params })).body).toEqual({ ...line, quantity: 3 });
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([3]);
    const refused = await shop.call('updateCartLineByDelete', { token, params: { ...params, quantity: '0' } });
    expect([refused.status, refused.error.message]).toEqual([400, serverMessages.quantityRange]);
    const stranger = (await shop.signUp()).token;
    expect((await shop.call('updateCartLineByDelete', { token: stranger, params })).status).toBe(404);
  });

  it.each(['0', '11', '2.5', 'many'])('refuses to set a quantity of %s [spec form.2]', async (quantity) => {
    const { body: line } = await add();
    const refused = await shop.call('updateCartLine', { token, params: { cartItemId: line._id, quantity } });
    expect([refused.status, refused.error.message]).toEqual([400, serverMessages.quantityRange]);
  });

  it('deletes a line once [spec call.12]', async () => {
    const { body: line } = await add();
    const params = { id: line._id };
    expect((await shop.call('deleteCartLine', { token, params })).body).toEqual({ deletedCount: 1 });
    const again = await shop.call('deleteCartLine', { token, params });
    expect([again.status, again.error.message]).toEqual([404, serverMessages.cartLineNotFound]);
  });

  it('is emptied as a whole [spec call.14]', async () => {
    await add();
    await add({ size: 'L' });
    expect((await shop.call('emptyCart', { token })).body).toEqual({ deletedCount: 2 });
    expect((await shop.call('emptyCart', { token })).body).toEqual({ deletedCount: 0 });
  });

  it('is visible to its owner only [spec call.11]', async () => {
    const { body: line } = await add();
    const stranger = (await shop.signUp()).token;
    expect((await shop.call('getCart', { token: stranger })).body).toEqual([]);
    expect((await shop.call('deleteCartLine', { token: stranger, params: { id: line._id } })).status).toBe(404);
    const params = { cartItemId: line._id, quantity: '9' };
    expect((await shop.call('updateCartLine', { token: stranger, params })).status).toBe(404);
    expect((await shop.call('emptyCart', { token: stranger })).body).toEqual({ deletedCount: 0 });
    expect((await cart()).map((kept) => kept.quantity)).toEqual([2]);
  });

  it.each(['getCart', 'addToCart', 'deleteCartLine', 'updateCartLine', 'emptyCart'] as const)(
    'asks a visitor to log in first (%s)',
    async (name) => {
      const refused = await shop.call(name, { params: { id: 'x', cartItemId: 'x', quantity: 1 } });
      expect(refused.status).toBe(401);
    },
  );

  it("lists today's price, not that of the day it was added [spec entity.8 call.11]", async () => {
    await add();
    await shop.deps.db.updateTable('products').set({ price: 899 }).where('id', '=', tee.id).execute();
    expect((await cart()).map((line) => [line.price, line.productId.price])).toEqual([[899, 899]]);
  });

  it('does not list a deleted product, and rejects a quantity for it', async () => {
    const { body: line } = await add();
    await shop.deps.db.deleteFrom('products').where('id', '=', tee.id).execute();
    expect(await cart()).toEqual([]);
    expect(await listPricedLines(shop.deps.db, customerId)).toEqual([]);
    expect((await shop.call('updateCartLine', { token, params: { cartItemId: line._id, quantity: 3 } })).status).toBe(
      404,
    );
  });

  it('keeps a line whose colour is no longer offered', async () => {
    await add();
    await shop.deps.db.deleteFrom('product_colors').where('product_id', '=', tee.id).execute();
    expect((await cart()).map((line) => line.color.title)).toEqual(['Maroon']);
  });

  it('is priced for an order line by line, as it is listed', async () => {
    const { body: line } = await add();
    expect(await listPricedLines(shop.deps.db, customerId)).toEqual<PricedLine[]>([
      {
        id: line._id,
        productId: tee.id,
        title: 'Warli Village Tee',
        price: 799,
        colorId: maroon(),
        colorTitle: 'Maroon',
        size: 'M',
        quantity: 2,
      },
    ]);
  });

  it('loses exactly what was bought', async () => {
    await add({ quantity: 5 });
    await add({ size: 'L', quantity: 2 });
    await add({ size: 'S', quantity: 1 });
    const bought = { productId: tee.id, colorId: maroon(), quantity: 2 };
    await take([
      { ...bought, size: 'M' },
      { ...bought, size: 'L' },
      { ...bought, size: 'XXL' },
    ]);
    expect((await cart()).map((line) => [line.size, line.quantity])).toEqual([
      ['M', 3],
      ['S', 1],
    ]);
  });

  it('loses nothing that is added while an order takes its lines', async () => {
    await add({ quantity: 2 });
    const bought = [{ productId: tee.id, colorId: maroon(), size: 'M', quantity: 2 }];
    await Promise.all([take(bought), add({ quantity: 3 })]);
    expect((await cart()).map((line) => line.quantity)).toEqual([3]);
  });

  it("leaves other customers' carts alone when an order takes its lines", async () => {
    const other = await shop.signUp();
    await shop.call('addToCart', { token: other.token, body: choice() });
    await add();
    await take([{ productId: tee.id, colorId: maroon(), size: 'M', quantity: 2 }]);
    expect((await shop.call('getCart', { token: other.token })).body).toMatchObject([{ quantity: 2 }]);
    expect(await cart()).toEqual([]);
  });
});

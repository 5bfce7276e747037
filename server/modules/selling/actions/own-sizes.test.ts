// Products with sizes of their own, from the editor to the cart.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverMessages } from '@taana-baana/contract';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from '../../catalog/editor/testing.ts';

describe.each(testEngines)('own sizes on %s', (engine) => {
  let editor: TestEditor;
  let token: string;
  const product = async (id: string) => (await editor.shop.call('getProduct', { params: { id } })).body;
  const add = async (id: string, size: string) =>
    editor.shop.call('addToCart', {
      token,
      body: { productId: id, color: (await product(id)).color[0]?._id ?? '', size, quantity: 1, price: 1 },
    });
  const cart = async () => (await editor.shop.call('getCart', { token })).body;

  beforeEach(async () => {
    editor = await openTestEditor(engine);
    token = (await editor.shop.signUp()).token;
  });
  afterEach(() => editor.close());

  it('stand in the place of the seven, in the product and in the cart', async () => {
    const id = await editor.publishNew({ sizes: ['38', '40', 'Free Size'] });
    expect((await product(id)).sizes).toEqual(['38', '40', 'Free Size']);
    expect((await add(id, 'free size')).body).toMatchObject({ size: 'Free Size' });
    expect(await add(id, 'M')).toMatchObject({
      status: 400,
      body: { message: serverMessages.sizeUnknown, fields: { size: serverMessages.sizeUnknown } },
    });
  });

  it('replace the seven also where the draft still says something of those', async () => {
    const withheld = ['Maroon', 'Navy'].map((color) => ({
      color,
      size: 'XS',
      sku: 'WV-XS',
      isOffered: false,
      firstCount: null,
    }));
    const id = await editor.publishNew({ sizes: ['free  size'], variants: withheld });
    expect(await product(id)).toMatchObject({ sizes: ['free size'] });
    expect((await product(id)).notOffered).toBeUndefined();
  });

  it('of nobody leave the seven as they were: any letter case, and an unknown one is refused', async () => {
    const id = await editor.publishNew();
    expect((await product(id)).sizes).toBeUndefined();
    expect((await add(id, ' xl ')).body).toMatchObject({ size: 'XL' });
    for (const size of ['42', '', 'S/M', 'A size that is too long'])
      expect(await add(id, size)).toMatchObject({
        status: 400,
        body: { message: serverMessages.sizeUnknown, fields: { size: serverMessages.sizeUnknown } },
      });
  });

  it('that the product loses cannot be bought, also from a cart, until they are back', async () => {
    const id = await editor.publishNew();
    await add(id, 'M');
    await editor.change(id, { sizes: ['38', '40'] });
    expect(await cart()).toMatchObject([{ size: 'M', available: 0, isArchived: true }]);
    expect((await product(id)).notOffered ?? []).toEqual([]);
    await editor.change(id, { sizes: null });
    expect((await cart())[0]).not.toHaveProperty('isArchived');
    expect((await add(id, 'M')).body).toMatchObject({ size: 'M', quantity: 2 });
  });
});

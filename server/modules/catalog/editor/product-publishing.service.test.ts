import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staffPassword } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { readCounts } from '../../selling/goods/stock/testing.ts';
import { type TestEditor, openTestEditor } from './testing.ts';

describe.each(testEngines)('publishing a product on %s', (engine) => {
  let editor: TestEditor;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  const shown = async (id: string) => (await editor.shop.call('getProduct', { params: { id } })).body;

  test('makes its address of the title, and shows all that the draft says', async () => {
    const { id, basedOn } = await editor.create({
      title: 'Warli Village Tee',
      description: '<p>Heavy cotton.</p><script>alert(1)</script>',
      tags: ['craft', 'popular', 'Craft'],
    });
    expect((await editor.shop.call('getProduct', { params: { id } })).status).toBe(404);
    const { body } = await editor.publish(id, basedOn);
    expect(body).toMatchObject({
      id: 'warli-village-tee',
      state: 'active',
      path: '/product/warli-village-tee',
      version: 1,
      draft: null,
      problems: [],
    });
    expect(await shown('warli-village-tee')).toMatchObject({
      title: 'Warli Village Tee',
      price: 799,
      description: '<p>Heavy cotton.</p>',
      createdAt: '2026-11-21T10:00:00.000Z',
      color: [{ title: 'Maroon' }, { title: 'Navy' }],
      images: [{ alt: 'Front' }],
      tags: 'craft,popular',
    });
    expect((await editor.publish(id, basedOn)).error.message).toMatch(/published or deleted meanwhile/);
  });

  test.each([
    ['Warli Village Tee', 'warli-village-tee-2'],
    ["Café “Madras” 70's Tee!", 'cafe-madras-70s-tee'],
    ['New!', 'new-2'],
    ['வார்லி', 'dhaaga-classic'],
    ['वारली', 'dhaaga-classic'],
  ])('gives %s the address %s', async (title, handle) => {
    await editor.publishNew();
    expect(await editor.publishNew({ title })).toBe(handle);
  });

  test('keeps the address when the title changes', async () => {
    const id = await editor.publishNew();
    const { body } = await editor.change(id, { title: 'Warli Town Tee' });
    expect(body).toMatchObject({ id, version: 2, published: { title: 'Warli Town Tee' } });
  });

  test('changes a price in the shop only after a fresh proof, and Undo too [guard admin.12]', async () => {
    const { admin, meena, moment } = editor;
    const { cookie } = meena;
    const id = await editor.publishNew();
    const editAll = (change: object, version: number) =>
      admin.call('editProducts', { cookie, body: { products: [{ id, version }], change } });
    moment.now += 5 * 60_000;
    await editAll({ kind: 'price', percent: 10 }, 1);
    const { last } = (await admin.call('getLastBulkEdit', { cookie })).body;
    moment.now += 5 * 60_000;
    const sale = { kind: 'sale', percentOff: 50, from: null, until: null };
    const refused = [
      await admin.call('undoBulkEdit', { cookie, params: { id: last?.id ?? '' } }),
      await editAll(sale, 2),
      await editor.change(id, { price: 1 }),
    ];
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(
      refused.map(() => [403, 'step-up-required']),
    );
    expect((await shown(id)).price).toBe(879);
    expect((await editor.change(id, { price: 879, title: 'Warli Town Tee' })).body.version).toBe(3);
    expect(await editor.publishNew({ title: 'Monsoon' })).toBe('monsoon');

    await admin.call('stepUp', { cookie, body: { password: staffPassword, code: admin.codeOf(meena.secret) } });
    expect((await editAll(sale, 3)).body.changed).toBe(1);
  });

  test('does not take the address of a product that was deleted, and was counted', async () => {
    const variants = [{ color: 'Navy', size: 'M' as const, sku: null, isOffered: true, firstCount: 3 }];
    const id = await editor.publishNew({ variants });
    await editor.shop.deps.db.deleteFrom('products').where('id', '=', id).execute();
    expect(await editor.publishNew()).toBe('warli-village-tee-2');
  });

  test('reports what is missing, and changes nothing', async () => {
    const { id, basedOn } = await editor.create({ price: null, photos: [], colors: [] });
    expect((await editor.get(id)).problems).toEqual([
      { field: 'price', message: 'Type the price.' },
      { field: 'photos', message: 'Add at least one photo.' },
      { field: 'colors', message: 'Add at least one colour.' },
    ]);
    const { status, error } = await editor.publish(id, basedOn);
    expect([status, error.message]).toEqual([409, 'Type the price. And 2 more to correct.']);
    expect((await editor.get(id)).draft?.id).toBe(basedOn.draft);
    expect(await editor.shop.deps.db.selectFrom('products').selectAll().execute()).toEqual([]);
  });

  test('waits for photos, and refuses those that cannot be used', async () => {
    const waiting = await editor.addPhoto({ picture: null });
    const refused = await editor.addPhoto({ refused: 'This is not a picture.' });
    const photo = (photoId: string) => ({ id: photoId, alt: '', color: null });
    const { id } = await editor.create({ photos: [photo(waiting), photo(refused), photo('not-arrived-yet')] });
    const { problems, photos, warnings } = await editor.get(id);
    expect(problems.map(({ message }) => message)).toEqual([
      'One photo cannot be used. Please remove it, or add another one.',
      '2 photos are not ready yet. Please wait a little, or remove them.',
    ]);
    expect(photos).toMatchObject([
      { id: waiting, picture: null, refused: null },
      { id: refused, refused: 'This is not a picture.' },
    ]);
    expect(warnings).toHaveLength(1);
  });

  test('may lack what Google asks for: the editor says so, and says once what prevents publishing', async () => {
    const { id } = await editor.create({ description: '', photos: [] });
    const { problems, warnings } = await editor.get(id);
    expect(problems.map(({ field }) => field)).toEqual(['photos']);
    expect(warnings).toEqual(['It has no description, and Google wants one.']);
    const whole = await editor.publishNew({ description: '' });
    expect((await editor.get(whole)).warnings).toEqual([
      'It has no description, and Google wants one.',
      expect.stringMatching(/^No photo shows Navy\. Google wants one of each colour/),
    ]);
  });

  test('begins to count, with a movement in the history, and once only', async () => {
    const variant = { color: 'Navy', size: 'M' as const, sku: 'W-N-M', isOffered: true, firstCount: 7 };
    const id = await editor.publishNew({ variants: [variant] });
    const { movements } = await readCounts(editor.shop);
    expect(movements).toMatchObject([{ delta: 7, reason: 'corrected', note: 'first count' }]);
    expect(await editor.get(id)).toMatchObject({
      published: { variants: [{ ...variant, firstCount: null }] },
      counts: [{ color: 'Navy', size: 'M', stock: 7, reserved: 0 }],
    });
    expect((await editor.change(id, { variants: [variant] })).error.message).toMatch(/^Navy, M is counted already/);
    expect((await readCounts(editor.shop)).movements).toHaveLength(1);
  });

  test('takes colours by their names, whatever the letter case, and their swatches', async () => {
    await editor.publishNew();
    const colors = [
      { title: 'maroon', css: '#801020' },
      { title: 'NAVY', css: '#1f3a7a' },
    ];
    const { body } = await editor.change(await editor.publishNew({ title: 'Monsoon' }), { colors });
    expect(body.published?.colors).toEqual([
      { title: 'Maroon', css: '#801020' },
      { title: 'Navy', css: '#1f3a7a' },
    ]);
    expect((await editor.get('warli-village-tee')).published?.colors[0]).toEqual({ title: 'Maroon', css: '#801020' });
  });

  test('refuses a SKU that another product uses', async () => {
    const variants = [{ color: 'Navy', size: 'M' as const, sku: 'W-N-M', isOffered: true, firstCount: null }];
    await editor.publishNew({ variants });
    const { id } = await editor.create({ title: 'Monsoon', variants });
    expect((await editor.get(id)).problems).toEqual([
      { field: 'variants', message: 'The SKU W-N-M belongs to Warli Village Tee. Please change one.' },
    ]);
  });

  test('writes all or nothing', async () => {
    const { db } = editor.shop.deps;
    const id = await editor.publishNew();
    const before = { product: await shown(id), log: await db.selectFrom('audit_log').selectAll().execute() };
    const count = (await db.selectFrom('product_variants').selectAll().execute()).length;
    // A count that begins between the check and the write makes the last statement fail.
    const { version } = await editor.get(id);
    const variants = [{ color: 'Navy', size: 'M' as const, sku: null, isOffered: true, firstCount: 1_000 }];
    const content = { ...(await editor.content()), title: 'Changed', tags: ['other'], variants };
    const { product } = (await editor.save(id, content, { version, draft: null })).body;
    const { writeProduct } = await import('./product-writer.service.ts');
    const { findPublished } = await import('../writing/published-products.service.ts');
    const { commandLine } = await import('../../shop/audit-log/audit-log.service.ts');
    const twice = { ...content, variants: [...variants, ...variants], photos: [] };
    await expect(
      db.transaction().execute(async (trx) => {
        const published = await findPublished(trx, id);
        await writeProduct(trx, editor.shop.deps, { before: published, content: twice }, commandLine);
      }),
    ).rejects.toThrow(/has changed meanwhile/);
    expect(product.draft).not.toBeNull();
    expect(await shown(id)).toEqual(before.product);
    expect(await db.selectFrom('product_variants').selectAll().execute()).toHaveLength(count);
  });

  test('is one entry in the audit log, with what changed', async () => {
    const id = await editor.publishNew();
    await editor.change(id, { price: 899 });
    const rows = await editor.shop.deps.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const last = rows.findLast(({ action }) => action === 'product publish');
    expect([last?.subject, last?.before, last?.after]).toEqual([
      `product ${id}`,
      '{"price":799}',
      '{"price":899,"version":2}',
    ]);
  });
});

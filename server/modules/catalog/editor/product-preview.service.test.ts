import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from './testing.ts';

describe.each(testEngines)('the preview of a product on %s', (engine) => {
  let editor: TestEditor;
  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  const link = async (id: string) => {
    const { body } = await editor.admin.call('previewDraft', {
      params: { kind: 'product', id },
      cookie: editor.meena.cookie,
    });
    const [address, token = ''] = body.url.split('?preview=');
    return { address, token, until: body.until };
  };
  const read = (id: string, token: string) => editor.shop.call('getProductPreview', { params: { id, token } });

  test('shows the newest draft to who has the link, for an hour', async () => {
    const { id, basedOn } = await editor.create({
      colors: [{ title: 'Haldi', css: '#dfa02a' }],
      variants: [{ color: 'Haldi', size: 'XS', sku: null, isOffered: false, firstCount: null }],
      salePrice: 599,
      mrp: 999,
    });
    const { address, token, until } = await link(id);
    expect([address, until]).toEqual([`http://localhost:3000/product/${id}`, '2026-11-21T11:00:00.000Z']);
    const { body, headers } = await read(id, token);
    expect(body).toMatchObject({
      _id: id,
      title: 'Warli Village Tee',
      price: 599,
      regularPrice: 799,
      mrp: 999,
      color: [{ _id: 'Haldi', title: 'Haldi', cloth: '#dfa02a' }],
      notOffered: [{ color: 'Haldi', size: 'XS' }],
    });
    expect(headers['cache-control']).toBe('no-store');
    await editor.save(id, await editor.content({ title: 'Newer' }), basedOn);
    expect((await read(id, token)).body.title).toBe('Newer');
    expect((await read('another', token)).status).toBe(404);
    editor.moment.now += 60 * 60_000;
    expect((await read(id, token)).status).toBe(404);
  });

  test('draws colours as the shop will: by the one photo, by the name of a cloth, by a letter', async () => {
    const preview = async (titles: readonly string[]) => {
      const photos = [{ id: await editor.addPhoto(), alt: 'Front', color: null }];
      const { id } = await editor.create({ colors: titles.map((title) => ({ title, css: null })), photos });
      return (await read(id, (await link(id)).token)).body.color;
    };
    expect(await preview(['Monsoon'])).toMatchObject([{ title: 'Monsoon', cloth: '#7a1f2b' }]);
    expect(await preview(['Bottle Green', 'Monsoon'])).toMatchObject([
      { cloth: expect.stringMatching(/^#/) },
      { letter: 'M' },
    ]);
  });

  test('ends with a newer link, and with the draft', async () => {
    const { id, basedOn } = await editor.create();
    const old = await link(id);
    const { token } = await link(id);
    expect((await read(id, old.token)).status).toBe(404);
    expect((await read(id, token)).status).toBe(200);
    await editor.publish(id, basedOn);
    const { status, error } = await read(id, token);
    expect([status, error.message]).toEqual([404, expect.stringMatching(/^This preview is over/)]);
    const refused = await editor.admin.call('previewDraft', {
      params: { kind: 'product', id: 'warli-village-tee' },
      cookie: editor.meena.cookie,
    });
    expect(refused.status).toBe(409);
  });
});

// The filter by size, which there is once a product has sizes of its own.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sizes as usualSizes } from '@taana-baana/contract';
import { testEngines } from '../../../database/testing.ts';
import { type TestEditor, openTestEditor } from '../editor/testing.ts';

describe.each(testEngines)('the filter by size on %s', (engine) => {
  let editor: TestEditor;
  const offered = async () => (await editor.shop.call('listCollections')).body.sizes;
  const found = async (size: string, query = {}) => {
    const { body, headers } = await editor.shop.call('listProducts', { query: { size, sort: 'title', ...query } });
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.map(({ title }) => title);
  };

  beforeEach(async () => {
    editor = await openTestEditor(engine);
  });
  afterEach(() => editor.close());

  it('is not there while every product has the usual sizes', async () => {
    await editor.publishNew({ title: 'Usual' });
    expect(await offered()).toBeUndefined();
    expect(await found('2-3 Y')).toEqual(['Usual']);
  });

  it('offers the usual sizes, then own ones by their numbers, each once however it is spelt', async () => {
    await editor.publishNew({ title: 'Usual' });
    await editor.publishNew({ title: 'Child', sizes: ['10-11 Y', '2-3 Y', 'Free Size'] });
    await editor.publishNew({ title: 'Scarf', sizes: ['free size', 'm'] });
    expect((await offered())?.map((size) => size.toLowerCase())).toEqual([
      ...usualSizes.map((size) => size.toLowerCase()),
      '2-3 y',
      '10-11 y',
      'free size',
    ]);
    expect(await found('FREE SIZE')).toEqual(['Child', 'Scarf']);
    expect(await found('2–3 y', { limit: 5 })).toEqual(['Child']);
    expect(await found('M')).toEqual(['Scarf', 'Usual']);
    expect(await found('42')).toEqual([]);
  });

  it('leaves out what is not offered in the size in any colour', async () => {
    const withheld = (color: string) => ({ color, size: '38', sku: null, isOffered: false, firstCount: null });
    await editor.publishNew({ title: 'Half', sizes: ['38', '40'], variants: [withheld('Maroon')] });
    await editor.publishNew({ title: 'None', sizes: ['38', '40'], variants: [withheld('Maroon'), withheld('Navy')] });
    expect(await found('38')).toEqual(['Half']);
    expect(await found('40')).toEqual(['Half', 'None']);
  });
});

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatalogError, readCatalogFolder } from './catalog-folder.ts';
import { type TestCatalog, createTestCatalog, monsoon, post, warli } from '../../products/testing.ts';

let incoming: TestCatalog;
beforeEach(async () => {
  incoming = await createTestCatalog();
});
afterEach(() => incoming.close());

const problems = async (): Promise<readonly string[]> => {
  try {
    await readCatalogFolder(incoming.folder);
    return [];
  } catch (error) {
    if (error instanceof CatalogError) return error.problems;
    throw error;
  }
};

describe('a catalogue folder', () => {
  it('returns products, posts, and the source of each picture', async () => {
    const { catalog: read, pictures } = await readCatalogFolder(incoming.folder);
    expect(read.products[0]).toEqual({ ...warli, createdAt: '2026-06-12T04:30:00.000Z' });
    expect(read.products[1]).toEqual({ ...monsoon, createdAt: '2026-07-01T00:00:00.000Z', reviews: [] });
    expect(read.posts).toEqual([post]);
    expect(pictures.get('warli-front')).toMatchObject({ finished: { width: 400, color: '#7a1f2b' } });
    expect(pictures.get('warli-camera.png')).toEqual({
      original: join(incoming.folder, 'pictures', 'warli-camera.png'),
    });
  });

  it('may name a picture without its extension, and may omit posts, tags and reviews', async () => {
    const { tags: _tags, reviews: _reviews, ...plain } = warli;
    await incoming.write({
      products: [{ ...plain, images: [{ file: 'warli-camera', alt: 'Worn' }] }],
      posts: undefined,
    });
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['a missing price', { price: undefined }, 'price: is missing.'],
    ['a price in words', { price: '799' }, 'price: must be a whole number of rupees from 1.'],
    ['a price in paise', { price: 799.5 }, 'price: must be a whole number of rupees from 1.'],
    ['a price of nothing', { price: 0 }, 'price: must be a whole number of rupees from 1.'],
    ['an empty title', { title: ' ' }, 'title: must not be empty.'],
    ['a title without end', { title: 'x'.repeat(121) }, 'title: must have at most 120 characters.'],
    ['a title of another kind', { title: 7 }, 'title: must be a text.'],
    [
      'a date that is none',
      { createdAt: 'last June' },
      'createdAt: must be a date such as "2026-06-12" or "2026-06-12T10:00:00+05:30".',
    ],
    ['a tag with a comma', { tags: ['a,b'] }, 'tags[0]: must not hold a comma.'],
    ['tags that are no list', { tags: 'popular' }, 'tags: must be a list.'],
    [
      'six stars',
      { reviews: [{ star: 6, comment: 'x', createdAt: '2026-06-12' }] },
      'reviews[0].star: must be a whole number from 1 to 5.',
    ],
    ['a picture without words', { images: [{ file: 'warli-front' }] }, 'images[0].alt: is missing.'],
    [
      'a picture in another folder',
      { images: [{ file: '../secret', alt: 'x' }] },
      'images[0].file: must be the plain name of a file in pictures/, without a folder.',
    ],
    [
      'a picture that is not there',
      { images: [{ file: 'warli-bak', alt: 'x' }] },
      'images[0].file: there is no picture "warli-bak" in pictures/ (.jpg, .jpeg, .png, .webp, .avif, .tif, .tiff).',
    ],
    [
      'a picture by a name that every object knows',
      { images: [{ file: 'constructor', alt: 'x' }] },
      'images[0].file: there is no picture "constructor" in pictures/ (.jpg, .jpeg, .png, .webp, .avif, .tif, .tiff).',
    ],
    [
      'a picture in a colour that is not offered',
      { images: [{ file: 'warli-front', alt: 'x', color: 'Teal' }] },
      'images: "warli-front": color: "Teal" is none of the product\'s colors.',
    ],
    ['an unknown colour', { colors: ['Maron'] }, 'colors: "Maron" is not in the list of colours.'],
    ['a misspelt field', { colours: ['Maroon'] }, 'has an unknown field "colours".'],
  ])('names the product and the field of %s', async (_what, wrong, says) => {
    await incoming.write({ products: [monsoon, { ...warli, ...wrong }] });
    expect(await problems()).toEqual([`Product "warli-village-tee": ${says}`]);
  });

  it('refers to an entry without a name by its number', async () => {
    await incoming.write({
      products: [warli, { ...monsoon, id: undefined, title: undefined }],
      colors: [{ title: 'Maroon' }, 'Navy'],
    });
    expect(await problems()).toEqual([
      'Colour number 2: must be an object.',
      'Product number 2: id: is missing.',
      'Product number 2: title: is missing.',
    ]);
  });

  it('rejects an id that is that no address can hold, and a duplicate one', async () => {
    await incoming.write({ products: [{ ...warli, id: 'Warli Tee' }] });
    expect((await problems())[0]).toContain('Product "Warli Tee": id: must be small letters');
    await incoming.write({ products: [warli, monsoon, warli], posts: [post, post] });
    expect(await problems()).toEqual([
      'Product "warli-village-tee": id: stands there twice.',
      'Post "why-the-name": id: stands there twice.',
    ]);
  });

  it('reports all readable problems at once', async () => {
    await incoming.write({
      products: Array.from({ length: 40 }, (_, index) => ({ ...warli, id: `tee-${index}`, price: -1 })),
    });
    expect(await problems()).toHaveLength(40);
    await expect(readCatalogFolder(incoming.folder)).rejects.toThrow(/… and 10 more\.$/);
  });

  it('must exist and be JSON', async () => {
    await writeFile(join(incoming.folder, 'catalogue.json'), '{"colors": [}');
    expect((await problems())[0]).toMatch(/catalogue\.json is not valid JSON: /);
    await rm(join(incoming.folder, 'catalogue.json'));
    expect((await problems())[0]).toMatch(/catalogue\.json cannot be read: /);
  });

  it('names the picture with a wrong manifest', async () => {
    await writeFile(
      join(incoming.folder, 'pictures', 'manifest.json'),
      JSON.stringify({ 'warli-front': { width: 0, height: 1, color: 'red', variants: [] } }),
    );
    expect(await problems()).toEqual([
      'pictures/manifest.json: warli-front.width: must be a whole number of pixels.',
      'pictures/manifest.json: warli-front.color: must be a colour such as "#7a1f2b".',
    ]);
  });
});

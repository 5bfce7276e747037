// What shoppers type, and what the sample catalogue shows them first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { importSampleCatalog } from '../../../database/seed.ts';
import { openTestShop, type TestShop } from '../../../testing.ts';

const reds = ['Crimson', 'Maroon', 'FireBrick', 'IndianRed', 'DarkRed'];
const blues = ['Navy', 'MidnightBlue', 'Indigo', 'SteelBlue', 'DarkSlateBlue', 'RoyalBlue'];
const grays = ['SlateGray', 'DarkSlateGray', 'Gray', 'DimGray'];
/** Comes in one of these colours, and its first picture shows it. */
const shownIn = (...colors: string[]) => ({ shownIn: expect.toBeOneOf(colors) as string });
const tagged = (tag: string) => ({ tags: expect.arrayContaining([tag]) as string[] });
const black = shownIn('Black');
const kids = { category: 'Kids' };
const polo = { category: 'Polo' };
const fullSleeve = { category: 'Full Sleeve' };
const warli = { title: 'Warli Village Tee' };
const anyTee = { _id: expect.any(String) as string };

const searches = [
  // Colours, as the catalogue and as the eye names them.
  ['black', black],
  ['BLACK', black],
  ['blck', black],
  ['black tshirt', black],
  ['black xl', black],
  ['mens black t-shirt', black],
  ['black medium size', black],
  ['red', shownIn(...reds)],
  ['dark red', shownIn('Maroon', 'DarkRed')],
  ['blue', shownIn(...blues)],
  ['navy blue', shownIn('Navy')],
  ['dark blue', shownIn('Navy', 'MidnightBlue')],
  ['grey', shownIn(...grays)],
  ['gray', shownIn(...grays)],
  ['green', shownIn('SeaGreen', 'Olive', 'Teal', 'DarkGreen')],
  ['brown', shownIn('SaddleBrown', 'Sienna')],
  ['yellow', shownIn('Goldenrod', 'Gold')],
  ['mustard', shownIn('Goldenrod')],
  ['orange', shownIn('Coral')],
  ['pink', shownIn('Coral', 'Salmon')],
  ['purple', shownIn('Lavender', 'Indigo', 'Purple')],
  ['purpel', shownIn('Lavender', 'Indigo', 'Purple')],
  ['white', shownIn('White')],
  ['off white', shownIn('Ivory', 'White')],
  ['maroon polo', { ...shownIn('Maroon'), ...polo }],
  ['black oversized', { ...black, category: 'Oversized' }],
  ['blue kids tee', { ...shownIn(...blues), ...kids }],
  // Kinds of T-shirts.
  ['polo', polo],
  ['collar', polo],
  ['polo neck', polo],
  ['full sleeves', fullSleeve],
  ['long sleeve', fullSleeve],
  ['fullsleeve', fullSleeve],
  ['kids', kids],
  ['children', kids],
  ['boys', kids],
  ['girls t shirt', kids],
  ['overszied', { category: 'Oversized' }],
  ['over sized', { category: 'Oversized' }],
  ['crop top', { category: 'Crop' }],
  ['henly', { category: 'Henley' }],
  // Titles, tags and brands.
  ['warli village tee', warli],
  ['warlii', warli],
  ['WARLI', warli],
  ['ajrak', { title: 'Ajrakh Star Tee' }],
  ['kolam', tagged('kolam')],
  ['kolum', tagged('kolam')],
  ['gully cricket', { title: 'Gully Cricket Tee' }],
  ['block print', tagged('block print')],
  ['truck art', tagged('truck art')],
  ['tea', tagged('chai')],
  ['auto', tagged('rickshaw')],
  ['stripe', tagged('stripes')],
  ['pique polo', { title: 'Roz Piqué Polo' }],
  ['karkhana', { brand: 'Karkhana' }],
  // What every T-shirt has.
  ['xl', anyTee],
  ['medium', anyTee],
  ['tee', anyTee],
  ['t-shirt', anyTee],
] as const;

describe.each(testEngines)('the sample catalogue on %s', (engine) => {
  let shop: TestShop;
  const search = (q: string) => shop.call('listProducts', { query: { q } });

  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importSampleCatalog(shop.deps, () => {});
  }, 60_000);
  afterAll(() => shop.close());

  it.each(searches)('answers %j with the right tee first', async (typed, wanted) => {
    const [first] = (await search(typed)).body;
    const shown = first?.color?.find(({ _id }) => _id === first.images?.[0]?.colorId)?.title;
    expect({ ...first, tags: first?.tags?.split(','), shownIn: shown }).toMatchObject(wanted);
  });

  it('shows no tee for black that does not come in black', async () => {
    for (const { title, color } of (await search('black')).body) {
      expect(
        color?.map((each) => each.title),
        title,
      ).toContain('Black');
    }
  });

  it('has every tee in every size', async () => {
    const all = (await shop.call('listProducts')).body.length;
    for (const size of ['xs', 'XL', '3xl', 'large', 'size M']) expect((await search(size)).body).toHaveLength(all);
  });

  it('has nothing for what it does not sell', async () => {
    for (const thing of ['hoodie', 'jeans', 'black hoodie']) expect((await search(thing)).body).toEqual([]);
  });

  it.each(['black', 'kolam', 'oversized'])('has at least three tees for the popular search %j', async (words) => {
    expect((await search(words)).body.length).toBeGreaterThanOrEqual(3);
  });
});

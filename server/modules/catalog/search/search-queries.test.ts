// What shoppers in India type, with the first tee of the sample catalogue, or honestly nothing.
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../database/testing.ts';
import { importSampleCatalog } from '../../../database/seed.ts';
import { openTestShop, type TestShop } from '../../../testing.ts';

const whites = 'White Ivory';
const blues = 'Navy MidnightBlue';
const reds = 'Crimson Maroon';
const greens = 'SeaGreen Olive Teal';
const browns = 'SaddleBrown Beige';
const greys = 'SlateGray DarkSlateGray';
const yellows = 'Goldenrod';
/** The first tee is shown in one of these colours. */
const inColor: readonly [string, string][] = [
  ...pairs(
    whites,
    'white | safed | safaid | सफेद | सफ़ेद | வெள்ளை | safed tshirt | safed rang | सफेद रंग | safed shirt chahiye | off white',
  ),
  ...pairs(
    blues,
    'neela | nila | neeli | नीला | நீலம் | neela rang | नीला रंग की टीशर्ट | neela tshirt | dark blue | navy',
  ),
  ...pairs(greens, 'hara | हरा | பச்சை | hara rang | hari tshirt | green'),
  ...pairs(reds, 'lal | laal | lal rang | लाल | சிவப்பு | lal tshirt | red | laal rang ki tshirt'),
  ...pairs('Black', 'kala | kaala | काला | கருப்பு | kala rang | black | blck | BLACK'),
  ...pairs(yellows, 'peela | पीला | மஞ்சள் | yellow | mustard | sunehra'),
  ...pairs('Coral', 'gulabi | गुलाबी | pink | narangi | नारंगी | orange'),
  ...pairs('Lavender', 'baingani | बैंगनी | purple | jamuni | purpel'),
  ...pairs(browns, 'bhura | भूरा | brown'),
  ...pairs(greys, 'grey | gray | sleti | स्लेटी | சாம்பல்'),
  ...pairs('Maroon', 'maroon | mehroon | मैरून'),
];

const category = (name: string) => ({ category: name });
const titled = (part: string) => ({ title: expect.stringContaining(part) as string });
const tagged = (tag: string) => ({ tags: expect.stringContaining(tag) as string });
const any = {};
const found: readonly [string, object][] = [
  // Garments.
  ...same(
    category('Kids'),
    'kids | kids 5 | kids tee 10-12 | 5 kids | girls 7 | bachche 5 | kids 5 years | 5 years | kids 10-12 years | 8 saal | 6 yrs old | बच्चे | bachche | bachon ki tshirt | குழந்தை | 3 year old boy | kids tshirt 7 साल',
  ),
  ...same(
    category('Full Sleeve'),
    'full sleeve | poori baju | full baju | पूरी बाजू | முழு கை | long sleeves | fullsleeve',
  ),
  ...same(category('Polo'), 'polo | collar | collar wali tshirt | कॉलर'),
  ...same(category('Oversized'), 'oversized | oversize | overszied | dheela | loose tshirt'),
  ...same(category('Henley'), 'henley | henly | button'),
  ...same(category('Crop'), 'crop | crop top'),
  ...same(any, 'tshirt | t-shirt | t shirt | tee | tees | shirts | टीशर्ट | टी-शर्ट | டிஷர்ட் | half sleeve'),
  // Words on the shirts, and motifs.
  ...same(titled('Chai'), 'चाय | chai | tea | chai tshirt | தேநீர்'),
  ...same(titled('Taana Baana'), 'ताना बाना | ताना | बाना | taana baana | taana bana'),
  ...same(titled('Saavan'), 'सावन'),
  ...same(tagged('kolam'), 'kolam | கோலம் | kolum | कोलम'),
  ...same(tagged('warli'), 'warli | वारली | warlii'),
  ...same(tagged('cricket'), 'cricket | क्रिकेट | cricket tshirt'),
  ...same(tagged('kites'), 'patang | पतंग'),
  ...same(titled('Ajrakh'), 'ajrakh | ajrak'),
  // Fabric and weight.
  ...same(any, 'cotton | 100% cotton | cotton tshirt | suti | सूती | பருத்தி | कॉटन'),
  ...same(any, '180 gsm | 180gsm | 240 GSM | २४० gsm'),
  ...same(titled('Piqué'), 'pique polo roz'),
  // Sizes.
  ...same(any, 'xl | size 42 | 42 | 36 | size 46 | xxl | L size | size m | साइज 40 | chest 38'),
  ...same({}, 'black size 42 | black 40'),
  // Prices and the newest.
  ...same(
    any,
    'under 700 | below 800 | 800 se kam | 900 tak | under rs 800 | ₹800 se kam | under 1,000 | above 1000 | between 500 and 800 | new | new arrivals | latest | naya | नया | black under 900 | new black | over 999',
  ),
];

const nothing = list(
  'v neck | v-neck | v neck tshirt | saree | sari | साड़ी | kurta | jeans | hoodie | black hoodie | sports | shorts | shoes | jacket | cap | dress | zzzz | qwertyuiop | asdf | !!! | under 5 | above 99999 | 999 gsm | புடவை | sweater',
);

/** A word failed; the rest is shown, and the word is named. */
const partial: readonly [string, string][] = [
  ['black oversized tshirt from xanadu', 'xanadu'],
  ['blue polo zzzzq', 'zzzzq'],
  ['kids rickshaw tee for qwerty', 'qwerty'],
  ['neela polo blahblah', 'blahblah'],
];

function list(text: string): string[] {
  return text.split(' | ');
}
function pairs(colors: string, queries: string): [string, string][] {
  return list(queries).map((query) => [query, colors]);
}
function same(first: object, queries: string): [string, object][] {
  return list(queries).map((query) => [query, first]);
}

it('is a table of 150 searches', () => {
  expect(inColor.length + found.length + nothing.length + partial.length).toBeGreaterThanOrEqual(150);
});

describe.each(testEngines)('on %s', (engine) => {
  let shop: TestShop;
  const search = async (q: string) => {
    // Lets the timers run, as between two requests: otherwise this looks like an overload.
    await turn();
    const answer = await shop.call('listProducts', { query: { q } });
    expect(answer.status, JSON.stringify(answer.error)).toBe(200);
    return answer;
  };
  beforeAll(async () => {
    shop = await openTestShop(engine);
    await importSampleCatalog(shop.deps, () => {});
  }, 60_000);
  afterAll(() => shop.close());

  it.each(inColor)('%s is shown in %s', async (typed, colors) => {
    const { body, headers } = await search(typed);
    const [first] = body;
    const shown = first?.color?.find(({ _id }) => _id === first.images?.[0]?.colorId)?.title;
    expect(colors.split(' ')).toContain(shown);
    expect(headers['x-search-missed']).toBeUndefined();
  });

  it.each(found)('%s finds %j', async (typed, wanted) => {
    const { body, headers } = await search(typed);
    expect(body[0]).toMatchObject({ _id: expect.any(String) as string, ...wanted });
    expect(headers['x-search-missed']).toBeUndefined();
  });

  it.each(nothing)('%s finds nothing', async (typed) => {
    expect((await search(typed)).body.map(({ title }) => title)).toEqual([]);
  });

  it.each(partial)('%s names the word that failed: %s', async (typed, word) => {
    const { body, headers } = await search(typed);
    expect(body.length).toBeGreaterThan(0);
    expect(headers['x-search-missed']).toBe(word);
  });

  it('keeps to the price that is named', async () => {
    for (const { price } of (await search('tshirt under 800')).body) expect(price).toBeLessThanOrEqual(800);
    for (const { price } of (await search('polo above 1000')).body) expect(price).toBeGreaterThanOrEqual(1000);
  });

  it('has all tees for the word itself and for what all are made of, and the newest first', async () => {
    const all = (await shop.call('listProducts')).body.map(({ _id }) => _id);
    for (const typed of ['tshirt', 't-shirts', 'cotton'])
      expect((await search(typed)).body, typed).toHaveLength(all.length);
    expect((await search('new')).body.map(({ _id }) => _id)).toEqual(all);
  });

  it('says when a word was taken for another one', async () => {
    expect((await search('kolum')).headers['x-search-nearest']).toBe('true');
    expect((await search('kolam')).headers['x-search-nearest']).toBeUndefined();
    expect((await search('safed')).headers['x-search-nearest']).toBeUndefined();
  });
});

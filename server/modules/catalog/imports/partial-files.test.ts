// Files that name a part of a product, or of which a part is wrong.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, problems, unnamed } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { sizes as usualSizes } from '@taana-baana/contract';
import { testEngines } from '../../../database/testing.ts';
import { openPictureServer } from '../../../integrations/remote-pictures/testing.ts';
import { type TestEntry, writeZip } from '../../../integrations/zip-testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { type OlderRow, olderHeader, writeFile as writeCsvFile } from './csv/testing.ts';
import { checkProducts, importProducts } from './import-products.service.ts';

const handle = 'kolam-tee';
const variant = (color: string, size: string): OlderRow => ({
  Handle: handle,
  Title: 'Kolam Tee',
  Type: 'Classic',
  'Option1 Name': 'Color',
  'Option1 Value': color,
  'Option2 Name': 'Size',
  'Option2 Value': size,
  'Variant Price': '799',
  Status: 'active',
});
const whole = ['Indigo', 'Brick', 'Leaf'].flatMap((color) => ['S', 'M', 'L'].map((size) => variant(color, size)));

describe.each(testEngines)('a file of products on %s', (engine) => {
  let shop: TestShop;
  let folder: string;
  let photos: TestEntry[];
  const path = () => join(folder, 'products');
  const write = (rows: readonly OlderRow[], more: readonly TestEntry[] = photos) =>
    writeFile(path(), writeZip([{ name: 'products.csv', content: writeCsvFile(olderHeader, rows) }, ...more]));
  const check = (choices = {}) => checkProducts(shop.deps, path(), { round: false, ...choices });
  const bringIn = (choices = {}) =>
    importProducts(shop.deps, path(), { round: false, name: 'products.csv', actor: commandLine, ...choices });
  const product = async (id = handle) => (await shop.call('getProduct', { params: { id } })).body;
  const colors = async () => (await product()).color.map(({ title }) => title);
  const withheld = async () => {
    const variants = await shop.deps.db
      .selectFrom('product_variants')
      .innerJoin('colors', 'colors.id', 'product_variants.color_id')
      .select(['colors.title', 'size'])
      .where('is_offered', '=', 0)
      .where('product_id', '=', handle)
      .execute();
    return variants.map(({ title, size }) => `${title} ${size}`).toSorted();
  };
  const sentences = (list: { listed: { row: number; message: string }[] } | undefined) =>
    (list?.listed ?? []).map(({ row, message }) => [row, message]);

  beforeEach(async () => {
    shop = await openTestShop(engine);
    folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
    const photo = (background: string) =>
      sharp({ create: { width: 420, height: 500, channels: 3, background } })
        .jpeg()
        .toBuffer();
    photos = [
      { name: 'one.jpg', content: await photo('#1f3a7a') },
      { name: 'two.jpg', content: await photo('#a0432a') },
    ];
    const [first, ...rest] = whole;
    await write([{ ...first, 'Image Src': 'one.jpg' }, { Handle: handle, 'Image Src': 'two.jpg' }, ...rest]);
    await bringIn();
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  describe('that names one colour and size of a product with nine', () => {
    beforeEach(() => write([{ ...variant('Brick', 'M'), 'Variant SKU': 'BR-M', 'Image Src': 'two.jpg' }]));

    it('changes that one; the others stay on offer, in their order, and the check says so', async () => {
      const before = [await withheld(), await colors(), (await product()).images.length];
      const report = await check();
      expect(sentences(report.unnamed)).toEqual([
        [2, unnamed.color('Indigo', false)],
        [2, unnamed.color('Leaf', false)],
        [2, unnamed.sizes(['Brick S', 'Brick L'], false)],
        [2, unnamed.photos(1, false)],
      ]);
      expect((await bringIn()).products).toEqual({ new: 0, changed: 1, unchanged: 0 });
      expect([await withheld(), await colors(), (await product()).images.length]).toEqual(before);
      const skus = await shop.deps.db
        .selectFrom('product_variants')
        .select('sku')
        .where('sku', 'is not', null)
        .execute();
      expect(skus).toEqual([{ sku: 'BR-M' }]);
      expect((await bringIn()).products.unchanged).toBe(1);
    });

    it('takes the others out once staff ask for it; the check says of each what will go', async () => {
      const report = await check({ withdraw: true });
      expect(sentences(report.unnamed)).toEqual([
        [2, unnamed.color('Indigo', true)],
        [2, unnamed.color('Leaf', true)],
        [2, unnamed.sizes(['Brick S', 'Brick L'], true)],
        [2, unnamed.photos(1, true)],
      ]);
      await bringIn({ withdraw: true });
      expect([await colors(), (await product()).images.length]).toEqual([['Brick'], 1]);
      const gone = (await withheld()).filter((one) => one.startsWith('Brick'));
      expect(gone).toEqual(expect.arrayContaining(['Brick S', 'Brick L']));
      expect(gone).not.toContain('Brick M');
    });
  });

  it('that names everything of a product leaves nothing unnamed, and sets the order of its colours', async () => {
    await write(whole.toReversed());
    expect((await check()).unnamed).toBeUndefined();
    await bringIn();
    expect(await colors()).toEqual(['Leaf', 'Brick', 'Indigo']);
  });

  describe('with good and bad products', () => {
    const other = (name: string, cells: OlderRow = {}): OlderRow => ({
      ...variant('Indigo', 'M'),
      Handle: name,
      Title: name,
      'Image Src': 'one.jpg',
      ...cells,
    });
    beforeEach(() =>
      write([
        other('good-one'),
        other('trousers', { 'Option2 Value': '28/30' }),
        other('trousers', { 'Option2 Value': '30/32' }),
        other('good-two'),
        other('no-price', { 'Variant Price': '' }),
        other('no-picture', { 'Image Src': 'three.jpg' }),
        other('no-picture-either', { 'Image Src': 'three.jpg' }),
        other('no handle'),
      ]),
    );

    it('imports nothing, and says how many have a problem', async () => {
      expect(await bringIn()).toMatchObject({ faulty: 5 });
      expect((await shop.call('getProduct', { params: { id: 'good-one' } })).status).toBe(404);
    });

    it('imports the good ones when staff leave the others out', async () => {
      expect((await check({ skip: true })).products).toEqual({ new: 2, changed: 0, unchanged: 0 });
      const report = await bringIn({ skip: true });
      expect(report).toMatchObject({ products: { new: 2, changed: 0, unchanged: 0 }, faulty: 5 });
      const ids = await shop.deps.db.selectFrom('products').select('id').orderBy('id').execute();
      expect(ids.map(({ id }) => id)).toEqual(['good-one', 'good-two', handle]);
    });

    it('leaves out a product whose picture turns out to be none', async () => {
      const server = await openPictureServer((_request, response) => void response.writeHead(404).end());
      await write([other('good-one'), other('gone', { 'Image Src': `${server.origin}/gone.jpg` })]);
      const report = await bringIn({ skip: true, network: server.network });
      await server.close();
      expect(report).toMatchObject({ products: { new: 1 }, faulty: 1, problems: { total: 1 } });
    });
  });

  describe('with sizes that are not the usual ones', () => {
    const child = (color: string, size: string): OlderRow => ({
      ...variant(color, size),
      Handle: 'child-tee',
      Title: 'Child Tee',
      'Image Src': 'one.jpg',
    });
    const offered = async (id: string) => {
      const { color, sizes = usualSizes, notOffered = [] } = await product(id);
      const isOut = (_id: string, size: string) => notOffered.some((one) => one.color === _id && one.size === size);
      return color.flatMap(({ _id, title }) => sizes.flatMap((size) => (isOut(_id, size) ? [] : `${title} ${size}`)));
    };

    it('gives a new product those, in the order of the file, and says so', async () => {
      await write([child('Indigo', '2-3 Y'), child('Indigo', '4-5  y'), child('Brick', 'Free Size')]);
      expect(sentences((await check()).notes)).toEqual([[2, notes.ownSizes(['2-3 Y', '4-5 y', 'Free Size'])]]);
      await bringIn();
      expect((await product('child-tee')).sizes).toEqual(['2-3 Y', '4-5 y', 'Free Size']);
      expect(await offered('child-tee')).toEqual(['Indigo 2-3 Y', 'Indigo 4-5 y', 'Brick Free Size']);
      await write([child('Brick', '4–5 Y')]);
      expect(sentences((await check()).notes)).toEqual([]);
      await bringIn();
      expect((await product('child-tee')).sizes).toEqual(['2-3 Y', '4-5 y', 'Free Size']);
      expect(await offered('child-tee')).toContain('Brick 4-5 y');
    });

    it('adds one to a product with the usual sizes, only in the colour that it names', async () => {
      const before = await offered(handle);
      await write([variant('Brick', 'Medium'), variant('Brick', '4XL')]);
      await bringIn();
      expect((await product()).sizes).toEqual([...usualSizes, '4XL']);
      expect((await offered(handle)).toSorted()).toEqual([...before, 'Brick 4XL'].toSorted());
    });

    it('refuses more than a product can have', async () => {
      await write(Array.from({ length: 21 }, (_, index) => child('Indigo', `${index + 1} Y`)));
      expect(sentences((await check()).problems)).toEqual([[2, problems.tooMany(20, 'sizes')]]);
    });
  });

  it('keeps a product whose third option has one value, without it; with two values it is a problem', async () => {
    const fabric = (value: string) => ({ 'Option3 Name': 'Fabric', 'Option3 Value': value });
    await write([
      { ...variant('Indigo', 'S'), ...fabric('Cotton') },
      { ...variant('Indigo', 'M'), ...fabric('Cotton') },
    ]);
    const report = await check();
    expect([report.problems.total, sentences(report.notes)]).toEqual([
      0,
      [[2, notes.optionConstant('Fabric', 'Cotton')]],
    ]);
    await write([
      { ...variant('Indigo', 'S'), ...fabric('Cotton') },
      { ...variant('Indigo', 'M'), ...fabric('Linen') },
    ]);
    expect(sentences((await check()).problems)).toEqual([[2, problems.optionUnknown('Fabric')]]);
  });

  describe('in a zip from a Mac', () => {
    const decomposed = 'Café-चाय.jpg'.normalize('NFD');
    const row = (cell: string) => [{ ...variant('Indigo', 'S'), Handle: 'mac', Title: 'Mac', 'Image Src': cell }];

    it.each([
      ['written otherwise (NFC)', decomposed, 'café-चाय.jpg'.normalize('NFC'), false],
      ['written as in an address', decomposed, encodeURIComponent('Café-चाय.jpg'), false],
      ['of an archive that does not say UTF-8', decomposed, 'Café-चाय.jpg'.normalize('NFC'), true],
      ['with a space as in an address', 'front view.jpg', 'front%20view.jpg', false],
      ['with a percent sign of its own', '100%25 cotton.jpg', '100%25 cotton.jpg', false],
      ['with a broken percent sign', '100% cotton.jpg', '100% cotton.jpg', false],
    ])('finds a picture whose name is %s', async (_how, name, cell, isNotUtf8) => {
      await write(row(cell), [{ name, content: photos[0]?.content ?? '', isNotUtf8 }]);
      expect(sentences((await check()).problems)).toEqual([]);
      await bringIn();
      expect((await product('mac')).images).toHaveLength(1);
    });
  });
});

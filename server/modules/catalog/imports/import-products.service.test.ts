import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notes, problems } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { positionUnknown } from '@taana-baana/contract/admin/texts/catalog/product-messages.ts';
import { testEngines } from '../../../database/testing.ts';
import { type PictureServer, openPictureServer } from '../../../integrations/remote-pictures/testing.ts';
import { writeZip } from '../../../integrations/zip-testing.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { commandLine } from '../../shop/audit-log/audit-log.service.ts';
import { exportProducts } from './csv/export-products.service.ts';
import { detailColumns } from './csv/csv-details.ts';
import { type OlderRow, olderHeader, writeFile as writeCsvFile } from './csv/testing.ts';
import { checkProducts, importProducts } from './import-products.service.ts';

const photoOf = (background: string) =>
  sharp({ create: { width: 420, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();

const first: OlderRow = {
  Handle: 'kolam-morning-tee',
  Title: 'Kolam Morning Tee',
  'Body (HTML)': '<p>Drawn at dawn.</p><script>alert(1)</script>',
  Vendor: 'Dhaaga',
  Type: 'Classic',
  Tags: 'craft',
  'Option1 Name': 'Color',
  'Option1 Value': 'Indigo',
  'Option2 Name': 'Size',
  'Option2 Value': 'Small',
  'Variant SKU': 'KM-IN-S',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '12',
  'Variant Price': '799',
  'Variant Compare At Price': '999',
  'Image Src': 'indigo.jpg',
  'Variant Image': 'indigo.jpg',
  Status: 'active',
};
const rows: readonly OlderRow[] = [
  first,
  { Handle: first.Handle, 'Option1 Value': 'Brick', 'Option2 Value': 'M', 'Image Src': 'brick.jpg' },
  { ...first, Handle: 'leaf-tee', Title: '=Leaf Tee', 'Option1 Value': 'Leaf', 'Variant SKU': 'LEAF', Status: 'draft' },
];

describe.each(testEngines)('importing a file of products on %s', (engine) => {
  let shop: TestShop;
  let folder: string;
  let photos: Record<'indigo.jpg' | 'brick.jpg', Buffer>;
  const path = () => join(folder, 'products');

  const writeProducts = async (
    given: readonly OlderRow[] = rows,
    header: readonly (keyof OlderRow)[] = olderHeader,
  ) => {
    const csv = writeCsvFile(header, given);
    const pictures = Object.entries(photos).map(([name, content]) => ({ name: `shop/${name}`, content }));
    await writeFile(path(), writeZip([{ name: 'shop/products.csv', content: csv }, ...pictures]));
  };
  const check = (round = false) => checkProducts(shop.deps, path(), { round });
  const bringIn = (options: Partial<Parameters<typeof importProducts>[2]> = {}) =>
    importProducts(shop.deps, path(), { round: false, name: 'products.csv', actor: commandLine, ...options });
  const product = async (id = 'kolam-morning-tee') => (await shop.call('getProduct', { params: { id } })).body;
  const everything = async () => {
    const { db } = shop.deps;
    const tables = ['products', 'product_drafts', 'product_variants', 'stock_movements', 'data_versions', 'audit_log'];
    const stored = [];
    for (const table of tables)
      stored.push(
        await db
          .selectFrom(table as 'products')
          .selectAll()
          .execute(),
      );
    return stored;
  };
  const exported = async () => text(await exportProducts(shop.deps, commandLine));
  const sentencesOf = ({ problems: { listed } }: Awaited<ReturnType<typeof check>>) =>
    listed.map(({ row, field, message }) => [row, field, message]);

  beforeEach(async () => {
    shop = await openTestShop(engine);
    folder = await mkdtemp(join(tmpdir(), 'shop-import-'));
    photos = { 'indigo.jpg': await photoOf('#1f3a7a'), 'brick.jpg': await photoOf('#a0432a') };
    await writeProducts();
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('says first what would change, and writes nothing', async () => {
    const before = await everything();
    expect(await check()).toEqual({
      rows: 3,
      products: { new: 2, changed: 0, unchanged: 0 },
      drafts: 1,
      pictures: 2,
      problems: { listed: [], total: 0 },
      notes: { listed: [], total: 0 },
      paise: 0,
    });
    expect(await everything()).toEqual(before);
  });

  it('brings products with colours, sizes, SKUs, counts and pictures; drafts stay out of the shop', async () => {
    await bringIn();
    const shown = await product();
    expect(shown).toMatchObject({
      title: 'Kolam Morning Tee',
      description: '<p>Drawn at dawn.</p>',
      color: [{ title: 'Indigo' }, { title: 'Brick' }],
      price: 799,
    });
    expect(shown.images.map(({ alt, colorId }) => [alt, colorId])).toEqual([
      ['Kolam Morning Tee', shown.color[0]?._id],
      ['Kolam Morning Tee', undefined],
    ]);
    const { db } = shop.deps;
    const variants = await db.selectFrom('product_variants').selectAll().where('is_offered', '=', 1).execute();
    expect(variants).toMatchObject([{ sku: 'KM-IN-S', size: 'S', stock: 12 }]);
    expect(await db.selectFrom('product_variants').select('id').where('is_offered', '=', 0).execute()).toHaveLength(12);
    expect(await db.selectFrom('stock_movements').select('delta').execute()).toEqual([{ delta: 12 }]);
    const drafts = await db.selectFrom('product_drafts').selectAll().execute();
    expect(drafts.map(({ handle, body }) => [handle, (JSON.parse(body) as { title: string }).title])).toEqual([
      ['leaf-tee', '=Leaf Tee'],
    ]);
    expect((await shop.call('listProducts')).body.map(({ _id }) => _id)).toEqual(['kolam-morning-tee']);
  });

  it('leads the addresses of the shop before to the new pages, inside descriptions too', async () => {
    const linked =
      'See <a href="/collections/all/products/kolam-morning-tee?variant=1">it</a>, <a href="/pages/faq">FAQ</a>';
    await writeProducts([{ ...first, 'Body (HTML)': `<p>${linked}</p>` }]);
    const { notes: noted } = await bringIn();
    expect(noted.listed.map(({ message }) => message)).toEqual([notes.lostLink('/pages/faq')]);
    expect((await product()).description).toContain('See <a href="/product/kolam-morning-tee">it</a>');
    const targets = new Map(
      (await shop.deps.db.selectFrom('redirects').selectAll().execute()).map((row) => [row.path, row.target]),
    );
    expect(targets.get('/products/kolam-morning-tee')).toBe('/product/kolam-morning-tee');
    expect(targets.get('/collections/craft')).toBe('/product?tag=craft');
    expect(targets.get('/product-category/classic')).toBe('/product?category=Classic');
    expect(targets.get('/policies/refund-policy')).toBe('/refund-policy');
    expect((await bringIn()).products).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it('changes nothing the second time, and fetches no picture again', async () => {
    await bringIn();
    const before = await everything();
    const { products, pictures } = await bringIn();
    expect([products, pictures]).toEqual([{ new: 0, changed: 0, unchanged: 2 }, 0]);
    expect(await everything()).toEqual(before);
  });

  it('keeps what the file has no column for, and what staff have counted', async () => {
    await bringIn();
    await shop.deps.db.updateTable('product_variants').set({ stock: 5 }).where('sku', '=', 'KM-IN-S').execute();
    await writeProducts([{ Handle: 'kolam-morning-tee', 'Variant Price': '850' }], ['Handle', 'Variant Price']);
    expect((await bringIn()).products).toEqual({ new: 0, changed: 1, unchanged: 0 });
    const shown = await product();
    expect(shown).toMatchObject({ title: 'Kolam Morning Tee', price: 850 });
    expect(await shop.deps.db.selectFrom('products').select('mrp').execute()).toEqual([{ mrp: 999 }]);
    expect(shown.images).toHaveLength(2);
    await writeProducts();
    expect((await check()).notes.listed).toMatchObject([{ row: 2, field: 'Variant Inventory Qty' }]);
    await bringIn();
    const [counted] = await shop.deps.db
      .selectFrom('product_variants')
      .selectAll()
      .where('sku', '=', 'KM-IN-S')
      .execute();
    expect(counted?.stock).toBe(5);
    const versions = await shop.deps.db.selectFrom('products').select(['id', 'version']).execute();
    expect(versions).toEqual([{ id: 'kolam-morning-tee', version: 3 }]);
  });

  it('says whom products are for in the columns of Google, and another word is left out with a note', async () => {
    await bringIn();
    const header = 'Handle,Google Shopping / Gender,Google Shopping / Age Group\n';
    const audience = async (cells: string) => {
      await writeFile(path(), `${header}kolam-morning-tee,${cells}\n`);
      const { notes: noted } = await bringIn();
      const { gender, ageGroup } = await product();
      return [gender, ageGroup, ...noted.listed.map(({ message }) => message)];
    };
    expect(await audience('Female,Kids')).toEqual(['female', 'kids']);
    const [head = '', row = ''] = (await exported()).split('\n');
    const cells = row.slice(-40).split(',');
    expect(head).toContain('Google Shopping / Gender,Google Shopping / Age Group');
    expect(cells).toEqual(expect.arrayContaining(['female', 'kids']));
    expect(await audience('Ladies,Toddler')).toEqual([
      'female',
      'toddler',
      notes.noneOf('Ladies', ['female', 'male', 'unisex']),
    ]);
    await writeProducts([{ Handle: 'kolam-morning-tee', 'Variant Price': '850' }], ['Handle', 'Variant Price']);
    await bringIn();
    expect(await product()).toMatchObject({ gender: 'female', ageGroup: 'toddler' });
    expect(await audience(',')).toEqual([undefined, undefined]);
  });

  it('tells where a print comes from, and refuses a position that is none', async () => {
    await bringIn();
    const header = detailColumns.craftPlace[0] + ',' + detailColumns.craftAt[0];
    await writeFile(path(), `Handle,${header}\nkolam-morning-tee,"Mylapore, Chennai","13.03, 80.27"\n`);
    await bringIn();
    const story = { place: 'Mylapore, Chennai', at: { latitude: 13.03, longitude: 80.27 } };
    expect((await product()).story).toEqual(story);
    expect(await exported()).toContain('"Mylapore, Chennai","13.03, 80.27"');
    await writeFile(path(), `Handle,${detailColumns.craftAt[0]}\nkolam-morning-tee,Chennai\n`);
    expect((await check()).problems.listed).toMatchObject([{ row: 2, message: positionUnknown }]);
    expect((await product()).story).toEqual(story);
  });

  it('of which one row is wrong brings nothing [guard admin.38]', async () => {
    const before = await everything();
    await writeProducts([...rows, { Handle: 'other', Title: 'Other', 'Variant Price': 'ask', Status: 'active' }]);
    const report = await bringIn();
    expect(sentencesOf(report)).toEqual([[5, 'Variant Price', problems.price('ask')]]);
    expect(await everything()).toEqual(before);
  });

  it('holds products on sale to the rules of the editor, and drafts to none', async () => {
    const bare = { Handle: 'bare', Title: 'Bare', Type: 'Classic', 'Image Src': 'indigo.jpg', Status: 'active' };
    await writeProducts([bare, { ...bare, Handle: 'bare-draft', Status: 'draft' }]);
    expect((await check()).problems.listed.map(({ row, field }) => [row, field])).toEqual([[2, 'Variant Price']]);
    await writeProducts([{ ...first, Status: 'draft' }, first, { ...first, Handle: 'copy', Title: 'Copy' }]);
    expect((await check()).problems.listed.some(({ message }) => message.includes('KM-IN-S'))).toBe(true);
    await writeProducts([{ Handle: 'new', Tags: 'a' }], ['Handle', 'Tags']);
    expect((await check()).problems.listed).toContainEqual({
      row: 1,
      field: 'Title',
      message: problems.noColumn('Title'),
    });
  });

  it('makes drafts of products without a picture, publishes them once they have one', async () => {
    await writeProducts([{ ...first, 'Image Src': '', 'Variant Image': '' }]);
    const report = await bringIn();
    expect([report.drafts, report.notes.listed]).toEqual([
      1,
      [{ row: 2, field: 'Image Src', message: notes.noPicture }],
    ]);
    expect(await product()).toMatchObject({ code: 'not-found' });
    expect((await bringIn()).products).toEqual({ new: 0, changed: 0, unchanged: 1 });
    await writeProducts([first]);
    expect((await bringIn()).products.changed).toBe(1);
    expect((await product()).images).toHaveLength(1);
  });

  it("makes drafts of products without a category, as in Shopify's sample files, and leaves them so", async () => {
    await writeProducts([{ ...first, Type: '' }]);
    const report = await bringIn();
    expect([report.drafts, report.notes.listed]).toEqual([1, [{ row: 2, field: 'Type', message: notes.noCategory }]]);
    expect((await bringIn()).products).toEqual({ new: 0, changed: 0, unchanged: 1 });
    await writeFile(path(), await exported());
    expect((await bringIn()).products).toEqual({ new: 0, changed: 0, unchanged: 1 });
    await writeProducts([first]);
    expect((await bringIn()).products.changed).toBe(1);
    expect((await product()).category).toBe('Classic');
  });

  it('publishes a draft that the file now calls active, and takes no product back to a draft', async () => {
    await bringIn();
    await writeProducts(rows.map((row) => (row.Status === 'draft' ? { ...row, Status: 'active' } : row)));
    expect((await bringIn()).products).toEqual({ new: 0, changed: 1, unchanged: 1 });
    expect((await product('leaf-tee')).title).toBe('=Leaf Tee');
    expect(await shop.deps.db.selectFrom('product_drafts').selectAll().execute()).toEqual([]);
    await writeProducts();
    expect(sentencesOf(await check())).toEqual([[4, 'Status', problems.draftOfPublished]]);
    await writeProducts(rows.map((row) => (row.Status === 'draft' ? { ...row, Status: 'archived' } : row)));
    await bringIn();
    const states = await shop.deps.db.selectFrom('products').select(['id', 'status']).orderBy('id').execute();
    expect(states.map(({ id, status }) => [id, status])).toEqual([
      ['kolam-morning-tee', 'active'],
      ['leaf-tee', 'archived'],
    ]);
  });

  it('comes out of an export as it went in [guard admin.38]', async () => {
    await bringIn();
    const file = await exported();
    expect(file).toContain(`'=Leaf Tee`);
    await writeFile(path(), file);
    const before = await everything();
    expect((await bringIn()).products).toEqual({ new: 0, changed: 0, unchanged: 2 });
    const after = await everything();
    expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
    const { db } = shop.deps;
    const goods = ['stock_movements', 'product_variants', 'product_pictures', 'product_drafts', 'products'] as const;
    for (const table of goods) await db.deleteFrom(table).execute();
    await db.deleteFrom('colors').execute();
    expect((await bringIn()).products.new).toBe(2);
    expect(await exported()).toBe(file);
  });

  it('has a column for what matters in a picture once one has it, and changes it only there', async () => {
    await bringIn();
    const plain = await exported();
    expect(plain).not.toContain('Image Focus');
    const { db } = shop.deps;
    const focuses = async () =>
      (await db.selectFrom('product_pictures').select('focus').orderBy('product_id').orderBy('position').execute()).map(
        ({ focus }) => focus,
      );
    await db.updateTable('product_pictures').set({ focus: '30% 20%' }).where('position', '=', 0).execute();
    const kept = await focuses();
    const file = await exported();
    await writeFile(path(), plain.replace('Kolam Morning Tee', 'Kolam Evening Tee'));
    await bringIn();
    expect(await focuses()).toEqual(kept);
    await writeFile(path(), file.replace('Kolam Morning Tee', 'Kolam Noon Tee').replaceAll('30% 20%', '9% 100%'));
    await bringIn();
    expect(await focuses()).toEqual(kept.map((focus) => focus && '9% 100%'));
    await writeFile(path(), file.replaceAll('30% 20%', 'left'));
    expect(sentencesOf(await check())[0]?.[2]).toMatch(/^Write a place in the picture/);
  });

  it('starts again when somebody changes one of its products', async () => {
    await bringIn();
    await writeProducts([{ ...first, 'Variant Price': '899' }, ...rows.slice(1)]);
    let claims = 0;
    const { deps } = shop;
    await bringIn({
      claim: async (trx) => {
        claims += 1;
        if (claims === 1) await trx.updateTable('products').set({ version: 7 }).execute();
        return true;
      },
    });
    expect(claims).toBe(2);
    expect((await product()).price).toBe(899);
    expect((await deps.db.selectFrom('products').select('version').execute())[0]?.version).toBe(2);
  });

  describe('with pictures elsewhere', () => {
    let server: PictureServer;
    const elsewhere = (path2: string) => [{ ...first, 'Image Src': `${server.origin}${path2}`, 'Variant Image': '' }];
    beforeEach(async () => {
      server = await openPictureServer((request, response) => {
        if (request.url === '/indigo') response.end(photos['indigo.jpg']);
        else if (request.url === '/drawing.jpg') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
        else if (request.url === '/phone.jpg') response.end('\0\0\0\x18ftypheic\0\0\0\0');
        else response.writeHead(404).end();
      });
    });
    afterEach(() => server.close());

    it('fetches each once', async () => {
      await writeProducts(elsewhere('/indigo'));
      expect((await bringIn({ network: server.network })).products.new).toBe(1);
      expect((await product()).images).toHaveLength(1);
      expect((await bringIn({ network: server.network })).products.unchanged).toBe(1);
      expect(server.asked).toEqual(['/indigo']);
    });

    it.each(['/drawing.jpg', '/phone.jpg', '/missing.jpg'])('with a bad one, %s, writes nothing', async (name) => {
      await writeProducts(elsewhere(name));
      const report = await bringIn({ network: server.network });
      expect(sentencesOf(report)).toEqual([[2, 'Image Src', expect.any(String)]]);
      expect(await shop.deps.db.selectFrom('products').selectAll().execute()).toEqual([]);
    });

    it('never asks an address of a private network', async () => {
      await writeProducts(elsewhere('/indigo'));
      const network = { ...server.network, isAllowed: () => false };
      expect(sentencesOf(await bringIn({ network }))).toHaveLength(1);
      expect(server.asked).toEqual([]);
    });
  });
});

import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { problems, rejections } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { ImportRejected } from '../../../../integrations/read-csv.ts';
import { readProductFile } from './read-product-file.ts';
import { type NewerRow, type OlderRow, kolamRows, newerHeader, olderHeader, writeFile } from './testing.ts';

async function* bytesOf(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}
const read = (text: string | Uint8Array, round = false) => readProductFile(bytesOf(text), { round });
const readOlder = (rows: readonly OlderRow[], round = false) => read(writeFile(olderHeader, rows), round);

/** One product with these cells in its only row. */
const readOne = async (cells: OlderRow, round = false) => {
  const file = await readOlder([{ Handle: 'a-tee', Title: 'A Tee', 'Variant Price': '499', ...cells }], round);
  return { ...file.products[0], problems: file.problems.listed, notes: file.notes.listed };
};
const rejectionOf = (text: string | Uint8Array) =>
  read(text).then(
    () => 'read',
    (error: unknown) => (error instanceof ImportRejected ? error.message : error),
  );

describe('a file of products', () => {
  it('of the older header: rows of one handle are one product', async () => {
    const { products, problems: found, rows } = await readOlder(kolamRows);
    expect(found.listed).toEqual([]);
    expect(rows).toBe(4);
    expect(products).toEqual([
      {
        handle: 'kolam-morning-tee',
        row: 2,
        title: 'Kolam Morning Tee',
        brand: 'Dhaaga',
        category: 'Classic',
        tags: ['popular', 'craft'],
        description: '<p>Drawn at dawn,\nworn all day.</p>',
        price: 799,
        mrp: 999,
        allowsOversell: false,
        state: 'active',
        hasProblems: false,
        variants: [
          {
            row: 2,
            color: 'Indigo',
            size: 'S',
            sku: 'KM-IN-S',
            count: 12,
            image: 'https://cdn.example.com/kolam-1.jpg?v=1',
          },
          { row: 3, color: 'Indigo', size: 'XXL', sku: 'KM-IN-XXL', count: 0, image: '' },
          { row: 4, color: 'Brick', size: 'M', sku: '', count: null, image: '' },
        ],
        images: [
          expect.objectContaining({ source: 'https://cdn.example.com/kolam-1.jpg?v=1', alt: 'Front, indigo' }),
          expect.objectContaining({ source: 'https://cdn.example.com/kolam-2.jpg?v=1', alt: 'Worn' }),
          expect.objectContaining({ source: 'https://cdn.example.com/kolam-3.jpg', alt: '' }),
        ],
      },
    ]);
  });

  it('of the newer header, with a BOM, CRLF, and columns in another order and case', async () => {
    const rows: NewerRow[] = [
      {
        'URL handle': 'Monsoon-Waves',
        Title: 'Monsoon Waves',
        Description: 'It rains, "softly"',
        'Published on online store': 'FALSE',
        Status: 'Active',
        SKU: 'MW',
        'Option1 name': 'size',
        'Option1 value': 'Extra Large',
        Price: '1299',
        'Compare-at price': '0.00',
        'Inventory tracker': '',
        'Inventory quantity': '5',
        'Continue selling when out of stock': 'TRUE',
        'Product image URL': 'https://cdn.example.com/waves.webp',
      },
    ];
    const header = [...newerHeader].toReversed();
    const text = writeFile(header, rows, { bom: true, record_delimiter: 'windows' });
    const { products } = await read(text.replace(/^.+/, (line) => line.toUpperCase()));
    expect(products).toMatchObject([
      {
        handle: 'monsoon-waves',
        description: 'It rains, "softly"',
        state: 'draft',
        price: 1299,
        mrp: null,
        allowsOversell: true,
        variants: [{ color: null, size: 'XL', sku: 'MW', count: null }],
        images: [{ source: 'https://cdn.example.com/waves.webp' }],
      },
    ]);
  });

  it('says nothing about fields that it has no column for', async () => {
    const { products } = await read('Handle,Variant Price\nkolam-morning-tee,850\n');
    expect(products[0]).toMatchObject({ price: 850, variants: [{ color: null, size: null }] });
    for (const field of ['title', 'brand', 'tags', 'mrp', 'state', 'images', 'hsn'] as const) {
      expect(products[0]?.[field]).toBeUndefined();
    }
  });

  it('may have the rows of a product in any place; blank lines are counted and left out', async () => {
    const { products } = await read(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\na,A,Size,S,499\nb,B,Size,S,599\n\n,,,,\na,,,M,\n',
    );
    expect(products.map(({ handle, variants }) => [handle, variants.map(({ row, size }) => [row, size])])).toEqual([
      [
        'a',
        [
          [2, 'S'],
          [6, 'M'],
        ],
      ],
      ['b', [[3, 'S']]],
    ]);
  });

  it.each([
    ['499', 499],
    ['499.00', 499],
    ['1,299', 1299],
    ['1,29,900', 129_900],
    ['₹ 499', 499],
    ['Rs. 1,499.00', 1499],
  ])('understands the price %s', async (text, price) => {
    expect(await readOne({ 'Variant Price': text })).toMatchObject({ price, problems: [] });
  });

  it('refuses paise, and rounds them where the owner chose it', async () => {
    const cells = { 'Variant Price': '499.50' };
    expect((await readOne(cells)).problems).toEqual([
      { row: 2, field: 'Variant Price', message: problems.wholeRupees('499.50') },
    ]);
    expect((await readOlder([{ Handle: 'a', ...cells }])).problems.paise).toBe(1);
    expect(await readOne(cells, true)).toMatchObject({ price: 500, problems: [] });
  });

  it.each([
    ['Small', 'S'],
    ['x-large', 'XL'],
    ['Extra Small', 'XS'],
    ['XX-Large', 'XXL'],
    ['3XL', 'XXXL'],
  ])('understands the size %s', async (text, size) => {
    const { variants, problems: found } = await readOne({ 'Option1 Name': 'Size', 'Option1 Value': text });
    expect([variants?.[0]?.size, found]).toEqual([size, []]);
  });

  it('takes options in any of the three places', async () => {
    const { variants } = await readOne({
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Option2 Name': 'Shade',
      'Option2 Value': 'Leaf',
      'Option3 Name': 'SIZE',
      'Option3 Value': 'L',
    });
    expect(variants).toMatchObject([{ color: 'Leaf', size: 'L' }]);
  });

  it('knows a product without options', async () => {
    const found = await readOne({ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant SKU': 'A' });
    expect(found.variants).toMatchObject([{ color: null, size: null, sku: '' }]);
    expect(found.notes).toHaveLength(1);
  });

  it.each<[string, OlderRow, string, string]>([
    [
      'two sizes in one',
      { 'Option1 Name': 'Size', 'Option1 Value': '38/40' },
      'Option1 Value',
      problems.sizeUnusable('38/40'),
    ],
    [
      'a third kind of option',
      { 'Option2 Name': 'Material', 'Option2 Value': 'Linen' },
      'Option2 Name',
      problems.optionUnknown('Material'),
    ],
    ['an option without a name', { 'Option1 Value': 'M' }, 'Option1 Value', problems.optionUnnamed('Option1 Name')],
    ['a text as its price', { 'Variant Price': 'ask us' }, 'Variant Price', problems.price('ask us')],
    ['a European price', { 'Variant Price': '499,50' }, 'Variant Price', problems.price('499,50')],
    ['an MRP below the price', { 'Variant Compare At Price': '400' }, 'Variant Compare At Price', problems.belowPrice],
    ['an unknown status', { Status: 'paused' }, 'Status', problems.status],
    ['an unknown policy', { 'Variant Inventory Policy': 'maybe' }, 'Variant Inventory Policy', problems.policy],
    [
      'pieces without a size',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' },
      'Variant Inventory Tracker',
      problems.countWithoutSize,
    ],
    ['a long title', { Title: 'x'.repeat(121) }, 'Title', problems.tooLong(120)],
    ['a handle of other letters', { Handle: 'kurta_और' }, 'Handle', problems.handleUnknown],
    ['no handle', { Handle: '' }, 'Handle', problems.handleMissing],
  ])('with %s is told so with its row and column', async (_what, cells, field, message) => {
    expect((await readOne(cells)).problems).toEqual([{ row: 2, field, message }]);
  });

  it('has one price, one title and each colour and size once in a product', async () => {
    const row = { Handle: 'a-tee', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '499' };
    const { problems: found } = await readOlder([
      { ...row, Title: 'A Tee' },
      { ...row, Title: 'Another', 'Option1 Value': 'M', 'Variant Price': '599' },
      row,
    ]);
    expect(found.inOrder()).toEqual([
      { row: 3, field: 'Title', message: problems.otherTitle(2, 'A Tee') },
      { row: 3, field: 'Variant Price', message: problems.priceDiffers(2, 499) },
      { row: 4, field: 'Option1 Value', message: problems.variantTwice(2) },
    ]);
  });

  it.each([
    ['Color (product.metafields.shopify.color-pattern)', 'navy-blue', 'Navy Blue'],
    ['Colour (product.metafields.custom.colour)', 'Maroon', 'Maroon'],
    ['Farbe (product.metafields.shopify.color-pattern)', 'black; white', null],
  ])('without a colour option has the one colour of the field %s: %s', async (header, value, color) => {
    const text = writeFile(['Handle', 'Title', 'Option1 Name', 'Option1 Value', header], [
      { Handle: 'a-tee', Title: 'A Tee', 'Option1 Name': 'Size', 'Option1 Value': 'S', [header]: value },
      { Handle: 'a-tee', 'Option1 Value': 'M' },
    ] as Record<string, string>[]);
    const [found] = (await read(text)).products;
    expect(found?.variants.map((one) => [one.color, one.size])).toEqual([
      [color, 'S'],
      [color, 'M'],
    ]);
  });

  it('gives texts back as they were before an export guarded them', async () => {
    expect(await readOne({ Title: `'=1+1`, Vendor: `'tis` })).toMatchObject({ title: '=1+1', brand: `'tis` });
  });

  it('takes a formula as the text that it is', async () => {
    const formula = '=HYPERLINK("https://evil.example","x")';
    expect(await readOne({ Title: formula })).toMatchObject({ title: formula, problems: [] });
  });

  it.each([
    ['no text', '', rejections.empty],
    ['only a header', 'Handle,Title\n', rejections.noProducts],
    ['other columns', 'Name,Cost,Place\n1,2,3\n', rejections.noHandle],
    [
      'the columns of WooCommerce',
      'ID,Type,SKU,Name,Published,"In stock?","Regular price",Images,"Attribute 1 name"\n1,simple,A,Tee,1,1,499,,\n',
      rejections.wooCommerce,
    ],
    ['semicolons', 'Handle;Title\na;b\n', rejections.delimiter],
    ['a column twice', 'Handle,Title,title\na,b,c\n', rejections.columnTwice('title')],
    ['an open quote', 'Handle,Title\na,"b\nc,d\n', rejections.quotes(2)],
    ['a quote in a cell', 'Handle,Title\na,5" print\n', rejections.quotes(2)],
    ['a workbook', Buffer.from('PK\x03\x04 and more'), rejections.excel],
    ['UTF-16', Buffer.from('\ufeffHandle,Title\na,b', 'utf16le'), rejections.utf16],
    ['Windows letters', Buffer.from('Handle,Title\na,caf\xe9\n', 'latin1'), rejections.notUtf8],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00', 'latin1'), rejections.notText],
  ])('with %s is refused with one sentence', async (_what, text, sentence) => {
    expect(await rejectionOf(text)).toBe(sentence);
  });

  it('of a million rows ends as soon as the limit is passed, whatever follows [guard admin.38]', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('Handle,Title\n');
      for (;;) {
        sent += 1;
        yield Buffer.from('a-tee,A Tee\n'.repeat(1000));
      }
    }
    await expect(readProductFile(endless(), { round: false })).rejects.toThrow(rejections.tooManyRows);
    expect(sent).toBeLessThan(200);
    async function* oneRow() {
      yield Buffer.from('Handle,Title\na,"');
      for (;;) yield Buffer.alloc(1024 * 1024, 'x');
    }
    await expect(readProductFile(oneRow(), { round: false })).rejects.toThrow(rejections.longRow(2));
    const large = writeFile(
      olderHeader,
      Array.from({ length: 45_000 }, () => ({ Handle: 'a', Title: 'x'.repeat(600) })),
    );
    await expect(read(large)).rejects.toThrow(rejections.tooLarge);
    const handles = Array.from({ length: 10_001 }, (_, index) => ({ Handle: `tee-${index}` }));
    await expect(readOlder(handles)).rejects.toThrow(rejections.tooManyProducts);
  });

  it('lists 500 problems and counts the rest', async () => {
    const { problems: found } = await readOlder(Array.from({ length: 700 }, () => ({ Handle: 'no handle' })));
    expect([found.listed.length, found.total]).toEqual([500, 700]);
  });
});

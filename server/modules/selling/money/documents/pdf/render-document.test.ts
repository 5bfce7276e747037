// The printed text, read from the finished file with pdftotext (Debian's poppler-utils).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../../../../../../scripts/testing/programs.ts';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { printed, documentLineRow, documentRow } from '../testing.ts';
import { toContent } from '../documents.mapping.ts';
import Pdf from 'pdfkit';
import { fontFiles, fontName, inDrawingOrder, toRuns } from './fonts.ts';
import { createPen } from './pen.ts';
import { renderDocument } from './render-document.ts';

const hasReader = hasProgram('pdftotext');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An invoice to another state, unless the test changes it. */
function contentOf(
  parts: Partial<DocumentContent> = {},
  lines: readonly Partial<DocumentLine>[] = [{}],
): DocumentContent {
  const row = documentRow({ id: 'd', order_id: 'o', serial: 1 });
  const content = toContent(row, [documentLineRow({ document_id: 'd', line_id: 'l' })]);
  const [line] = content.lines as [DocumentLine];
  return { ...content, lines: lines.map((changes) => ({ ...line, ...changes })), ...parts };
}

/** The text page by page; runs of blanks become one, and none stays before %. */
async function pagesOf(content: DocumentContent): Promise<string[]> {
  const file = join(folder, 'document.pdf');
  await writeFile(file, await renderDocument(content));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  return text
    .split('\f')
    .filter(Boolean)
    .map((page) => page.replace(/\s+/g, ' ').replaceAll(' %', '%'));
}

/** Each word with its box, in points. */
async function wordsOf(content: DocumentContent) {
  const file = join(folder, 'words.pdf');
  await writeFile(file, await renderDocument(content));
  const text = execFileSync('pdftotext', ['-bbox', file, '-'], { encoding: 'utf8' });
  return text.split('<page').flatMap((part, page) =>
    [...part.matchAll(/xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">([^<]*)</g)].map(
      ([, left, top, right, bottom, word = '']) => ({
        page,
        word,
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }),
    ),
  );
}

const textOf = async (content: DocumentContent): Promise<string> => (await pagesOf(content)).join(' ');

const inState = { cgstPaise: 1188, sgstPaise: 1188, igstPaise: 0, taxablePaise: 47_524, totalPaise: 49_900 } as const;
const withoutTax = { rate: null, igstPaise: 0, taxablePaise: 59_900 } as const;

describe.runIf(hasReader)('an invoice', () => {
  test('has what rule 46 asks for', async () => {
    const text = await textOf(
      contentOf({ customer: { ...printed.customer, gstin: '10ABCDE1234F1ZF' }, signatory: 'R. Meenakshi' }),
    );
    for (const words of [
      'Tax invoice',
      'Original for recipient',
      'Sample Handlooms Private Limited',
      'Taana Baana',
      '12 Kumaran Road',
      'Tiruppur, Tamil Nadu 641601',
      'GSTIN 33ABCDE1234F1Z7',
      'Invoice number INV/26-27/00001',
      'Date 24 Nov 2026',
      'Asha Kumari',
      '4 Boring Road',
      'State: Bihar, code 10',
      'GSTIN 10ABCDE1234F1ZF',
      'Order TB-7K3F9Q',
      'Order date 20 Nov 2026',
      'Place of supply Bihar, code 10',
      'Reverse charge No',
      'Madras Check Tee, Indigo, M 1 PCS 599.00 570.48 28.52 599.00',
      'HSN 6109 5%',
      'Total 1 PCS 570.48 28.52 599.00',
      '5% 570.48 28.52',
      '₹ 599.00',
      'Rupees five hundred and ninety-nine only',
      'For Sample Handlooms Private Limited',
      'R. Meenakshi',
      'Authorised signatory',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(text).toContain('IGST');
    expect(text).not.toMatch(/CGST|SGST|UTGST|Discount |Shipping /);
  });

  test('within the state shows half of the rate for each of two taxes', async () => {
    const place = { state: 'Tamil Nadu', code: '33', isUnionTerritory: false };
    const text = await textOf(contentOf({ placeOfSupply: place }, [inState]));
    expect(text).toMatch(/CGST SGST Total/);
    expect(text).toContain('475.24 11.88 11.88 499.00');
    expect(text).toContain('2.5% 2.5%');
    expect(text).not.toMatch(/IGST|UTGST/);
  });

  test('in a union territory says UTGST', async () => {
    const place = { state: 'Chandigarh', code: '04', isUnionTerritory: true };
    const text = await textOf(contentOf({ placeOfSupply: place }, [inState]));
    expect(text).toMatch(/CGST UTGST Total/);
    expect(text).not.toContain(' SGST');
  });

  test('sums up the tax of each rate, and has columns for discount and shipping where there are some', async () => {
    const dear = { rate: 18, igstPaise: 40_058, taxablePaise: 2_22_542, discountPaise: 5000, shippingPaise: 6463 };
    const text = await textOf(contentOf({}, [{}, { ...dear, totalPaise: 2_62_600 }, {}]));
    expect(text).toMatch(/Price Discount Shipping/);
    expect(text).toContain('50.00 64.63 2,225.42 400.58 2,626.00');
    expect(text).toContain('5% 1,140.96 57.04');
    expect(text).toContain('18% 2,225.42 400.58');
    expect(text).toContain('Total 3 PCS 50.00 64.63 3,366.38 457.62 3,824.00');
  });

  test('of many lines has further pages, each with the head of the table and its number', async () => {
    const pages = await pagesOf(
      contentOf(
        {},
        Array.from({ length: 60 }, (_, index) => ({ description: `Tee ${index + 1}, Indigo, M` })),
      ),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('No. Description');
    }
    expect(pages[1]).toContain('Tax invoice INV/26-27/00001, continued');
    const text = pages.join(' ');
    for (let line = 1; line <= 60; line += 1) expect(text.split(`Tee ${line}, Indigo, M`)).toHaveLength(2);
  });
});

describe.runIf(hasReader)('without tax', () => {
  test('of the longest words keeps them within the page, one beside the other', async () => {
    const words = {
      name: 'Venkatanarasimharajuvaripetakumaran'.repeat(2).slice(0, 60),
      street: 'Handloomcooperativesocietystreet'.repeat(10).slice(0, 300),
      city: 'Thiruvananthapuramkazhakkoottamsreekariyam'.slice(0, 40),
      shirt: 'Kanchipuramtemplebordertee'.repeat(2).slice(0, 51),
    };
    const { seller } = printed;
    const long = contentOf(
      {
        seller: { ...seller, name: words.name, tradeName: words.name, address: [words.street, words.city] },
        customer: { name: words.name, address: [words.street, `${words.city}, Bihar 800001`], gstin: null },
      },
      [{ description: `${words.shirt}, Indigo, M`, discountPaise: 5000, shippingPaise: 6463 }],
    );
    const boxes = await wordsOf(long);
    const text = boxes.map(({ word }) => word).join('');
    for (const word of Object.values(words)) expect(text.replaceAll(/[^a-z]/gi, '')).toContain(word);
    for (const { page, word, left, right, top, bottom } of boxes) {
      expect([left > 39, right < 556, top > 39, bottom < 820], word).toEqual([true, true, true, true]);
      const over = boxes.filter(
        (other) =>
          other.word !== word &&
          other.page === page &&
          Math.min(other.right, right) - Math.max(other.left, left) > 1 &&
          Math.min(other.bottom, bottom) - Math.max(other.top, top) > (bottom - top) / 2,
      );
      expect(
        over.map((other) => other.word),
        `over ${word}`,
      ).toEqual([]);
    }
  });

  test('a bill of supply says why it has none', async () => {
    const text = await textOf(contentOf({ kind: 'bill of supply', placeOfSupply: null }, [withoutTax]));
    expect(text).toContain('Composition taxable person, not eligible to collect tax on supplies');
    expect(text).toMatch(/^ ?Taana Baana Bill of supply/);
    expect(text).not.toMatch(/GST |Taxable|Rate|Place of supply|Reverse/);
  });

  test('a bill has neither tax nor GSTIN, and may be for somebody unknown', async () => {
    const seller = { ...printed.seller, gstin: null };
    const customer = { name: '', address: [], gstin: null };
    const text = await textOf(contentOf({ kind: 'bill', placeOfSupply: null, seller, customer }, [withoutTax]));
    expect(text).toMatch(/^ ?Taana Baana Bill /);
    expect(text).toContain('Customer at the counter');
    expect(text).toContain('₹ 599.00');
    expect(text).not.toMatch(/GST|Taxable|Rate|Composition/);
  });
});

test.runIf(hasReader)(
  'a credit note names the document that it corrects, with the reason; a lowered price has no pieces',
  async () => {
    const corrects = {
      kind: 'invoice',
      number: 'INV/26-27/00042',
      day: '2026-11-21',
      reason: 'A piece came back.',
    } as const;
    const text = await textOf(
      contentOf({ kind: 'credit note', number: 'CN/26-27/00001', corrects }, [{ quantity: 0 }]),
    );
    for (const words of [
      'Credit note number CN/26-27/00001',
      'Corrects tax invoice INV/26-27/00042',
      'Date of tax invoice 21 Nov 2026',
      'Reason: A piece came back.',
      'Madras Check Tee, Indigo, M – – 570.48 28.52 599.00',
      'Credited in total ₹ 599.00',
    ])
      expect(text).toContain(words);
  },
);

describe('names in other scripts', () => {
  test.runIf(hasReader)('can be found and copied from the file', async () => {
    const customer = { name: 'प्रिया क्षत्रिय', address: ['கோவை, Śrī 641001'], gstin: null };
    const text = await textOf(contentOf({ customer }));
    for (const word of ['प्रिया', 'क्षत्रिय', 'கோவை', 'Śrī 641001']) expect(text).toContain(word);
  });

  test('are cut into runs of one font each, and never inside a word', () => {
    const faces = (text: string) => toRuns(text).map(({ face, text: part }) => [face, part]);
    expect(faces('கோவை 641')).toEqual([
      ['tamil', 'கோவை'],
      ['latin', ' 641'],
    ]);
    expect(faces('क्‍ष ₹')).toEqual([
      ['devanagari', 'क्‍ष'],
      ['latin', ' '],
      ['latin-ext', '₹'],
    ]);
  });
});

describe('a name in any script of India', () => {
  const names = [
    ['telugu', 'తెలుగు ప్రియ బెంగళూరు శ్రీనివాస్ స్త్రీ'],
    ['bengali', 'বাংলা স্ত্রী কলকাতা অৰ্ণৱ ক্ষুদ্ৰ'],
    ['gujarati', 'ગુજરાતી ક્ષત્રિય શ્રીમતી'],
    ['kannada', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ ಶ್ರೀನಿವಾಸ್'],
    ['malayalam', 'മലയാളം ന്‍ ക്ഷ ശ്രീ ഗോപാലകൃഷ്ണൻ'],
    ['oriya', 'ଓଡ଼ିଆ କ୍ଷେତ୍ର ଶ୍ରୀ'],
    ['gurmukhi', 'ਪੰਜਾਬੀ ਸ਼੍ਰੀ ਸਿੰਘ'],
    ['arabic', 'اردو محمد علی'],
    ['devanagari', 'श्रीमती कृष्णमूर्ति ळ्ह'],
    ['tamil', 'க்ஷத்ரிய ஸ்ரீ'],
  ] as const;

  function openPen() {
    const doc = new Pdf();
    for (const { name, file } of fontFiles) doc.registerFont(name, file);
    return { doc, pen: createPen(doc) };
  }
  const isDrawn = (doc: PDFKit.PDFDocument, face: string, text: string) =>
    (
      doc.font(fontName(face, 'regular')) as unknown as {
        _font: { font: { glyphsForString(of: string): { id: number }[] } };
      }
    )._font.font
      .glyphsForString(text.replace(/[\u200c\u200d]/g, ''))
      .every(({ id }) => id !== 0);

  test.each(names)('is printed in %s, without boxes', (face, name) => {
    const { doc, pen } = openPen();
    for (const run of toRuns(name)) {
      expect([face, 'latin']).toContain(run.face);
      expect(isDrawn(doc, run.face, run.text), run.text).toBe(true);
    }
    for (const weight of ['regular', 'strong'] as const) {
      expect(pen.write(name, { x: 0, y: 0, width: 400 }, { size: 10, weight })).toBeGreaterThan(0);
    }
  });

  test('is printed with any letters side by side', () => {
    const { pen } = openPen();
    for (const start of [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00, 0x600]) {
      const letters = Array.from({ length: 128 }, (_, at) => String.fromCodePoint(start + at)).filter((one) =>
        /[\p{L}\p{M}]/u.test(one),
      );
      const pairs = letters.map((one, at) => one + (letters[(at * 7) % letters.length] ?? ''));
      expect(pen.width(pairs.join(' '), { size: 10 })).toBeGreaterThan(0);
    }
  });

  test('of Urdu is read from right to left', () => {
    const order = inDrawingOrder(toRuns('Shop محمد علی 12')).map(({ text }) => text);
    expect(order).toEqual(['Shop ', 'علی', ' ', 'محمد', ' 12']);
  });
});

test('a character without a font is a sign that says the same, or one dot', () => {
  const shown = (text: string) =>
    toRuns(text)
      .map((run) => run.text)
      .join('');
  expect(shown('Flat № 12 → B')).toBe('Flat № 12 -> B');
  expect(shown('Asha 😀 👨‍👩‍👧 ❤️ 🇮🇳')).toBe('Asha • • • •');
  expect(shown('𝐀sha ﷺ 中')).not.toMatch(/[\u{1d400}-\u{1d7ff}中]/u);
  expect(shown('Śrī ₹ கோவை क्‍ष')).toBe('Śrī ₹ கோவை क्‍ष');
  expect(shown('\u202eAsha\u202c \u2067محمد\u2069\u200f Lane \u061c7')).toBe('Asha محمد Lane 7');
});

test('the same content gives the same bytes in another process, and other content others', async () => {
  const content = contentOf({ customer: { name: 'கோவை प्रिया', address: [], gstin: null } });
  const input = join(folder, 'content.json');
  await writeFile(input, JSON.stringify(content));
  const script = `
    import { readFileSync } from 'node:fs';
    import { renderDocument } from ${JSON.stringify(fileURLToPath(new URL('./render-document.ts', import.meta.url)))};
    process.stdout.write(await renderDocument(JSON.parse(readFileSync(${JSON.stringify(input)}, 'utf8'))));
  `;
  const other = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 1e7,
    env: { TZ: 'America/Lima' },
  });
  const hash = (file: Buffer) => createHash('sha256').update(file).digest('hex');
  expect(hash(other)).toBe(hash(await renderDocument(content)));
  expect(hash(await renderDocument({ ...content, number: 'INV/26-27/00002' }))).not.toBe(hash(other));
});

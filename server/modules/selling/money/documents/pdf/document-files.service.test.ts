// The files of documents: made once, stored, and made again if lost.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../../../../database/testing.ts';
import type { TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import { shopJobs } from '../../../../../jobs.ts';
import { type TestShop, openTestShop } from '../../../../../testing.ts';
import { addOrder } from '../../../desk/order-page/testing.ts';
import type { DocumentContent } from '../document-content.ts';
import { toContent } from '../documents.mapping.ts';
import { findDocument, insertDocument } from '../documents.repository.ts';
import { documentLineRow, documentRow } from '../testing.ts';
import { makeDocuments, readDocumentFile } from './document-files.service.ts';
import { renderDocument } from './render-document.ts';
import { renderInThread } from './render-in-thread.ts';

const now = new Date('2026-11-24T06:30:00.000Z');
const minute = 60_000;

describe.each(testEngines)('the PDF of a document on %s', (engine) => {
  let shop: TestShop;
  let time: number;
  const logged: string[] = [];
  beforeEach(async () => {
    time = now.getTime();
    logged.length = 0;
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    shop = await openTestShop(engine, { clock: { now: () => new Date(time) }, log });
  });
  afterEach(() => shop.close());

  async function issued(changes: Partial<TaxDocumentRow> = {}): Promise<TaxDocumentRow> {
    const { db } = shop.deps;
    const { id } = await addOrder(db, now.toISOString());
    const row = documentRow({ order_id: id, serial: 1, due_at: now.toISOString(), ...changes });
    await insertDocument(db, row, [documentLineRow({ document_id: row.id })]);
    return row;
  }
  const rowNow = async ({ id }: TaxDocumentRow) => (await findDocument(shop.deps.db, id)) as TaxDocumentRow;
  const fileOf = ({ id }: TaxDocumentRow) => join(shop.deps.config.dataDir, 'documents', `${id}.pdf`);
  const messages = () => logged.map((line) => (JSON.parse(line) as { msg: string }).msg);

  test('is made by the job, once', async () => {
    const row = await issued();
    const job = shopJobs(shop.deps).find(({ wakesOn }) => wakesOn === 'documents');
    await job?.run();
    const made = await rowNow(row);
    expect(made).toMatchObject({ due_at: null, attempts: 1, pdf_hash: expect.stringMatching(/^[\da-f]{64}$/) });
    expect((await readFile(fileOf(row))).subarray(0, 5).toString()).toBe('%PDF-');
    const { mtimeMs } = await stat(fileOf(row));
    await makeDocuments(shop.deps);
    expect(await readDocumentFile(shop.deps, made)).toEqual(await readFile(fileOf(row)));
    expect((await stat(fileOf(row))).mtimeMs).toBe(mtimeMs);
    expect(await rowNow(row)).toEqual(made);
  });

  test('is made when it is wanted before the job came to it, with the same bytes', async () => {
    const row = await issued();
    const file = await readDocumentFile(shop.deps, row);
    expect((await rowNow(row)).pdf_hash).toMatch(/^[\da-f]{64}$/);
    await makeDocuments(shop.deps);
    expect(await readFile(fileOf(row))).toEqual(file);
    expect(logged).toEqual([]);
  });

  test.each(['lost', 'damaged'])('that is %s is made again, the same as before', async (what) => {
    const row = await issued();
    await makeDocuments(shop.deps);
    const first = await readFile(fileOf(row));
    if (what === 'lost') await rm(fileOf(row));
    else await writeFile(fileOf(row), 'noise');
    expect(await readDocumentFile(shop.deps, await rowNow(row))).toEqual(first);
    expect(await readFile(fileOf(row))).toEqual(first);
    expect(logged).toEqual([]);
  });

  test('that differs from the one that was made first is reported [guard admin.28]', async () => {
    const row = await issued({ pdf_hash: 'f'.repeat(64) });
    await readDocumentFile(shop.deps, row);
    expect(messages()).toEqual(['the PDF of a tax document was made again and differs from the first one']);
    expect((await rowNow(row)).pdf_hash).toBe('f'.repeat(64));
  });

  test('that cannot be made is tried again, and the others are made', async () => {
    const broken = await issued({ printed: '{}' });
    const sound = await issued({ serial: 2 });
    await makeDocuments(shop.deps);
    expect(messages()).toEqual(['the PDF of a tax document could not be made']);
    expect((await rowNow(sound)).pdf_hash).not.toBeNull();
    expect((await rowNow(broken)).due_at).toBe(new Date(time + minute).toISOString());
    time += minute;
    await shop.deps.db
      .updateTable('tax_documents')
      .set({ printed: sound.printed })
      .where('id', '=', broken.id)
      .execute();
    await makeDocuments(shop.deps);
    expect(await rowNow(broken)).toMatchObject({ due_at: null, attempts: 2 });
  });
});

describe('the thread that renders', () => {
  const content = (serial = 1): DocumentContent =>
    toContent(documentRow({ id: randomUUID(), order_id: 'o', serial }), [documentLineRow({ document_id: 'd' })]);

  test('gives each of many at once its own document', async () => {
    const contents = [1, 2, 3, 4].map(content);
    const files = await Promise.all(contents.map(renderInThread));
    for (const [index, file] of files.entries())
      expect(file.equals(await renderDocument(contents[index] as DocumentContent))).toBe(true);
  });

  test('rejects what cannot be rendered, and goes on with the next', async () => {
    const broken = { ...content(), lines: undefined } as never;
    const [refused, made] = await Promise.allSettled([renderInThread(broken), renderInThread(content())]);
    expect([refused.status, made.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('does not keep a process alive', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-thread-'));
    const script = join(folder, 'render-one.mjs');
    const thread = fileURLToPath(new URL('./render-in-thread.ts', import.meta.url));
    await writeFile(
      script,
      `import { renderInThread } from ${JSON.stringify(thread)};
       console.log((await renderInThread(${JSON.stringify(content())})).subarray(0, 5).toString());`,
    );
    // Shorter than the thread waits for another document.
    const said = execFileSync(process.execPath, [script], { timeout: 9000 });
    await rm(folder, { recursive: true });
    expect(String(said)).toBe('%PDF-\n');
  });
});

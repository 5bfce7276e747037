import { writeFile } from 'node:fs/promises';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultyRowsPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import {
  failures,
  problems,
  rejections,
  toMend,
} from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import { testEngines } from '../../../database/testing.ts';
import { makeUploadFolder, pathOfUpload } from '../../../integrations/upload-folder.ts';
import { openShop } from '../../../open-shop.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';
import { type Run, workImports } from './import-job.service.ts';
import { importUploads } from './import-uploads.service.ts';
import { getProductImport, startProductImport } from './product-imports.service.ts';
import { insertImport } from './imports.repository.ts';
import { workOnImport } from './work-on-import.service.ts';

const csv = (price = '499') => `Handle,Title,Variant Price,Status\na-tee,A Tee,${price},draft\n`;

describe.each(testEngines)('files of products in the admin on %s', (engine) => {
  let shop: TestShop;
  let admin: TestAdmin;
  let meena: TestMember;
  let now: number;
  const inProcess: Run = (_config, row) => workOnImport(shop.deps, row);
  const work = (run = inProcess) => workImports(shop.deps, run);

  beforeEach(async () => {
    now = Date.parse('2026-11-21T10:00:00Z');
    shop = await openTestShop(engine, { clock: { now: () => new Date(now) } });
    admin = openTestAdmin(shop);
    meena = await admin.addMember('manager');
  });
  afterEach(async () => {
    await admin.close();
    await shop.close();
  });

  /** An uploaded file. */
  async function upload(content: string): Promise<string> {
    const id = v7();
    const { id: staffId } = (await admin.call('getMe', { cookie: meena.cookie })).body;
    await makeUploadFolder(shop.deps.config);
    const path = pathOfUpload(shop.deps.config, id);
    await writeFile(path, content);
    const arrived = { id, name: 'tees.csv', staffId, path, bytes: content.length };
    await importUploads.onFinished(shop.deps, arrived);
    // The browser may report the end twice.
    await importUploads.onFinished(shop.deps, arrived);
    return id;
  }
  const get = async (id: string) =>
    (await admin.call('getProductImport', { params: { id }, cookie: meena.cookie })).body;
  const start = (id: string) => admin.call('startProductImport', { params: { id }, cookie: meena.cookie });
  const check = (id: string, round: boolean) =>
    admin.call('checkProductImport', { params: { id }, body: { round }, cookie: meena.cookie });
  const drafts = () => shop.deps.db.selectFrom('product_drafts').select(['handle', 'staff_id']).execute();

  it('are read when they have arrived, and imported when staff say so', async () => {
    const id = await upload(csv());
    expect(await get(id)).toMatchObject({ state: 'reading', file: 'tees.csv', report: null });
    await work();
    expect(await get(id)).toMatchObject({ state: 'checked', report: { products: { new: 1 }, drafts: 1 } });
    expect(await drafts()).toEqual([]);
    await start(id);
    expect((await start(id)).status).toBe(200);
    await work();
    const done = await get(id);
    expect(done).toMatchObject({ state: 'done', failure: null, report: { products: { new: 1 } } });
    expect(await drafts()).toEqual([{ handle: 'a-tee', staff_id: done.staff?.id }]);
    const entries = await shop.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'catalogue import')
      .execute();
    expect(entries.map(({ staff_id, after }) => [staff_id, JSON.parse(after ?? '')])).toEqual([
      [done.staff?.id, { file: 'tees.csv', new: 1, changed: 0, unchanged: 0 }],
    ]);
    expect(await importUploads.listDone(shop.deps, [id])).toEqual([id]);
  });

  it('with a problem cannot be imported, unless rounding ends it', async () => {
    const id = await upload(csv('499.50'));
    await work();
    const report = { paise: 1, problems: { total: 1, listed: [{ message: problems.wholeRupees('499.50') }] } };
    expect(await get(id)).toMatchObject({ report });
    expect((await start(id)).error.message).toBe(failures.notReady);
    expect((await check(id, true)).body).toMatchObject({ state: 'reading', round: true });
    await work();
    expect(await get(id)).toMatchObject({ round: true, report: { problems: { total: 0 } } });
    expect((await start(id)).status).toBe(200);
  });

  it('is not imported when it is another file than the one that was checked', async () => {
    const id = await upload(csv());
    await work();
    expect(await get(id)).toMatchObject({ state: 'checked', report: { problems: { total: 0 } } });
    await writeFile(pathOfUpload(shop.deps.config, id), csv('1'));
    await start(id);
    await work();
    expect(await get(id)).toMatchObject({ state: 'failed', failure: failures.swapped });
    expect(await drafts()).toEqual([]);
  });

  it('of which some products are wrong: the good ones are imported, the others are a file to mend', async () => {
    const id = await upload(`${csv()}b-tee,B Tee,ask,draft\nc tee,"C, Tee",499,draft\n`);
    await work();
    expect(await get(id)).toMatchObject({ state: 'checked', report: { faulty: 2, problems: { total: 2 } } });
    expect((await start(id)).error.message).toBe(failures.notReady);
    await admin.call('checkProductImport', {
      params: { id },
      body: { round: false, skip: true },
      cookie: meena.cookie,
    });
    await work();
    expect((await start(id)).status).toBe(200);
    await work();
    expect(await get(id)).toMatchObject({ state: 'done', skip: true, report: { products: { new: 1 }, faulty: 2 } });
    expect((await drafts()).map(({ handle }) => handle)).toEqual(['a-tee']);
    const rest = await admin.app.inject({ url: faultyRowsPath(id), headers: { cookie: meena.cookie } });
    expect(rest.payload.replace('\uFEFF', '').split('\r\n')).toEqual([
      `Handle,Title,Variant Price,Status,${toMend}`,
      `b-tee,B Tee,ask,draft,"Variant Price: ${problems.price('ask')}"`,
      `c tee,"C, Tee",499,draft,"Handle: ${problems.handleUnknown}"`,
      '',
    ]);
    // The rows are still there to be downloaded.
    expect(await importUploads.listDone(shop.deps, [id])).toEqual([]);
  });

  it('that is unreadable or missing reports why', async () => {
    const [bad, gone] = [await upload('Name,Cost,Place\n'), await upload(csv())];
    await writeFile(pathOfUpload(shop.deps.config, gone), '');
    await work();
    expect(await get(bad)).toMatchObject({ state: 'failed', failure: rejections.noHandle });
    expect(await get(gone)).toMatchObject({ state: 'failed', failure: rejections.empty });
    const { imports } = (await admin.call('listProductImports', { cookie: meena.cookie })).body;
    expect(imports.map(({ id }) => id)).toEqual([gone, bad]);
  });

  it('go on after a killed process, and end after a file that ends every process', async () => {
    const id = await upload(csv());
    const killed: Run = () => Promise.reject(new Error('out of memory'));
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(work(killed)).rejects.toThrow('out of memory');
      await work();
      expect(await get(id)).toMatchObject({ state: 'reading' });
      now += 21_000;
    }
    await work(killed);
    expect(await get(id)).toMatchObject({ state: 'failed', failure: failures.stopped });
  });

  it('that two processes import at once are written once', async () => {
    const id = await upload(csv());
    await work();
    await start(id);
    const late: Run = async (config, row) => {
      await inProcess(config, row);
      return inProcess(config, row);
    };
    await work(late);
    expect(await get(id)).toMatchObject({ state: 'done', report: { products: { new: 1 } } });
    expect(await drafts()).toHaveLength(1);
  });

  it('are exported to a file', async () => {
    const response = await admin.app.inject({ url: '/api/products.csv', headers: { cookie: meena.cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.payload).toMatch(/^\uFEFFHandle,Title,Body \(HTML\),Vendor,Type,Tags,Published,/);
  });
});

it('a file of products is worked on in a thread of its own', async () => {
  const test = await openTestShop('sqlite');
  const shop = await openShop(test.deps.config);
  const { db, config } = shop.deps;
  await makeUploadFolder(config);
  await writeFile(pathOfUpload(config, 'one'), csv());
  const nothing = { progress_done: 0, progress_of: 0, report: null, failure: null, attempts: 0 };
  const row = { id: 'one', file: 'tees.csv', staff_id: null, created_at: '2026-11-21', round: 0, due_at: '2026-11-21' };
  await insertImport(db, { ...row, ...nothing, state: 'reading' });
  await workImports(shop.deps);
  await startProductImport(shop.deps, 'one');
  await workImports(shop.deps);
  expect(await getProductImport(shop.deps, 'one')).toMatchObject({ state: 'done', report: { drafts: 1 } });
  expect(await db.selectFrom('product_drafts').select('handle').execute()).toEqual([{ handle: 'a-tee' }]);
  await shop.close();
  await test.close();
});

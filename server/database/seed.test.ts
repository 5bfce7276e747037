import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileFolder } from '../integrations/file-store/file-folder.ts';
import { createImageStore } from '../integrations/image-store/sharp-image-store.ts';
import { type TestCatalog, createTestCatalog, warli } from '../modules/catalog/products/testing.ts';
import { createChanges } from './changes.ts';
import { importSampleCatalog, seedOnce } from './seed.ts';
import { type TestDatabase, openTestDatabase, testEngines } from './testing.ts';

describe.each(testEngines)('the first filling of a shop on %s', (engine) => {
  let database: TestDatabase;
  let drop: TestCatalog;
  let dataDir: string;
  let said: string[];
  const deps = () => ({
    db: database.db,
    images: createImageStore(new FileFolder(join(dataDir, 'images'))),
    changes: createChanges(),
    clock: { now: () => new Date('2026-01-01T00:00:00.000Z') },
  });
  const seed = () => seedOnce(deps(), (line) => said.push(line), drop.folder);
  const count = async (table: 'products' | 'reviews' | 'blog_posts' | 'marks') =>
    (await database.db.selectFrom(table).selectAll().execute()).length;
  const counts = async () => Promise.all([count('products'), count('reviews'), count('blog_posts'), count('marks')]);

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    drop = await createTestCatalog();
    dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
    said = [];
  });
  afterEach(async () => {
    await database.close();
    await drop.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves a shop alone that has goods of its own, now and at every later start', async () => {
    const own = { title: 'Own', title_sort_key: 'own', brand: 'B', category: 'C', price: 1, description: '' };
    await database.db
      .insertInto('products')
      .values({ id: 'own', ...own, created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    await seed();
    expect(await counts()).toEqual([1, 0, 0, 1]);
    await database.db.deleteFrom('products').execute();
    await seed();
    expect(await count('products')).toBe(0);
  });

  /**
   * Another process that seeds the shop, and dies at the first statement that mentions `dyingAt`.
   */
  function fillElsewhere(dyingAt = ''): ChildProcess {
    const here = (file: string) => JSON.stringify(join(import.meta.dirname, file));
    const script = `
      import { connect } from ${here('open.ts')};
      import { createChanges } from ${here('changes.ts')};
      import { FileFolder } from ${here('../integrations/file-store/file-folder.ts')};
      import { createImageStore } from ${here('../integrations/image-store/sharp-image-store.ts')};
      import { seedOnce } from ${here('seed.ts')};
      const { db } = connect(${JSON.stringify(engine)}, ${JSON.stringify(database.where)});
      const transformQuery = ({ node }) => {
        if (${JSON.stringify(dyingAt)} && node.kind === 'InsertQueryNode' && node.into.table.identifier.name === ${JSON.stringify(dyingAt)}) process.kill(process.pid, 'SIGKILL');
        return node;
      };
      const watched = db.withPlugin({ transformQuery, transformResult: async ({ result }) => result });
      const clock = { now: () => new Date(0) };
      await seedOnce({ db: watched, images: createImageStore(new FileFolder(${JSON.stringify(join(dataDir, 'images'))})), changes: createChanges(), clock }, () => {}, ${JSON.stringify(drop.folder)});
      await db.destroy();
    `;
    return spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  it('imports the sample catalogue and says so', async () => {
    await seed();
    expect(await counts()).toEqual([2, 2, 1, 1]);
    expect(said[0]).toBe('Importing the sample catalogue … 2 products, 2 pictures, 1 post');
  });

  it("happens once, so that the owner's changes and deletions stay", async () => {
    await seed();
    await database.db.deleteFrom('products').where('id', '=', warli.id).execute();
    said = [];
    await seed();
    expect(await count('products')).toBe(1);
    expect(said).toEqual([]);
  });

  it.each(['products', 'blog_posts'])(
    'is done by the next start when one was killed on its way to the %s',
    async (table) => {
      const [, signal] = await once(fillElsewhere(table), 'exit');
      expect(signal).toBe('SIGKILL');
      expect(await counts()).toEqual([0, 0, 0, 0]);
      await seed();
      expect(await counts()).toEqual([2, 2, 1, 1]);
    },
  );

  it('is done once when two processes start together', async () => {
    const exits = await Promise.all([fillElsewhere(), fillElsewhere()].map((child) => once(child, 'exit')));
    expect(exits.map(([code]) => code)).toEqual([0, 0]);
    expect(await counts()).toEqual([2, 2, 1, 1]);
  });

  it('is left to the process that was first', async () => {
    let isFirst = true;
    // After this process has found no flag, the other one seeds the shop
    // and its owner deletes a product.
    const late = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) {
          isFirst = false;
          await seed();
          await database.db.deleteFrom('products').where('id', '=', warli.id).execute();
        }
        return result;
      },
    });
    await seedOnce({ ...deps(), db: late }, () => {}, drop.folder);
    expect(await count('products')).toBe(1);
  });

  it('starts an empty shop when there is no sample catalogue', async () => {
    await seedOnce(deps(), (line) => said.push(line), join(drop.folder, 'nowhere'));
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect(said).toEqual([`There is no sample catalogue at ${join(drop.folder, 'nowhere')}: the shop starts empty.`]);
  });

  it('can be repeated by command, and then counts as done', async () => {
    await importSampleCatalog(deps(), (line) => said.push(line), drop.folder);
    await database.db.deleteFrom('products').where('id', '=', warli.id).execute();
    await importSampleCatalog(deps(), (line) => said.push(line), drop.folder);
    expect(await counts()).toEqual([2, 2, 1, 1]);
    said = [];
    await seed();
    expect(said).toEqual([]);
  });
});

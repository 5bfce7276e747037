import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProxy } from '../../scripts/testing/test-proxy.ts';
import { type Change, type Changes, type DataChange, createChanges, noticeChanges, recordChange } from './changes.ts';
import { connect } from './open.ts';
import { type Channel, openPostgresChannel } from './engines/postgres-channel.ts';
import { type TestDatabase, openTestDatabase, testEngines } from './testing.ts';

const review: DataChange = { data: 'catalog', productId: 'warli' };
/** A limit for a hang, not a measure of speed. */
const soon = { timeout: 20_000 };
const silent = pino({ level: 'silent' });

function heardBy(changes: Changes): Change[] {
  const heard: Change[] = [];
  changes.subscribe((change) => heard.push(change));
  return heard;
}

describe.each(testEngines)('changes on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());
  const make = (change: DataChange) =>
    database.db.transaction().execute((transaction) => recordChange(transaction, change));

  it('reach the process that made them once and in full', async () => {
    const changes = createChanges();
    const heard = heardBy(changes);
    for (const change of [review, { data: 'blog' } as const, review]) changes.publish(await make(change));
    await noticeChanges({ db: database.db, changes });
    expect(heard).toEqual([review, { data: 'blog' }, review]);
  });

  it('of a process that died after the commit are found by their count', async () => {
    const changes = createChanges();
    const heard = heardBy(changes);
    await make(review);
    await make(review);
    await noticeChanges({ db: database.db, changes });
    await noticeChanges({ db: database.db, changes });
    expect(heard).toEqual([{ data: 'catalog' }]);
  });

  it('count as a change of everything when one was missed', async () => {
    const changes = createChanges();
    const heard = heardBy(changes);
    await make(review);
    changes.publish(await make(review));
    await make(review);
    changes.receive(await make(review));
    expect(heard).toEqual([{ data: 'catalog' }, { data: 'catalog' }]);
  });

  it('that were rolled back are not counted', async () => {
    const changes = createChanges();
    const heard = heardBy(changes);
    const failing = database.db.transaction().execute(async (transaction) => {
      await recordChange(transaction, review);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    await noticeChanges({ db: database.db, changes });
    expect(heard).toEqual([]);
  });

  it('invalidate everything after a lost connection', async () => {
    const changes = createChanges();
    changes.publish(await make(review));
    const heard = heardBy(changes);
    changes.forget();
    await noticeChanges({ db: database.db, changes });
    expect(heard).toEqual([{ data: 'catalog' }]);
  });
});

describe.runIf(testEngines.includes('postgres'))('two processes on one PostgreSQL', () => {
  let database: TestDatabase;
  const channels: Channel[] = [];
  beforeEach(async () => {
    database = await openTestDatabase('postgres');
  });
  afterEach(async () => {
    await Promise.all(channels.splice(0).map((channel) => channel.close()));
    await database.close();
  });

  function join(url = database.where): Changes {
    const channel = openPostgresChannel(database.db, url, silent);
    channels.push(channel);
    const changes = createChanges(channel.notify);
    channel.listen(changes);
    return changes;
  }
  const rate = async (by: Changes) => by.publish(await recordChange(database.db, review));

  it('tell each other what changed, down to the product', async () => {
    const [one, other] = [join(), join()];
    await rate(one);
    // Until both listen, one of them may receive "all of the catalogue changed" instead.
    const heard = heardBy(other);
    await expect.poll(() => rate(one).then(() => heard), soon).toContainEqual(review);
    const answer = heardBy(one);
    await rate(other);
    await expect.poll(() => answer, soon).toContainEqual(review);
  });

  it('announce their changes even if they end at once, like commands', async () => {
    const [one, other] = [join(), join()];
    const heard = heardBy(other);
    await expect.poll(() => rate(one).then(() => heard), soon).toContainEqual(review);
    const { db } = connect('postgres', database.where);
    const command = openPostgresChannel(db, database.where, silent);
    const changed: DataChange = { data: 'catalog', productId: 'kolam' };
    createChanges(command.notify).publish(await recordChange(db, changed));
    await command.close();
    await db.destroy();
    await expect.poll(() => heard, soon).toContainEqual(changed);
  });

  it('reconnect after a cut connection, and treat everything from that time as changed', async () => {
    const proxy = await createTestProxy(database.where);
    const [one, other] = [join(), join(proxy.url)];
    const heard = heardBy(other);
    await expect.poll(() => rate(one).then(() => heard), soon).toContainEqual(review);
    await proxy.stop();
    await rate(one);
    heard.length = 0;
    await proxy.pass();
    await expect.poll(() => heard, soon).toContainEqual({ data: 'catalog' });
    await expect.poll(() => rate(one).then(() => heard), soon).toContainEqual(review);
    await proxy.close();
  });
});

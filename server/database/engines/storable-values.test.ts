import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, openTestDatabase, testEngines } from '../testing.ts';

describe.each(testEngines)('a text that is stored on %s', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  const stored = async (title: string) => {
    await database.db.insertInto('colors').values({ id: 'one', title }).execute();
    return (await database.db.selectFrom('colors').select('title').execute())[0]?.title;
  };

  it.each(['\0', '\u000b', '\u001b', '\ufffe', '\ud83d'])('has no %j', async (character) => {
    expect(await stored(`Mid${character}night`)).toBe('Midnight');
  });

  it('has none inside JSON either', async () => {
    expect(await stored(JSON.stringify({ title: 'Mid\u000b\ud83dnight\n' }))).toBe('{"title":"Midnight\\n"}');
  });

  it('is else what somebody wrote', async () => {
    const text = '[not JSON \\u000b] வெள்ளை 👕 \t\r\n';
    expect(await stored(text)).toBe(text);
  });
});

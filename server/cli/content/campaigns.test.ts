import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { addSubscribers } from '../../modules/content/newsletter/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)('newsletters from the machine on %s', (engine) => {
  let shop: TestShop;
  let folder: string;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    folder = await mkdtemp(join(tmpdir(), 'shop-letter-'));
  });
  afterEach(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const run = (wanted: string, positionals: string[] = [], values: Record<string, string | boolean> = {}) =>
    operate(shop.deps, `newsletter ${wanted}`, positionals, values);
  const draft = async (text = 'They are here.', subject = 'New prints') => {
    const file = join(folder, 'letter.txt');
    await writeFile(file, text);
    return /The draft (\S+) is saved/.exec(await run('draft', [file], { subject }))?.[1] ?? '';
  };

  it('are saved from a file, tried, sent once after a confirmation, and stopped', async () => {
    await addSubscribers(shop.deps.db, 'reader', 3);
    const id = await draft();
    expect(await run('test', [id, 'Me@Example.com'])).toContain('A test mail to me@example.com is queued');
    await expect(run('send', [id])).rejects.toThrow('This sends "New prints" to all subscribers (3). Add --yes');
    for (let time = 0; time < 2; time += 1)
      expect(await run('send', [id], { yes: true })).toContain('is sending: 0 sent, 3 queued, 0 undeliverable');
    expect(await run('campaigns')).toMatch(new RegExp(`^Subscribed +3\n\n.*\n${id} +sending +.* 0 +3 +0 +New prints$`));
    expect(await run('stop', [id])).toBe('The newsletter is stopped: 0 sent, 0 queued, 0 undeliverable.');
  });

  it('are deleted as long as they are drafts', async () => {
    const id = await draft();
    await expect(run('discard', [id])).rejects.toThrow('This deletes the draft "New prints" for good. Add --yes');
    expect(await run('discard', [id], { yes: true })).toBe('The draft is deleted.');
    await expect(run('discard', [id], { yes: true })).rejects.toThrow('no such newsletter');
  });

  it('with a mistake are refused with a sentence', async () => {
    await expect(run('draft', ['none.txt'])).rejects.toThrow("Required option '--subject <TEXT>'");
    await expect(draft('x'.repeat(10_001))).rejects.toThrow('more than 10,000 characters');
    await expect(run('test', [await draft(), 'nobody'])).rejects.toThrow('"nobody" is no e-mail');
    await expect(run('send', [await draft()], { yes: true })).rejects.toThrow('Nobody is subscribed');
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../database/testing.ts';
import { type TestShop, openTestShop } from '../../testing.ts';
import { operate } from '../testing.ts';

describe.each(testEngines)("the owner's texts, by the command line on %s", (engine) => {
  let shop: TestShop;
  let folder: string;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    folder = await mkdtemp(join(tmpdir(), 'content-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await shop.close();
  });

  const run = (name: string, positionals: string[] = [], values: Record<string, string> = {}) =>
    operate(shop.deps, name, positionals, values);
  const refund = async () => (await shop.call('getContent', { params: { page: 'refund-policy' } })).body;

  it('are printed, changed in a file, published and reverted', async () => {
    const before = await refund();
    const printed = await run('content show', ['refund-policy']);
    expect(printed).toContain(
      '## {exchangeDays} days to return\n\nSend it back within {exchangeDays} days of delivery.',
    );
    const file = join(folder, 'refund.txt');
    await writeFile(file, `${printed.replace('We do not refund money.', 'No refunds, Rs. 100 or not.')}\n`);
    expect(await run('content publish', ['refund-policy', file], { note: 'shorter' })).toMatch(
      /^Version 1 of refund-policy is published\.\nPlease check: “Rs\. 100” is typed as a number/,
    );
    expect(JSON.stringify(await refund())).toContain('No refunds, Rs. 100 or not.');
    expect(await run('content list')).toMatch(/^refund-policy +1 +\d+ \w+ \d{4}, \d\d:\d\d +command line$/m);
    expect(await run('content revert', ['refund-policy', '0'])).toBe(
      'Version 2 of refund-policy is published, with the text of the default.',
    );
    expect(await refund()).toEqual(before);
  });

  it('say which pages there are, and what a version is', async () => {
    await expect(run('content show', ['refunds'])).rejects.toThrow(
      /'refunds' is invalid for argument 'PAGE'. Allowed choices are privacy-policy, /,
    );
    await expect(run('content revert', ['terms', 'last'])).rejects.toThrow('VERSION is a number');
    await expect(run('content revert', ['terms', '3'])).rejects.toThrow('There is no such version');
  });
});

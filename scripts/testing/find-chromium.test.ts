import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

describe('the browser of the journeys', () => {
  const folder = mkdtempSync(join(tmpdir(), 'system-browser-'));
  beforeAll(() => {
    for (const name of ['google-chrome', 'chromium']) {
      writeFileSync(join(folder, name), '#!/bin/sh\n');
      chmodSync(join(folder, name), 0o755);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one that CHROMIUM names', async () => {
    const { executablePath } = await findChromium({ CHROMIUM: join(folder, 'chromium'), PATH: '' });
    expect(executablePath).toBe(join(folder, 'chromium'));
  });

  it('is npm’s, and an installed one only if npm has none', async () => {
    const isBrought = process.platform === 'linux' && process.arch === 'x64';
    const { executablePath } = await findChromium({ PATH: folder });
    expect(executablePath.startsWith(folder)).toBe(!isBrought);
  }, 60_000);
});

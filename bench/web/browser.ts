// A browser with a profile of its own and an open debugging port for Lighthouse.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumOptions, findChromium } from '../../scripts/testing/find-chromium.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

export interface BenchBrowser {
  readonly context: BrowserContext;
  readonly debuggingPort: number;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<BenchBrowser> {
  const { executablePath, env } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'shop-bench-browser-'));
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumOptions, `--remote-debugging-port=${debuggingPort}`],
    env: { ...process.env, ...env },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  return {
    context,
    debuggingPort,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true });
    },
  };
}

// Runs Lighthouse as a process on an open browser. npx fetches it, because its 114
// packages have no other use here.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseRun {
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** Lighthouse's names of failed audits, except for performance, which has the numbers below. */
  readonly failed: readonly string[];
  /** Milliseconds. */
  readonly largestContentfulPaint: number;
  /** Milliseconds. */
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
  /** Bytes transferred, including headers. */
  readonly bytes: number;
  readonly requests: number;
}

interface Report {
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
}

const run = promisify(execFile);
/** A browser trace sometimes lacks its beginning. */
const maxAttempts = 3;

/**
 * One run as a phone: slow 4G and a 4x slower processor, calculated from a trace
 * (`simulate`) or applied (`devtools`).
 */
export async function lighthouse(
  url: string,
  debuggingPort: number,
  options: { throttling: 'simulate' | 'devtools'; keepsStorage: boolean },
): Promise<LighthouseRun> {
  for (let left = maxAttempts; ; left -= 1) {
    try {
      return await runOnce(url, debuggingPort, options);
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

async function runOnce(
  url: string,
  debuggingPort: number,
  { throttling, keepsStorage }: Parameters<typeof lighthouse>[2],
): Promise<LighthouseRun> {
  const { stdout } = await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${version}`,
      '--',
      'lighthouse',
      url,
      `--port=${debuggingPort}`,
      '--output=json',
      '--quiet',
      `--throttling-method=${throttling}`,
      `--only-categories=${categories.join(',')}`,
      ...(keepsStorage ? ['--disable-storage-reset'] : []),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return figures(JSON.parse(stdout) as Report);
}

function figures({ categories: found, audits }: Report): LighthouseRun {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((found[category]?.score ?? Number.NaN) * 100);
  const failed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed,
    largestContentfulPaint: number('largest-contentful-paint'),
    totalBlockingTime: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: audits['network-requests']?.details?.items?.length ?? Number.NaN,
  };
}

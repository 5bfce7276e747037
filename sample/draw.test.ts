// The drawing program draws the same picture every time in any
// thread, and explains wrong arguments.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Entry } from './drawing/output.ts';

const program = join(import.meta.dirname, 'draw.ts');
const ask = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });

/** Draws pictures one after another in one thread; resolves to the last one's manifest entry. */
async function drawnInThread(folder: string, names: string[]): Promise<Entry> {
  const thread = new Worker(
    `const { parentPort, workerData: { drawing, folder, names } } = require('node:worker_threads');
    (async () => {
      const { drawPortrait, portraitsOf } = await import(drawing + '/scenes/portraits.ts');
      const { writePicture } = await import(drawing + '/output.ts');
      const { tees } = await import(drawing + '/../catalog/drop.ts');
      const portraits = tees.flatMap((tee) => portraitsOf(tee).map((portrait) => ({ tee, portrait })));
      let entry;
      for (const name of names) {
        const { tee, portrait } = portraits.find(({ portrait }) => portrait.file === name);
        const recipe = { avif: [240], webp: [240], jpeg: [240] };
        entry = await writePicture(folder, name, await drawPortrait(tee, portrait), recipe);
      }
      parentPort.postMessage(entry);
    })();`,
    { eval: true, workerData: { drawing: join(import.meta.dirname, 'drawing'), folder, names } },
  );
  const { promise, resolve, reject } = Promise.withResolvers<Entry>();
  thread.once('message', resolve).once('error', reject);
  const entry = await promise;
  await thread.terminate();
  return entry;
}

describe('the drawing program', () => {
  it('draws the same bytes in a new thread and in a used one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
    const last = 'warli-village-tee-front-ivory';
    const [alone, after] = await Promise.all([
      drawnInThread(folder, [last]),
      drawnInThread(folder, ['toda-band-polo-front-beige', last]),
    ]);
    expect(after.variants.map(({ file }) => file)).toEqual(alone.variants.map(({ file }) => file));
    expect(alone.variants.map(({ format }) => format)).toEqual(['avif', 'webp', 'jpeg']);
    for (const { file } of alone.variants) expect(readFileSync(join(folder, file)).length).toBeGreaterThan(1_000);
    rmSync(folder, { recursive: true });
  });

  it('answers a wrong flag with the valid ones, and changes nothing', () => {
    const { status, stderr } = ask('--onyl', 'warli');
    expect(status).toBe(2);
    expect(stderr).toContain("Unknown option '--onyl'");
    expect(stderr).toContain('node sample/draw.ts --only <start>');
  });

  it('explains itself', () => {
    const { status, stdout } = ask('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--again');
  });
});

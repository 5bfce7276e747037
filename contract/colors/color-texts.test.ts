// Every text that names a colour says it as people do.
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');

interface Found {
  readonly name: string;
  readonly say: (...values: unknown[]) => unknown;
}

/** Functions of a module of texts, also inside its objects. */
const functionsIn = (value: unknown, name: string): Found[] => {
  if (typeof value === 'function') return [{ name, say: value as Found['say'] }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsIn(inner, `${name} ${key}`));
};

it('no text says MidnightBlue', async () => {
  const asked: string[] = [];
  const wrong: string[] = [];
  for await (const file of glob(['texts/**/*.ts', 'admin/texts/**/*.ts'], { cwd: folder })) {
    if (file.endsWith('.test.ts')) continue;
    const module: unknown = await import(join(folder, file));
    for (const { name, say } of functionsIn(module, file)) {
      const names =
        /^\(?([^)=]*)/
          .exec(say.toString())?.[1]
          ?.split(',')
          .map((one) => one.trim()) ?? [];
      if (!names.some((one) => /^colors?$/.test(one))) continue;
      // Some take one text of several colours, others a list.
      for (const colors of ['MidnightBlue', ['MidnightBlue']]) {
        const values = names.map((one) => (one === 'color' ? 'MidnightBlue' : one === 'colors' ? colors : '1'));
        try {
          const said = String(say(...values));
          asked.push(name);
          if (said.includes('MidnightBlue')) wrong.push(`${name}: ${said}`);
        } catch {
          // The other kind.
        }
      }
    }
  }
  expect(new Set(asked).size).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

// Finds import cycles. Type-only imports do not count: they do not exist at run time.
import type { SourceFile } from './source-file.ts';

/** Each cycle once, as the list of its paths. */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[][] = [];

  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const { target, isTypeOnly } of byPath.get(path)?.imports ?? []) {
      if (!isTypeOnly && byPath.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return cycles;
}

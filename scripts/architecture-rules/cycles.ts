// Finds circles in what imports what: files that import each other, and modules that do.
import type { SourceFile } from './source-file.ts';
import { isRoutes, isTestOnly, moduleOf } from './import-rules.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Each circle of files once. Type-only imports do not count: they do not exist at run time. */
export function findFileCycles(files: readonly SourceFile[]): string[][] {
  return findCycles(
    new Map(
      files.map(({ path, imports }) => [
        path,
        new Set(imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target)),
      ]),
    ),
  );
}

/**
 * Each circle of the server's modules once. Types count too: who reads one module has to read the
 * other. Routes do not: nothing imports them. Nor do tests.
 */
export function findModuleCycles(files: readonly SourceFile[]): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const owner = moduleOf(path);
    if (owner === undefined || isRoutes(path) || isTestOnly(path)) continue;
    const used = graph.get(owner) ?? new Set();
    graph.set(owner, used);
    for (const { target } of imports) {
      const other = moduleOf(target);
      if (other !== undefined && other !== owner) used.add(other);
    }
  }
  return findCycles(graph);
}

function findCycles(graph: Graph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];

  function visit(node: string, trail: string[]): void {
    const start = trail.indexOf(node);
    if (start >= 0) cycles.push([...trail.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) if (graph.has(next)) visit(next, [...trail, node]);
    done.add(node);
  }

  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

// Holds a set of source files against every house rule.
import { findCycles } from './cycles.ts';
import { fileRules } from './file-rules.ts';
import { importRules } from './import-rules.ts';
import { type SourceFile, readSourceFile } from './source-file.ts';

export interface Breach {
  readonly rule: string;
  readonly says: string;
  /** `path:line`, and what is imported from there. */
  readonly where: string;
}

export const ruleNames = [...importRules.map((rule) => rule.name), ...fileRules.map((rule) => rule.name), 'no-cycles'];

/** `sources`: path in the repository -> text. */
export function findBreaches(sources: ReadonlyMap<string, string>): Breach[] {
  const files = [...sources].map(([path, text]) => readSourceFile(path, text));
  return [...files.flatMap(breachesOfImports), ...files.flatMap(breachesOfFile), ...breachesByCycles(files)];
}

function breachesOfImports(file: SourceFile): Breach[] {
  // Tests may look anywhere: a repository's rows, another module's tables, a whole shop.
  if (/\.(test|spec)\.tsx?$|(^|\/)testing(\.|\/)/.test(file.path)) return [];
  return file.imports.flatMap((imported) =>
    importRules
      .filter((rule) => rule.isBroken(file.path, imported))
      .map(({ name, says }) => ({
        rule: name,
        says,
        where: `${file.path}:${imported.line} imports ${imported.target}`,
      })),
  );
}

function breachesOfFile(file: SourceFile): Breach[] {
  return fileRules.flatMap(({ name, says, brokenAt }) =>
    brokenAt(file).map((line) => ({ rule: name, says, where: line > 0 ? `${file.path}:${line}` : file.path })),
  );
}

function breachesByCycles(files: readonly SourceFile[]): Breach[] {
  return findCycles(files).map((ring) => ({
    rule: 'no-cycles',
    says: 'No file imports itself by way of others.',
    where: ring.join(' -> '),
  }));
}

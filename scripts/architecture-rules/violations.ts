// Checks a set of source files against every architecture rule.
import { findFileCycles, findModuleCycles } from './cycles.ts';
import { fileRules } from './file-rules.ts';
import { folderRule, overfullFolders } from './folder-rule.ts';
import { importRules } from './import-rules.ts';
import { type SourceFile, readSourceFile } from './source-file.ts';

export interface Violation {
  readonly rule: string;
  readonly says: string;
  /** `path:line`, and the import. */
  readonly where: string;
}

export const ruleNames = [
  ...importRules.map((rule) => rule.name),
  ...fileRules.map((rule) => rule.name),
  folderRule.name,
  'no-cycles',
  'no-circle-of-modules',
];

/** `sources`: text by path in the repository. */
export function findViolations(sources: ReadonlyMap<string, string>): Violation[] {
  const files = [...sources].map(([path, text]) => readSourceFile(path, text));
  return [
    ...files.flatMap(violationsOfImports),
    ...files.flatMap(violationsOfFile),
    ...overfullFolders([...sources.keys()]).map((where) => ({ rule: folderRule.name, says: folderRule.says, where })),
    ...violationsByCycles(files),
  ];
}

function violationsOfImports(file: SourceFile): Violation[] {
  // Tests may import anything: repositories, other modules' tables, a whole shop.
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

function violationsOfFile(file: SourceFile): Violation[] {
  return fileRules.flatMap(({ name, says, brokenAt }) =>
    brokenAt(file).map((line) => ({ rule: name, says, where: line > 0 ? `${file.path}:${line}` : file.path })),
  );
}

function violationsByCycles(files: readonly SourceFile[]): Violation[] {
  return [
    ...findFileCycles(files).map((ring) => ({
      rule: 'no-cycles',
      says: 'No file imports itself by way of others.',
      where: ring.join(' -> '),
    })),
    ...findModuleCycles(files).map((ring) => ({
      rule: 'no-circle-of-modules',
      says: "No module of the server needs itself by way of others; a low one is given a high one's function at start.",
      where: ring.join(' -> '),
    })),
  ];
}

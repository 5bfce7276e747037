// The rule about folders: how many source files one may hold.
import { posix } from 'node:path';

const most = 16;

export const folderRule = {
  name: 'folders-are-small',
  says: `A folder has at most ${most} source files, tests not counted: more are sorted into folders by noun.`,
};

/** Migrations are one numbered list. */
const isList = (folder: string) => folder === 'server/database/migrations';
const isTest = (path: string) => /\.(test|spec|property)\.tsx?$/.test(path);

/** The folders that break the rule, each with its number of source files. */
export function overfullFolders(paths: readonly string[]): string[] {
  const folders = Object.groupBy(
    paths.filter((path) => !isTest(path)),
    (path) => posix.dirname(path),
  );
  return Object.entries(folders).flatMap(([folder, files = []]) =>
    files.length > most && !isList(folder) ? [`${folder} has ${files.length}`] : [],
  );
}

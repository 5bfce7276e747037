// Finds PostgreSQL's server programs, 15 or later: PATH, the usual folders
// of Linux and macOS, pg_config.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const oldestVersion = 15;

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/lib/postgresql*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** The folder of `initdb` and `postgres`, newest version first; undefined if there is none. */
export function findPostgres(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...globSync(usualFolders), ...configuredFolder()];
  return [...new Set(folders)]
    .filter((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= oldestVersion)
    .sort((a, b) => b.version - a.version)[0]?.folder;
}

function versionOf(folder: string): number {
  // "postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)"
  return Number(/\) (\d+)/.exec(output(join(folder, 'postgres'), '--version'))?.[1] ?? 0);
}

function configuredFolder(): string[] {
  const folder = output('pg_config', '--bindir').trim();
  return folder ? [folder] : [];
}

function output(program: string, ...options: string[]): string {
  try {
    return execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

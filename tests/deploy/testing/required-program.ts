// Tests that need programs of Debian packages: without them a test is skipped and a line says what
// is missing; with CI=true it fails.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe } from 'vitest';
import { findPostgres } from '../../../scripts/testing/find-postgres.ts';

/** Programs by name, with the Debian package that has them. */
const packages = {
  buildah: 'buildah',
  caddy: 'caddy',
  curl: 'curl',
  debootstrap: 'debootstrap',
  'docker-compose': 'docker-compose',
  etcd: 'etcd-server',
  etcdctl: 'etcd-client',
  haproxy: 'haproxy',
  nginx: 'nginx',
  openssl: 'openssl',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  podman: 'podman',
  postgres: 'postgresql',
  restic: 'restic',
  'systemd-analyze': 'systemd',
  'systemd-nspawn': 'systemd-container',
  'systemd-sysusers': 'systemd',
  'systemd-tmpfiles': 'systemd',
} as const;

/** `root`: the test itself must run as root. */
export type Requirement = keyof typeof packages | 'root';

/**
 * The program's path; undefined if it is not installed. Looks in the folders for root's programs
 * too.
 */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * `describe` for tests that need these programs: `describeWith('caddy', 'openssl')('…', () => { …
 * })`.
 */
export function describeWith(...requirements: Requirement[]): typeof describe | typeof describe.skip {
  const missing = requirements.filter((name) => !isHere(name));
  if (missing.length === 0) return describe;
  const sentence = missing.map(wordFor).join(' ');
  if (process.env.CI) throw new Error(sentence);
  console.warn(`Skipped: ${sentence}`);
  return describe.skip;
}

function isHere(name: Requirement): boolean {
  if (name === 'root') return process.getuid?.() === 0;
  // Its folder is in no PATH.
  return (name === 'postgres' ? findPostgres() : findProgram(name)) !== undefined;
}

function wordFor(missing: Requirement): string {
  return missing === 'root'
    ? 'These tests must run as root.'
    : `${missing} is missing (Debian: apt-get install ${packages[missing]}).`;
}

// A disk of a test's own: small, or read-only, seen by one process and gone with it. Linux only, as root or where anybody may have a namespace.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const namespace = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];

/** Whether this machine allows it. */
export const mayHaveDisk =
  process.platform === 'linux' &&
  spawnSync(namespace[0] as string, [...namespace.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** What a process is started within, to find at `folder` an empty disk of so many MB. */
export const smallDisk = (folder: string, megabytes: number): string[] =>
  within(`mount -t tmpfs -o size=${megabytes}m none "$0"`, folder);

/** The same for a disk that holds what `folder` does, and takes no writes. */
export const readOnlyDisk = (folder: string): string[] =>
  within('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', folder);

function within(mount: string, folder: string): string[] {
  return [...namespace, 'sh', '-c', `${mount} && exec "$@"`, folder];
}

/** The path by which the test reaches a file on the disk of that process. */
export const onDiskOf = (pid: number, file: string): string => join('/proc', String(pid), 'root', file);

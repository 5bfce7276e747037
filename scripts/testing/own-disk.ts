// A disk for one test: small or read-only, visible to one process and gone when it ends. Linux
// only, as root or with user namespaces.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const namespace = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];

/** Whether this machine allows it. */
export const canMountDisk =
  process.platform === 'linux' &&
  spawnSync(namespace[0] as string, [...namespace.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** A command prefix: the process finds an empty disk of that many MB at `folder`. */
export const smallDisk = (folder: string, megabytes: number): string[] =>
  within(`mount -t tmpfs -o size=${megabytes}m none "$0"`, folder);

/** The same for a disk of 8 MB with the content of `folder`, of which only `left` KB are free. */
export const fullDisk = (folder: string, left: number): string[] =>
  within(
    'mount -t tmpfs -o size=8m none /mnt && cp -a "$0/." /mnt && { cat /dev/zero > /mnt/ballast 2>/dev/null; true; }' +
      ` && truncate -s -${left}K /mnt/ballast && mount --bind /mnt "$0"`,
    folder,
  );

/** The same for a read-only disk with the content of `folder`. */
export const readOnlyDisk = (folder: string): string[] =>
  within('mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"', folder);

function within(mount: string, folder: string): string[] {
  return [...namespace, 'sh', '-c', `${mount} && exec "$@"`, folder];
}

/** The path by which the test reaches a file on that process's disk. */
export const onDiskOf = (pid: number, file: string): string => join('/proc', String(pid), 'root', file);

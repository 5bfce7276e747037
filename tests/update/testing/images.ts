// Disks of Debian 12 machines, made once by debootstrap.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../../node_modules/.cache');

/**
 * `minimal`: what dpkg needs, as in container images. `bare`: as after Debian's installer.
 * `stocked`: with Caddy and PostgreSQL, which saves their download.
 */
export type Image = 'minimal' | 'bare' | 'stocked';

/** The folder of the image; the first time it takes a minute. */
export function imageFolder(image: Image): string {
  const folder = join(cache, `debian-12-${image}`);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  makers[image](partial);
  renameSync(partial, folder);
  return folder;
}

const makers: Record<Image, (folder: string) => void> = {
  minimal(folder) {
    execFileSync('debootstrap', ['--variant=minbase', 'bookworm', folder], { stdio: 'ignore' });
  },
  bare(folder) {
    addPackages(folder, 'minimal', 'systemd systemd-sysv dbus udev ca-certificates iproute2 procps');
    // As Debian's installer writes it.
    writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  },
  stocked(folder) {
    addPackages(folder, 'bare', 'caddy postgresql');
  },
};

/** Makes `folder` of a copy of another image. */
function addPackages(folder: string, image: Image, packages: string): void {
  execFileSync('cp', ['-a', imageFolder(image), folder]);
  const policy = join(folder, 'usr/sbin/policy-rc.d');
  // No service starts outside a booted machine.
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const install = `mount -t proc proc /proc
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq --no-install-recommends ${packages}
    apt-get clean`;
  execFileSync('unshare', ['--mount', 'chroot', folder, 'sh', '-ec', install], { stdio: 'ignore' });
  rmSync(policy);
}

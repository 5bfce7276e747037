// Disks of Debian 12 machines, made once by debootstrap.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../../../node_modules/.cache');

/** `bare`: as after Debian's installer. `stocked`: Caddy and PostgreSQL are there already, which saves their download. */
export type Image = 'bare' | 'stocked';

/** The folder of the image; the first time it takes a minute. */
export function imageFolder(image: Image): string {
  const folder = join(cache, image === 'bare' ? 'debian-12' : 'debian-12-stocked');
  if (existsSync(folder)) return folder;
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  if (image === 'bare') makeBare(partial);
  else makeStocked(partial);
  renameSync(partial, folder);
  return folder;
}

function makeBare(folder: string): void {
  const packages = 'systemd,systemd-sysv,dbus,udev,ca-certificates,iproute2,procps';
  mkdirSync(folder, { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', folder], { stdio: 'ignore' });
  // As Debian's installer writes it.
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
}

function makeStocked(folder: string): void {
  execFileSync('cp', ['-a', imageFolder('bare'), folder]);
  const policy = join(folder, 'usr/sbin/policy-rc.d');
  // No service starts outside a booted machine.
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const install = `mount -t proc proc /proc
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -qq --no-install-recommends caddy postgresql
    apt-get clean`;
  execFileSync('unshare', ['--mount', 'chroot', folder, 'sh', '-ec', install], { stdio: 'ignore' });
  rmSync(policy);
}

// Runs commands of a shop that is installed in a mount namespace with its own /opt, /etc and
// /var/lib, without booting. For messages of an update or installation before it changes anything.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ended } from './debian.ts';
import { publicKey } from './release-keys.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
/** A version that never existed; it runs the repository's program. */
export const installedVersion = '0.2.1';

export interface InstalledShop {
  /** A folder that the commands can also see. */
  readonly folder: string;
  /** Runs a shell script there; `disk`: the size of /opt. The namespace ends with it. */
  run(script: string, disk?: string): Promise<Ended>;
  start(script: string, disk?: string): ChildProcessWithoutNullStreams;
  remove(): void;
}

export function installedShop(): InstalledShop {
  const folder = mkdtempSync(join(tmpdir(), 'shop-installed-'));
  for (const name of ['etc', 'etc-work']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'release-key.pem'), publicKey);

  const start = (script: string, disk = '1g') => {
    const release = `/opt/shop/releases/${installedVersion}`;
    const prepare = `set -e
      mount -t overlay overlay -o lowerdir=/etc,upperdir=${folder}/etc,workdir=${folder}/etc-work /etc
      mount -t tmpfs tmpfs -o size=${disk} /opt
      for place in /var/lib /run /usr/local; do mount -t tmpfs tmpfs $place; done
      mkdir -p /run/systemd/system /usr/local/bin /etc/shop /var/lib/shop ${release}
      mount --bind ${repository} ${release}
      mount --bind ${folder}/release-key.pem ${release}/deploy/release-key.pem
      echo 'shop:x:990:990::/var/lib/shop:/usr/sbin/nologin' >> /etc/passwd
      echo 'shop:x:990:' >> /etc/group
      ln -s ${release} /opt/shop/current
      ln -s /opt/shop/current/bin/shop /usr/local/bin/shop
      echo PUBLIC_URL=https://tees.example.com > /etc/shop/shop.env
      echo rows > /var/lib/shop/shop.sqlite
      chown -R shop:shop /var/lib/shop
      cd ${folder}
      set +e
      exec 2>&1`;
    const { PATH = '', NODE_EXTRA_CA_CERTS = '' } = process.env;
    return spawn('unshare', ['--mount', 'sh', '-c', `${prepare}\n${script}`], {
      env: { PATH: `/usr/local/bin:/usr/sbin:/sbin:${PATH}`, NODE_EXTRA_CA_CERTS },
    });
  };
  return {
    folder,
    start,
    run: (script, disk) =>
      new Promise((resolve) => {
        const child = start(script, disk);
        let output = '';
        child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
        child.once('close', (code) => resolve({ code: code ?? 1, output }));
      }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

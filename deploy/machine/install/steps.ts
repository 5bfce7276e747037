// The steps of an installation. Each brings one thing into its right state, whatever it was before.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { checkPages } from '../health.ts';
import { current, program, releases, settingsFile, settingsFolder } from '../places.ts';
import { Problem } from '../problem.ts';
import { folderOf, linkCurrent, placeLink } from '../releases.ts';
import { run } from '../run.ts';
import { firstPatience, servicePorts, startServices, waitForServices } from '../services.ts';
import { type Variables, writeVariables } from '../settings-file.ts';

interface Step {
  readonly says: string;
  readonly does: () => void | Promise<void>;
}

interface Plan {
  /** The unpacked archive that runs this. */
  readonly release: string;
  readonly version: string;
  readonly settings: Variables;
  readonly answers: Variables;
}

const firstPort = 3000;
const timers = ['shop-backup.timer', 'shop-payments-check.timer'];
const unitFolder = '/etc/systemd/system';
const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

export const caddyIsMissing = (): boolean => !existsSync('/usr/bin/caddy');

/** Throws a Problem if this machine cannot run a shop. */
export async function requireMachine(): Promise<void> {
  if (!existsSync('/run/systemd/system') || !existsSync('/usr/bin/apt-get')) {
    throw new Problem('The installation needs Debian or Ubuntu with systemd. Elsewhere, see docs/operations.md.');
  }
  if (!caddyIsMissing()) return;
  for (const port of [80, 443]) {
    if (await isTaken(port)) throw new Problem(`Another program uses port ${port}, which Caddy needs. Stop it first.`);
  }
}

export function stepsFor({ release, version, settings, answers }: Plan): Step[] {
  const folder = folderOf(version);
  return [
    { says: 'Copying the release', does: () => copyRelease(release, folder) },
    {
      says: 'Making the user and its folders',
      does: () => {
        for (const kind of ['sysusers', 'tmpfiles']) {
          mkdirSync(`/etc/${kind}.d`, { recursive: true });
          placeLink(`${current}/deploy/${kind}.d/shop.conf`, `/etc/${kind}.d/shop.conf`);
        }
        linkCurrent(version);
        run('systemd-sysusers', ['/etc/sysusers.d/shop.conf']);
        mkdirSync(settingsFolder, { recursive: true });
        run('systemd-tmpfiles', ['--create', '/etc/tmpfiles.d/shop.conf']);
      },
    },
    {
      says: 'Writing the settings',
      does: () => {
        writeVariables(
          settingsFile,
          '# The settings of the shop. After a change: systemctl restart "shop@*"',
          settings,
        );
        placeLink(`${current}/bin/shop`, program);
        run(program, ['config', 'check']);
      },
    },
    {
      says: 'Starting the shop',
      does: async () => {
        linkUnits();
        run('systemctl', ['daemon-reload']);
        run('systemctl', ['enable', `shop@${firstPort}.service`, 'shop-update-recover.service']);
        run('systemctl', ['enable', '--now', ...timers]);
        startServices(servicePorts());
        await waitForServices(servicePorts(), firstPatience);
        await checkPages(firstPort, new URL(settings.PUBLIC_URL ?? '').host);
      },
    },
    { says: 'Setting up the web server', does: () => setUpCaddy(settings, answers) },
  ];
}

/** As root's own files, which the shop can read and not change. */
function copyRelease(release: string, folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(releases, { recursive: true });
  const partial = join(dirname(folder), `.${folder.split('/').pop()}`);
  rmSync(partial, { recursive: true, force: true });
  cpSync(release, partial, { recursive: true, verbatimSymlinks: true });
  run('chown', ['--recursive', 'root:root', partial]);
  run('chmod', ['--recursive', 'u=rwX,go=rX', partial]);
  renameSync(partial, folder);
}

/** Links, so that the units of an update come and go with its release. */
function linkUnits(): void {
  const files = readdirSync(`${current}/deploy/systemd`, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile())) {
    const source = join(file.parentPath, file.name);
    const link = join(unitFolder, relative(`${current}/deploy/systemd`, source));
    mkdirSync(dirname(link), { recursive: true });
    placeLink(source, link);
  }
  mkdirSync('/etc/systemd/journald.conf.d', { recursive: true });
  placeLink(`${current}/deploy/journald/shop.conf`, '/etc/systemd/journald.conf.d/shop.conf');
}

function setUpCaddy(settings: Variables, answers: Variables): void {
  if (caddyIsMissing()) {
    run('apt-get', ['update', '--quiet=2'], apt);
    run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', 'caddy'], apt);
  }
  writeVariables('/etc/shop/caddy.env', '# For Caddy. After a change: systemctl restart caddy', {
    SHOP_HOST: new URL(settings.PUBLIC_URL ?? '').host,
    ADMIN_HOST: new URL(settings.ADMIN_URL ?? '').host,
    // The address for Let's Encrypt, or a test setup without it.
    SHOP_TLS: answers.TLS || (settings.OWNER_EMAIL ?? ''),
  });
  const file = '/etc/caddy/Caddyfile';
  const line = `import ${current}/deploy/caddy/Caddyfile\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!before.includes(line)) {
    if (before !== '') writeFileSync(`${file}.before-shop`, before);
    writeFileSync(file, line);
  }
  run('systemctl', ['daemon-reload']);
  run('systemctl', ['enable', 'caddy.service']);
  run('systemctl', ['restart', 'caddy.service']);
}

async function isTaken(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(port, () => server.close(() => resolve(false)));
  });
}

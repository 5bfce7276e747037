// The container image, built and run by podman on a Debian that debootstrap makes (kept for the
// next run), and what docker-compose reads in compose.yaml.
import { type SpawnSyncReturns, execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/testing/free-port.ts';
import { describeWith } from '../deploy/testing/required-program.ts';
import { treeVersion } from '../update/former-versions.ts';
import { treeArchive } from '../update/testing/archives.ts';
import { imageFolder } from '../update/testing/images.ts';

const repository = path.join(import.meta.dirname, '..', '..');
const base = 'localhost/shop-test-debian:bookworm';
const image = `localhost/shop-test:${treeVersion}`;
/**
 * Without kernel modules, and where systemd mounts both versions of cgroups: crun wants the second
 * alone, which only this namespace sees.
 */
const inNamespace = `
  if [ -d /sys/fs/cgroup/unified ]; then umount -R /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup; fi
  exec podman --storage-driver=vfs --cgroup-manager=cgroupfs "$@"`;

describeWith(
  'root',
  'podman',
  'buildah',
  'debootstrap',
)('the container image', () => {
  let folder = '';
  let container = '';
  let url = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'shop-image-'));
    for (const file of ['Dockerfile', '.dockerignore']) cpSync(path.join(repository, file), path.join(folder, file));
    const archive = await treeArchive();
    cpSync(archive, path.join(folder, 'release', path.basename(archive)));
    if (podman('images', '--quiet', base) === '') importBase();
    const named = ['--build-arg', `BASE=${base}`, '--build-arg', `VERSION=${treeVersion}`, '--tag', image];
    // Docker's own form, because that of OCI has no HEALTHCHECK.
    const form = ['--format=docker', '--isolation=chroot', '--storage-driver=vfs', '--pull-never'];
    execFileSync('buildah', ['build', ...form, ...named, folder], { encoding: 'utf8', stdio: 'pipe' });
    const port = String(await freePort());
    url = `http://localhost:${port}`;
    // The machine's network, and limits that need no rights: the machine may be a container itself.
    const limits = ['--ulimit=nofile=1024:1024', '--ulimit=nproc=1024:1024'];
    const machine = ['--network=host', '--cgroups=disabled', ...limits];
    const hardened = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];
    const settings = ['--env=DEMO=1', `--env=PORT=${port}`, '--env=ADMIN_PORT=off'];
    container = podman('run', '--detach', ...machine, ...hardened, ...settings, image);
  });
  afterAll(() => {
    if (container) podman('rm', '--force', '--volumes', container);
    if (podman('images', '--quiet', image) !== '') podman('rmi', '--force', image);
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts the shop, whose health check passes', async () => {
    const requireHealth = () => {
      const { status, stderr } = tryPodman('healthcheck', 'run', container);
      if (status !== 0) throw new Error(`${stderr}\n${podman('logs', container)}`);
    };
    await vi.waitFor(requireHealth, { timeout: 240_000, interval: 1000 });
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it('runs as a user without rights', () => {
    expect(podman('exec', container, 'id', '--user')).toBe('10001');
  });

  it('can write to /data only', () => {
    const touch = (file: string) => tryPodman('exec', container, 'touch', file).status;
    expect([touch('/data/a'), touch('/opt/shop/a'), touch('/etc/a')]).toEqual([0, 1, 1]);
  });

  it('has the command line of the shop', () => {
    expect(podman('exec', container, 'shop', 'config', 'check')).toMatch(/DATA_DIR +\/data\n/);
  });

  it('ends by itself after SIGTERM', () => {
    podman('stop', '--time=60', container);
    expect(podman('inspect', '--format={{.State.ExitCode}}', container)).toBe('0');
  });

  /** A Debian like that of the image's usual base. */
  function importBase(): void {
    const debian = path.join(folder, 'debian.tar');
    execFileSync('tar', ['--create', '--file', debian, '--directory', imageFolder('minimal'), '.']);
    podman('import', debian, base);
  }

  function tryPodman(...words: string[]): SpawnSyncReturns<string> {
    return spawnSync('unshare', ['--mount', 'sh', '-c', inNamespace, 'podman', ...words], { encoding: 'utf8' });
  }

  function podman(...words: string[]): string {
    const { status, stdout, stderr } = tryPodman(...words);
    if (status !== 0) throw new Error(`podman ${words[0]}: ${stderr}`);
    return stdout.trim();
  }
});

describeWith('docker-compose')('compose.yaml', () => {
  it('is read by docker-compose', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-compose-'));
    cpSync(path.join(repository, 'compose.yaml'), path.join(folder, 'compose.yaml'));
    writeFileSync(path.join(folder, 'shop.env'), 'DEMO=1\n');
    writeFileSync(path.join(folder, 'postgres.env'), 'POSTGRES_PASSWORD=secret\n');
    const domains = { SHOP_HOST: 'tees.example.com', ADMIN_HOST: 'admin.tees.example.com' };
    const read = spawnSync('docker-compose', ['--file', 'compose.yaml', 'config'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, VERSION: '9.8.7', ...domains },
    });
    rmSync(folder, { recursive: true });
    expect(read.stderr).toBe('');
    expect(read.stdout).toContain('PUBLIC_URL: https://tees.example.com');
    expect(read.stdout).toContain('image: taana-baana:9.8.7');
  });

  it('mounts a Caddyfile that exists', () => {
    expect(existsSync(path.join(repository, 'deploy', 'caddy', 'Caddyfile'))).toBe(true);
  });
});

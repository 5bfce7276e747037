// Fills the templates of deploy/cluster, and checks them with the programs that read them. The
// failover test runs them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';

const templates = join(import.meta.dirname, '..', '..', 'deploy', 'cluster');

describeWith(
  'haproxy',
  'openssl',
  'patroni',
  'pgbouncer',
  'etcd',
  'systemd-analyze',
)('the files of a cluster', () => {
  let folder = '';
  let values = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-cluster-files-'));
    values = join(folder, 'values');
    // Addresses of this machine, because Patroni checks whether it can listen there.
    const text = readFileSync(join(templates, 'cluster.values'), 'utf8');
    writeFileSync(values, text.replaceAll('=10.0.0.', '=127.0.0.'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const fill = (name: string) =>
    spawnSync('sh', [join(templates, 'write-config.sh'), values, name, join(folder, name)]);

  it('of a shop machine are understood by HAProxy', () => {
    expect(fill('shop-1').status).toBe(0);
    const certificates = join(folder, 'certificates');
    mkdirSync(certificates);
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const subject = ['-subj', '/CN=tees.example.com', '-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject], {
      stdio: 'ignore',
    });
    writeFileSync(join(certificates, 'shop.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const file = join(folder, 'shop-1/etc/haproxy/haproxy.cfg');
    writeFileSync(file, readFileSync(file, 'utf8').replace('/etc/haproxy/certs/', certificates));
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  it('of a database machine are understood by Patroni, which misses only the others', () => {
    expect(fill('db-1').status).toBe(0);
    const file = join(folder, 'db-1/etc/patroni/config.yml');
    const { stdout, stderr } = spawnSync('patroni', ['--validate-config', file], { encoding: 'utf8' });
    const complaints = `${stdout}${stderr}`.split('\n').filter(Boolean);
    expect(complaints).toHaveLength(3);
    for (const complaint of complaints) expect(complaint).toMatch(/^etcd\.hosts\.\d .* is not reachable'$/);
  });

  it.each(['etcd', 'patroni', 'pgbouncer'])('start %s again whenever it ends, and systemd understands them', (name) => {
    expect(fill('db-1').status).toBe(0);
    const units = join(folder, 'db-1/etc/systemd/system');
    expect(readFileSync(join(units, `${name}.service.d/restart.conf`), 'utf8')).toContain('\nRestart=always\n');
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', `${name}.service`], {
      encoding: 'utf8',
      // The empty path stands for the usual folders.
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${units}:` },
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('are not written for a machine that is not in the cluster, or with a value missing', () => {
    expect(String(fill('db-9').stderr)).toContain('db-9 is no machine of the cluster');
    const all = readFileSync(values, 'utf8');
    writeFileSync(values, all.replace(/^DB_3=.*\n/m, ''));
    const { status, stderr } = fill('shop-2');
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining('lacks the values above')]);
    writeFileSync(values, all);
  });
});

// The new version on trial: on ports that no proxy knows, without background jobs, by its own
// service file.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { checkAdmin, checkPages } from '../health.ts';
import { current } from '../places.ts';
import { folderOf } from '../releases.ts';
import { run, tryRun } from '../run.ts';
import { waitUntilListening, waitUntilReady } from '../services.ts';

const candidateFile = '/run/systemd/system/shop-candidate@.service';
const variablesFile = '/run/shop-candidate.env';

/**
 * Throws a Problem if it does not start, is not ready or does not serve its pages. Always stops it.
 */
export async function tryCandidate(
  version: string,
  domains: { shop: string; admin: string | undefined },
): Promise<void> {
  const [port = 0, adminPort = 0] = await freePorts(2);
  const unit = `shop-candidate@${port}.service`;
  writeUnit(version, port, domains.admin ? String(adminPort) : 'off');
  try {
    run('systemctl', ['start', unit]);
    await waitUntilReady(unit, port);
    await checkPages(port, domains.shop);
    if (domains.admin) {
      // It opens after the shop.
      await waitUntilListening(adminPort);
      await checkAdmin(adminPort, domains.admin);
    }
  } finally {
    stopCandidates();
  }
}

/** Also one left by a killed update. */
export function stopCandidates(): void {
  tryRun('systemctl', ['stop', 'shop-candidate@*.service']);
  tryRun('systemctl', ['reset-failed', 'shop-candidate@*.service']);
  rmSync(candidateFile, { force: true });
  rmSync(variablesFile, { force: true });
  run('systemctl', ['daemon-reload']);
}

function writeUnit(version: string, port: number, adminPort: string): void {
  const service = readFileSync(join(folderOf(version), 'deploy/systemd/shop@.service'), 'utf8');
  const variables = { HOST: '127.0.0.1', PORT: port, ADMIN_PORT: adminPort, JOBS: 'off' };
  writeFileSync(
    variablesFile,
    Object.entries(variables)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  run('mkdir', ['-p', '/run/systemd/system']);
  // Ctrl-C's signal ends it without the wait for a load balancer.
  const onTrial = ['[Service]', `EnvironmentFile=${variablesFile}`, 'Restart=no', 'KillSignal=SIGINT', ''];
  writeFileSync(candidateFile, [service.replaceAll(current, folderOf(version)), ...onTrial].join('\n'));
  run('systemctl', ['daemon-reload']);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

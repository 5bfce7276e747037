// `npm run test:failover -- [--rounds 10] [--only NAME] [--keep FOLDER]`: five machines of
// deploy/cluster/, in namespaces of this one, lose parts while customers buy. Linux, as root.
// Everything ends with this process.
import { execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    // One kind of loss, by a part of its name.
    only: { type: 'string' },
    // Where the machines' disks and logs are kept.
    keep: { type: 'string' },
  },
});

execFileSync(process.execPath, ['storefront/build.ts'], { stdio: 'inherit' });
// The disks are in memory and end with the mount namespace. Node reads NODE_EXTRA_CA_CERTS on
// start.
const folder = '/mnt/cluster';
const names = 'subjectAltName=DNS:tees.example.com,IP:10.0.0.11,IP:10.0.0.12';
const prepare = [
  'set -e',
  values.keep === undefined
    ? 'mount -t tmpfs tmpfs /mnt'
    : `mkdir -p '${values.keep}'; mount --bind '${values.keep}' /mnt`,
  `mkdir ${folder}; cd /mnt`,
  `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tees.example.com -addext ${names} -keyout key.pem -out certificate.pem 2>/dev/null`,
  'cat certificate.pem key.pem > site.pem; cd "$OLDPWD"',
  'export NODE_EXTRA_CA_CERTS=/mnt/certificate.pem',
  'exec "$@"',
];
const program = [process.execPath, 'tests/cluster/failover.ts', folder, '/mnt/site.pem', values.rounds];
const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const child = spawn(
  'unshare',
  [
    ...namespaces,
    'sh',
    '-c',
    prepare.join('\n'),
    'sh',
    ...program,
    ...(values.only === undefined ? [] : [values.only]),
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
// The test ends when its input ends, so also when this process is killed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.stdin?.end());
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});

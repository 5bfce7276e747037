// Starts Caddy or nginx with the files of deploy/, on free ports of this machine, with a
// certificate of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { findProgram } from './required-program.ts';

export const shopHost = 'tees.example.com';
export const adminHost = 'admin.tees.example.com';
export type WebServerName = 'caddy' | 'nginx';

export interface WebServer {
  readonly port: number;
  readonly httpPort: number;
  /** The certificate of both hosts, which is its own authority. */
  readonly certificate: Buffer;
  readAccessLog(): string;
  /** What it says about itself. */
  readErrorLog(): string;
  stop(): Promise<void>;
}

interface Site {
  /** An empty folder for its files. */
  readonly folder: string;
  readonly processes: readonly number[];
  readonly adminPort: number;
}

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy');
const startTimeoutMs = 30_000;

export async function startWebServer(name: WebServerName, site: Site): Promise<WebServer> {
  const { folder } = site;
  const [certificate, key] = makeCertificate(folder);
  const [port, httpPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  const place = { ...site, certificate, key, port, httpPort };
  const server = name === 'caddy' ? startCaddy(place) : startNginx(place);
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const deadline = performance.now() + startTimeoutMs;
  while (!(await accepts(port))) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error(`${name} did not start:\n${said}`);
    await pause(50);
  }
  const log = join(folder, 'shop.log');
  return {
    port,
    httpPort,
    certificate: readFileSync(certificate),
    readAccessLog: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    readErrorLog: () => said,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

interface Place extends Site {
  readonly certificate: string;
  readonly key: string;
  readonly port: number;
  readonly httpPort: number;
}

function startCaddy({ folder, processes, adminPort, certificate, key, port, httpPort }: Place): ChildProcess {
  const config = join(folder, 'Caddyfile');
  const ports = `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${httpPort}\n\tdefault_bind 127.0.0.1\n}\n`;
  writeFileSync(config, ports + readFileSync(join(deploy, 'caddy', 'Caddyfile'), 'utf8'));
  return spawn(findProgram('caddy') ?? '', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SHOP_HOST: shopHost,
      ADMIN_HOST: adminHost,
      SHOP_PROCESSES: processes.map((each) => `127.0.0.1:${each}`).join(' '),
      ADMIN_PROCESS: `127.0.0.1:${adminPort}`,
      SHOP_TLS: `${certificate} ${key}`,
      CADDY_LOGS: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function startNginx({ folder, processes, adminPort, certificate, key, port, httpPort }: Place): ChildProcess {
  const servers = processes.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  const site = readFileSync(join(deploy, 'nginx', 'shop.conf'), 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
    .replace(/^ *server 127\.0\.0\.1:3000 .*$/m, servers.join('\n'))
    .replace('server 127.0.0.1:3001 ', `server 127.0.0.1:${adminPort} `)
    .replace(/(?<=ssl_certificate +).*(?=;)/, certificate)
    .replace(/(?<=ssl_certificate_key +).*(?=;)/, key)
    .replace('/var/log/nginx/', `${folder}/`);
  writeFileSync(join(folder, 'shop.conf'), site);
  const isRoot = process.getuid?.() === 0;
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `
    ${isRoot ? 'user root;' : ''}
    daemon off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      ${places.map((each) => `${each}_temp_path ${folder}/${each};`).join('\n')}
      include ${folder}/shop.conf;
    }`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, main);
  return spawn(findProgram('nginx') ?? '', ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  mkdirSync(folder, { recursive: true });
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')] as const;
  const names = ['-subj', `/CN=${shopHost}`, '-addext', `subjectAltName=DNS:${shopHost},DNS:${adminHost}`];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(findProgram('openssl') ?? '', [...made, ...names, '-out', certificate, '-keyout', key], {
    stdio: 'ignore',
  });
  return [certificate, key];
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

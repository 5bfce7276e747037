// An S3-compatible server in its own process, with an empty bucket named `shop`. Removed when it
// stops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface S3Server {
  readonly url: string;
  /** The variables of a shop that stores its pictures there. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The only key that it accepts, and its secret. */
const key = 'S3RVER';

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const program = join(createRequire(import.meta.url).resolve('s3rver'), '../../bin/s3rver.js');
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', '0', '--configure-bucket', 'shop'];
  // It encrypts the continuation token of a list with a cipher that OpenSSL calls legacy.
  const flags = ['--openssl-legacy-provider'];
  const child = spawn(process.execPath, [...flags, program, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await addressIn(createInterface(child.stdout));
  return {
    url,
    env: { S3_BUCKET: 'shop', S3_ENDPOINT: url, S3_ACCESS_KEY_ID: key, S3_SECRET_ACCESS_KEY: key },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, port] = /:(\d+)\s*$/.exec(line) ?? [];
    if (port) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The S3 server did not start.');
}

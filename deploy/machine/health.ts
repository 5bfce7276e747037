// Sends requests to a shop on this machine, and checks its answers.
import { request } from 'node:http';
import { Problem } from './problem.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** `host`: the domain that the proxy would pass on. */
export function get(port: number, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, connection: 'close' };
    const call = request({ host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      );
    });
    call.on('timeout', () => call.destroy(new Error('no answer within 10 s')));
    call.on('error', reject);
    call.end();
  });
}

/**
 * Checks the first page, the list of products as page and as data, and one product. Throws a
 * Problem.
 */
export async function checkPages(port: number, host: string): Promise<void> {
  await expectPage(port, '/', host);
  await expectPage(port, '/product', host);
  const { body } = await expectPage(port, '/api/product', host);
  const [product] = JSON.parse(body) as { _id: string }[];
  if (product) await expectPage(port, `/api/product/${encodeURIComponent(product._id)}`, host);
}

export async function checkAdmin(port: number, host: string): Promise<void> {
  await expectPage(port, '/', host);
}

async function expectPage(port: number, path: string, host: string): Promise<Answer> {
  const answer = await get(port, path, host).catch((error: Error) => {
    throw new Problem(`${path} does not answer (${error.message}).`);
  });
  if (answer.status !== 200) throw new Problem(`${path} answers ${answer.status} instead of 200.`);
  return answer;
}

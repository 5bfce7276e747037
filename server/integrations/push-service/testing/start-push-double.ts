// Starts the push service of tests as a process, and calls its control.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Network } from '../../remote-pictures/network.ts';
import type { PushAddress } from '../push-service.ts';
import { certificate } from './certificate.ts';

export interface ReceivedPush {
  readonly payload: { readonly kind: string; readonly path: string; readonly toPack: number };
  /** Bytes, encrypted. */
  readonly size: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PushDouble {
  /** Its name leads to this machine. */
  readonly network: Network;
  /** A browser subscribes. */
  subscribe(): Promise<PushAddress>;
  /** What the browser can read, oldest first. */
  messages(endpoint: string): Promise<ReceivedPush[]>;
  /** What the endpoint answers from now on; undefined: it takes messages. */
  answer(endpoint: string, status: number | undefined): Promise<void>;
  stop(): Promise<void>;
}

export async function startPushDouble(): Promise<PushDouble> {
  const program = new URL('./push-double.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = line.split(' ');

  async function tell<T>(method: string, endpoint = '', body?: unknown): Promise<T> {
    const id = endpoint.slice(endpoint.lastIndexOf('/') + 1);
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`http://127.0.0.1:${port}/${id}`, { method, body: sent });
    return (await response.json()) as T;
  }

  return {
    network: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      ca: certificate,
      milliseconds: 5000,
    },
    subscribe: () => tell('POST'),
    messages: (endpoint) => tell('GET', endpoint),
    answer: (endpoint, status) => tell('PUT', endpoint, { status }),
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

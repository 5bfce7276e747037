// Requests to a web server on this machine by the names of its hosts.
import type { IncomingHttpHeaders } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { Agent, request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { type WebServer, shopHost } from './web-servers.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names in the order of the response, with repetitions. */
  readonly headerNames: readonly string[];
  readonly text: string;
}

export interface Sent {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The address of this machine that the request comes from. */
  readonly from?: string;
}

export interface Browser {
  send(path: string, sent?: Sent): Promise<Answer>;
  /** Over HTTP/2; resolves to the status. */
  sendHttp2(path: string): Promise<number>;
  close(): void;
}

export function openBrowser({ port, certificate }: Pick<WebServer, 'port' | 'certificate'>): Browser {
  const agent = new Agent({ keepAlive: true, ca: certificate });
  return {
    send(path, { method = 'GET', host = shopHost, headers = {}, body, from } = {}) {
      return new Promise((resolve, reject) => {
        const options = { agent, port, host: '127.0.0.1', servername: host, path, method };
        const asked = request(
          {
            ...options,
            headers: { host, ...headers },
            ...(from ? { localAddress: from, agent: false, ca: certificate } : {}),
          },
          (answer) => {
            const { statusCode = 0, headers: got, rawHeaders } = answer;
            const headerNames = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
            buffer(answer).then(
              (read) => resolve({ status: statusCode, headers: got, headerNames, text: read.toString() }),
              reject,
            );
          },
        );
        asked.once('error', reject).end(body);
      });
    },
    sendHttp2(path) {
      return new Promise((resolve, reject) => {
        const session = connectHttp2(`https://127.0.0.1:${port}`, { ca: certificate, servername: shopHost });
        session.once('error', reject);
        const stream = session.request({ ':path': path, ':authority': shopHost });
        stream.once('response', (headers) => {
          session.destroy();
          resolve(Number(headers[':status']));
        });
      });
    },
    close: () => agent.destroy(),
  };
}

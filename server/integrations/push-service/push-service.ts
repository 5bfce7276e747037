// Sends messages to browsers by their push services (RFC 8030), encrypted for the browser (RFC 8291)
// and signed by the shop (RFC 8292).
import { request } from 'node:https';
import { isIP } from 'node:net';
import { type Network, connectionTo } from '../remote-pictures/network.ts';

export interface PushKeys {
  /** base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** As the browser gives it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly payload: string;
  /** Whom the push service may write to about the shop's messages. */
  readonly contact: string;
  /** A message that waits at the push service is replaced by a newer one of the same topic. */
  readonly topic?: string | undefined;
}

/**
 * `gone`: the browser has unsubscribed. `refused`: this message will never be taken. `later`: the
 * service is busy, down, or out of reach.
 */
export type PushOutcome = 'taken' | 'gone' | 'refused' | 'later';

export interface PushService {
  makeKeys(): Promise<PushKeys>;
  /** Whether a browser's push service can have this address. */
  isPossible(endpoint: string): boolean;
  /** `status`: what the push service answered; without one, why it was not reached. */
  send(
    keys: PushKeys,
    address: PushAddress,
    message: PushMessage,
  ): Promise<{ outcome: PushOutcome; status: number | string }>;
}

/** Seconds that a push service keeps a message for a phone that is off. */
const keptFor = 24 * 3600;

/** Loaded when the first message is sent: most processes send none. */
const webPush = async () => (await import('web-push')).default;

/** `network`: only its addresses are reached, because a member of staff chooses the endpoint. */
export const createPushService = (network: Network): PushService => ({
  makeKeys: async () => (await webPush()).generateVAPIDKeys(),

  isPossible(endpoint) {
    const url = URL.parse(endpoint);
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 || network.isAllowed(host);
  },

  async send(keys, { endpoint, p256dh, auth }, { payload, contact, topic }) {
    const { generateRequestDetails } = await webPush();
    const options = {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: keptFor,
      urgency: 'high' as const,
      ...(topic !== undefined && { topic }),
    };
    const details = await attempt(() => generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options));
    // Keys with which nothing can be encrypted are no browser's.
    if (details instanceof Error) return { outcome: 'gone', status: details.message };
    const answer = await attempt(() => post(network, new URL(endpoint), details.headers, details.body));
    if (answer instanceof Error) return { outcome: 'later', status: answer.message };
    return { outcome: outcomeOf(answer), status: answer };
  },
});

const attempt = async <T>(work: () => T | Promise<T>): Promise<T | Error> => {
  try {
    return await work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Resolves to the status; nobody needs the body. */
async function post(network: Network, url: URL, headers: Record<string, unknown>, body: Buffer): Promise<number> {
  const signal = AbortSignal.timeout(network.milliseconds);
  const connection = await connectionTo(network, url, signal);
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: headers as Record<string, string>, signal, ...connection };
    request(url, options, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}

// Loaded into a shop of the journeys before its own code: the name push.test looks like a public
// address, and connections to it end on this machine, where the tests' push service is.
import dns from 'node:dns';
import { Agent } from 'node:https';
import { certificate } from './certificate.ts';

const host = 'push.test';
const anyPublicAddress = '8.8.8.8';

const lookUp = dns.promises.lookup as (name: string, ...more: unknown[]) => Promise<unknown>;
Object.assign(dns.promises, {
  lookup: async (name: string, ...more: unknown[]) =>
    name === host ? [{ address: anyPublicAddress, family: 4 }] : lookUp(name, ...more),
});

interface Connecting {
  host?: string;
  ca?: string;
  lookup?: unknown;
}
type Done = (error: null, address: unknown, family?: number) => void;
const toThisMachine = (_name: string, { all }: { all?: boolean }, done: Done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

const { prototype } = Agent as unknown as { prototype: { createConnection: (options: Connecting) => unknown } };
const connect = prototype.createConnection;
prototype.createConnection = function (options: Connecting, ...more: unknown[]) {
  const own = options.host === host ? { ...options, ca: certificate, lookup: toThisMachine } : options;
  return Reflect.apply(connect, this, [own, ...more]);
};

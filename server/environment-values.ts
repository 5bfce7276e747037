// Reads the text of one environment variable: each function returns its value, or undefined if the
// text is not one.
import { isIP } from 'node:net';

export const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

export const integer =
  (min: number, max: number) =>
  (text: string): number | undefined =>
    /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text.toLowerCase());
export const url =
  (...protocols: string[]) =>
  (text: string): string | undefined =>
    /^\w+:\/\//.test(text) && URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? text.replace(/\/+$/, '')
      : undefined;
export const anyText = (value: string): string => value;
export const toHost = (value: string): string | undefined => (/^[\w.:%-]+$/.test(value) ? value : undefined);
export const toOrigin = (value: string): string | undefined =>
  url('http:', 'https:')(value) && isBareOrigin(new URL(value)) ? new URL(value).origin : undefined;
export const toOrigins = (value: string): string[] | undefined => {
  const origins = value.split(',').map((origin) => toOrigin(origin.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
};

export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** A `*` is rejected: it is no wildcard here and would match nothing. */
function isBareOrigin({ hostname, pathname, search, hash, username, password }: URL): boolean {
  const isBare = pathname === '/' && [search, hash, username, password].every((part) => part === '');
  return isBare && !hostname.includes('*');
}

/** Undefined is allowed. User and password must be decodable, because the mailer decodes them. */
export function isMailServer(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname, username, password } = new URL(address);
  try {
    return hostname !== '' && decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

/** `hello@example.com`, or `Name <hello@example.com>`. */
export const oneAddress = /^(?:[^<>\r\n,;:@]*<[^\s<>,;@]+@[^\s<>,;@]+>|[^\s<>,;@]+@[^\s<>,;@]+)$/;

export function parseTrustProxy(value: string): boolean | number | string | undefined {
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  return addresses.every(isProxyAddress) ? addresses.join(',') : undefined;
}

/** An address, a range (10.0.0.0/8), or the usual name of a range. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

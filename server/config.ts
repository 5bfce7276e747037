// Parses the environment once. An error names the variable and its rule, never the value.
import {
  hostOf,
  integer,
  isMailServer,
  loopbackHosts,
  oneAddress,
  oneOf,
  parseTrustProxy,
  anyText,
  toHost,
  toOrigin,
  toOrigins,
  url,
} from './environment-values.ts';

export type NodeEnvironment = 'production' | 'development' | 'test';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface RazorpayKeys {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string | undefined;
  /** Events signed with it are accepted too, during a rotation. */
  readonly previousWebhookSecret: string | undefined;
  /** Includes `/v1`; no slash at the end. */
  readonly baseUrl: string;
}

/** S3-compatible storage. */
export interface BucketConfig {
  readonly name: string;
  readonly region: string;
  /** Undefined: Amazon's own, by the region. */
  readonly endpoint: string | undefined;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The owner's admin, on its own listener. Undefined: off. */
  readonly admin: AdminConfig | undefined;
  /** Prometheus metrics, on their own listener. Undefined: off. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  readonly dataDir: string;
  /** Undefined: the embedded SQLite database under `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Where pictures are. Undefined: in `dataDir`. */
  readonly bucket: BucketConfig | undefined;
  /** Origin of every link in mails and feeds; no slash at the end. */
  readonly publicUrl: string;
  /** Prefix of picture paths in the API: `publicUrl` if it is set, otherwise empty. */
  readonly pictureOrigin: string;
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[];
  readonly environment: NodeEnvironment;
  readonly isDemo: boolean;
  readonly logLevel: LogLevel;
  /** Whose X-Forwarded-For is trusted: all, none, a number of proxies, or a list of addresses. */
  readonly trustProxy: boolean | number | string;
  /** Undefined: the payment sandbox. */
  readonly razorpay: RazorpayKeys | undefined;
  /** Undefined: mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  readonly hasSampleData: boolean;
  readonly reconcileAfterSeconds: number;
  readonly reconcileEverySeconds: number;
  /** False while an update tries this version: mails, refunds and other queued work wait. */
  readonly hasJobs: boolean;
}

export interface AdminConfig {
  /** Undefined: another process serves the admin, and mails of this one still link to it. */
  readonly port: number | undefined;
  /** Its origin; no slash at the end. Never the shop's own origin. */
  readonly url: string;
}

/** The environment is invalid; `problems` has one sentence for each variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Mumbai. */
const defaultRegion = 'ap-south-1';
const defaultRazorpayUrl = 'https://api.razorpay.com/v1';

/** Throws a ConfigError that lists every wrong variable. A blank value counts as not set. */
export function loadConfig(environment: Environment): Config {
  const problems: string[] = [];

  function read<T>(name: string, rule: string, parse: (text: string) => T | undefined, fallback: T): T {
    const given = environment[name]?.trim();
    if (given === undefined || given === '') return fallback;
    const value = parse(given);
    if (value !== undefined) return value;
    problems.push(`${name} must be ${rule}.`);
    return fallback;
  }
  const port = read('PORT', 'a port number from 0 to 65535', integer(0, 65_535), 3000);
  const nodeEnvironment = read(
    'NODE_ENV',
    'production, development or test',
    oneOf<NodeEnvironment>('production', 'development', 'test'),
    'development',
  );
  const publicUrl = read('PUBLIC_URL', 'an http or https address without a path', toOrigin, undefined);
  const isDemo = read('DEMO', '1 or 0', oneOf('1', '0'), '0') === '1';
  const admin = readAdmin();
  const config: Config = {
    port,
    host: read('HOST', 'a host name or address', toHost, 'localhost'),
    admin,
    metrics: readMetrics(),
    dataDir: read('DATA_DIR', 'a folder', anyText, './data'),
    databaseUrl: read(
      'DATABASE_URL',
      'a PostgreSQL address (postgres://user@host/database)',
      url('postgres:', 'postgresql:'),
      undefined,
    ),
    bucket: readBucket(),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    pictureOrigin: publicUrl ?? '',
    corsOrigins: read('CORS_ORIGINS', 'a list of origins such as https://app.example.com, with commas', toOrigins, []),
    environment: nodeEnvironment,
    isDemo,
    logLevel: read('LOG_LEVEL', `one of ${logLevels.join(', ')}`, oneOf(...logLevels), 'info'),
    trustProxy: read('TRUST_PROXY', 'true, false, a number of proxies or a list of addresses', parseTrustProxy, false),
    razorpay: readRazorpay(),
    smtpUrl: read(
      'SMTP_URL',
      'an smtp or smtps address (smtp://host:port)',
      (value) => (isMailServer(url('smtp:', 'smtps:')(value)) ? value : undefined),
      undefined,
    ),
    mailFrom: read(
      'MAIL_FROM',
      'one mail address (hello@example.com, or Name <hello@example.com>)',
      (value) => (oneAddress.test(value) ? value : undefined),
      undefined,
    ),
    hasSampleData:
      read('SAMPLE_DATA', 'on or off', oneOf('on', 'off'), 'on') === 'on' &&
      (nodeEnvironment !== 'production' || isDemo),
    reconcileAfterSeconds: read(
      'RECONCILE_AFTER_SECONDS',
      'a number of seconds from 0 to 864000',
      integer(0, 864_000),
      900,
    ),
    reconcileEverySeconds: read(
      'RECONCILE_EVERY_SECONDS',
      'a number of seconds from 1 to 864000',
      integer(1, 864_000),
      60,
    ),
    hasJobs: read('JOBS', 'on or off', oneOf('on', 'off'), 'on') === 'on',
  };
  if (nodeEnvironment === 'production' && !isDemo && !isSet('RAZORPAY_KEY_ID') && !isSet('RAZORPAY_KEY_SECRET')) {
    problems.push(
      'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must be set when NODE_ENV is production (or DEMO=1 for a demonstration in which no money moves).',
    );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config);

  function readAdmin(): AdminConfig | undefined {
    const adminPort = read<number | 'off'>(
      'ADMIN_PORT',
      'a port number from 0 to 65535 other than PORT, or off',
      (value) => (value.toLowerCase() === 'off' ? 'off' : otherPort(value)),
      port === 65_535 ? 'off' : port + 1,
    );
    const address = read(
      'ADMIN_URL',
      'an https address without a path, other than PUBLIC_URL, in production on another host (plain http only to this machine)',
      (value) => {
        const origin = toOrigin(value);
        const isSafe = origin?.startsWith('https:') || loopbackHosts.includes(hostOf(value));
        // A cookie is sent to all ports of its host, so the shop would get those of staff.
        const isShared =
          nodeEnvironment === 'production' &&
          !loopbackHosts.includes(hostOf(value)) &&
          hostOf(value) === hostOf(publicUrl ?? '');
        return isSafe && !isShared && origin !== publicUrl ? origin : undefined;
      },
      undefined,
    );
    const opened = adminPort === 'off' ? undefined : adminPort;
    if (address === undefined && (opened === undefined || nodeEnvironment === 'production')) return undefined;
    return Object.freeze({ port: opened, url: address ?? `http://localhost:${opened}` });
  }

  function readMetrics(): Config['metrics'] {
    const metricsPort = read<number | undefined>(
      'METRICS_PORT',
      'a port number from 0 to 65535 other than PORT and ADMIN_PORT',
      (value) => (value === String(admin?.port) && value !== '0' ? undefined : otherPort(value)),
      undefined,
    );
    const host = read('METRICS_HOST', 'a host name or address', toHost, '127.0.0.1');
    return metricsPort === undefined ? undefined : Object.freeze({ port: metricsPort, host });
  }

  function otherPort(value: string): number | undefined {
    const number = integer(0, 65_535)(value);
    return number === port && port !== 0 ? undefined : number;
  }

  function isSet(name: string): boolean {
    return (environment[name] ?? '').trim() !== '';
  }

  function readBucket(): BucketConfig | undefined {
    const bucket = {
      name: read(
        'S3_BUCKET',
        'the name of a bucket (3 to 63 small letters, digits, dots and dashes)',
        (value) => (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(value) ? value : undefined),
        '',
      ),
      region: read(
        'S3_REGION',
        `a region such as ${defaultRegion}`,
        (value) => (/^[\w-]{1,64}$/.test(value) ? value : undefined),
        defaultRegion,
      ),
      endpoint: read(
        'S3_ENDPOINT',
        'an http or https address (https://storage.example.com)',
        url('http:', 'https:'),
        undefined,
      ),
      accessKeyId: read('S3_ACCESS_KEY_ID', 'the id of the key', anyText, ''),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY', 'the secret of the key', anyText, ''),
    };
    if (!isSet('S3_BUCKET')) return undefined;
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (!isSet(name)) problems.push(`${name} must be set together with S3_BUCKET.`);
    return Object.freeze(bucket);
  }

  function readRazorpay(): RazorpayKeys | undefined {
    const keyId = read(
      'RAZORPAY_KEY_ID',
      'a key id (rzp_…)',
      (value) => (/^\w{6,64}$/.test(value) ? value : undefined),
      '',
    );
    const keySecret = read('RAZORPAY_KEY_SECRET', 'the secret of the key id', anyText, '');
    const baseUrl = read(
      'RAZORPAY_BASE_URL',
      'an https address including /v1 (plain http only to this machine)',
      (value) => url('https:')(value) ?? (loopbackHosts.includes(hostOf(value)) ? url('http:')(value) : undefined),
      defaultRazorpayUrl,
    );
    const webhookSecret = read('RAZORPAY_WEBHOOK_SECRET', "the webhook's secret", anyText, undefined);
    const previousWebhookSecret = read(
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
      "the webhook's former secret",
      anyText,
      undefined,
    );
    if (!isSet('RAZORPAY_KEY_ID') && !isSet('RAZORPAY_KEY_SECRET')) return undefined;
    if (!isSet('RAZORPAY_KEY_ID')) problems.push('RAZORPAY_KEY_ID must be set together with RAZORPAY_KEY_SECRET.');
    if (!isSet('RAZORPAY_KEY_SECRET')) problems.push('RAZORPAY_KEY_SECRET must be set together with RAZORPAY_KEY_ID.');
    return Object.freeze({ keyId, keySecret, webhookSecret, previousWebhookSecret, baseUrl });
  }
}

/**
 * Settings that a shop with real payments should have, one sentence each. Only
 * warnings: a rehearsal on one machine has neither a mail server nor a certificate.
 */
export function warningsOf({ environment, razorpay, smtpUrl, publicUrl }: Config): string[] {
  if (environment !== 'production' || !razorpay) return [];
  const isPublic = publicUrl.startsWith('https:') && !loopbackHosts.includes(hostOf(publicUrl));
  return [
    !razorpay.webhookSecret &&
      "RAZORPAY_WEBHOOK_SECRET is not set: the provider's events are refused, and a payment is noticed late when the shopper has left.",
    !smtpUrl && 'SMTP_URL is not set: mails stay on this machine, and no customer gets one.',
    !isPublic && 'PUBLIC_URL is not an https address that shoppers can reach: links in mails lead there.',
  ].filter((warning) => warning !== false);
}

import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, warningsOf } from './config.ts';

/** The problems that loadConfig reports; empty if there are none. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const keys = { RAZORPAY_KEY_ID: 'rzp_test_abc123', RAZORPAY_KEY_SECRET: 'sssh' };

describe('an empty environment', () => {
  test('is a shop in development, with SQLite, the sandbox and mails as files', () => {
    expect(loadConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      admin: { port: 3001, url: 'http://localhost:3001' },
      metrics: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      bucket: undefined,
      publicUrl: 'http://localhost:3000',
      pictureOrigin: '',
      corsOrigins: [],
      environment: 'development',
      isDemo: false,
      logLevel: 'info',
      trustProxy: false,
      razorpay: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      hasSampleData: true,
      reconcileAfterSeconds: 900,
      reconcileEverySeconds: 60,
      hasJobs: true,
    });
  });

  test('means the same as one whose variables are blank', () => {
    const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', DEMO: '', SMTP_URL: ' ', RAZORPAY_KEY_ID: '', NODE_ENV: '' };
    expect(loadConfig(blank)).toEqual(loadConfig({}));
  });
});

test('every variable is read', () => {
  const config = loadConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    ADMIN_PORT: '8090',
    ADMIN_URL: 'https://Admin.example.com/',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
    DATA_DIR: '/var/lib/shop',
    DATABASE_URL: 'postgres://shop@db/shop',
    PUBLIC_URL: 'https://tees.example.com/',
    CORS_ORIGINS: 'https://App.example.com:443/, http://localhost:5173',
    NODE_ENV: 'production',
    DEMO: '1',
    LOG_LEVEL: 'WARN',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    ...keys,
    RAZORPAY_WEBHOOK_SECRET: 'hook',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'old hook',
    RAZORPAY_BASE_URL: 'http://127.0.0.1:9000/v1/',
    SMTP_URL: 'smtps://user:p%40ss@mail.example.com',
    MAIL_FROM: 'Taana Baana <hello@example.com>',
    SAMPLE_DATA: 'off',
    RECONCILE_AFTER_SECONDS: '0',
    RECONCILE_EVERY_SECONDS: '5',
    JOBS: 'off',
  });
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    admin: { port: 8090, url: 'https://admin.example.com' },
    metrics: { port: 9464, host: '10.0.0.5' },
    dataDir: '/var/lib/shop',
    databaseUrl: 'postgres://shop@db/shop',
    publicUrl: 'https://tees.example.com',
    pictureOrigin: 'https://tees.example.com',
    corsOrigins: ['https://app.example.com', 'http://localhost:5173'],
    environment: 'production',
    isDemo: true,
    logLevel: 'warn',
    trustProxy: '10.0.0.0/8,::1',
    razorpay: {
      keyId: 'rzp_test_abc123',
      keySecret: 'sssh',
      webhookSecret: 'hook',
      previousWebhookSecret: 'old hook',
      baseUrl: 'http://127.0.0.1:9000/v1',
    },
    smtpUrl: 'smtps://user:p%40ss@mail.example.com',
    mailFrom: 'Taana Baana <hello@example.com>',
    hasSampleData: false,
    reconcileAfterSeconds: 0,
    reconcileEverySeconds: 5,
    hasJobs: false,
  });
  expect(Object.isFrozen(config) && Object.isFrozen(config.razorpay)).toBe(true);
});

describe('a wrong value', () => {
  const wrong: [name: string, ...values: string[]][] = [
    ['PORT', '65536', '-1', '3000.5', 'http'],
    ['HOST', 'a host', 'http://host'],
    ['DATABASE_URL', 'mysql://db/shop', 'db.example.com', 'postgres:shop'],
    [
      'PUBLIC_URL',
      'tees.example.com',
      'ftp://tees.example.com',
      'https://tees.example.com/shop',
      'https://x.example/?a=1',
    ],
    [
      'CORS_ORIGINS',
      '*',
      'null',
      'app.example.com',
      'https://*.example.com',
      'https://app.example.com/shop',
      'https://app.example.com,',
      'https://app.example.com https://www.example.com',
    ],
    ['NODE_ENV', 'staging'],
    ['DEMO', 'yes'],
    ['ADMIN_PORT', '65536', 'none', '3000'],
    ['ADMIN_URL', 'http://admin.example.com', 'https://admin.example.com/admin', 'admin'],
    ['METRICS_PORT', '65536', 'on', '3000', '3001'],
    ['METRICS_HOST', 'http://10.0.0.5'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes', 'dead', '10.0.0.0/33', 'loopback,nobody', '::1/200'],
    ['RAZORPAY_KEY_ID', 'a key'],
    ['RAZORPAY_BASE_URL', 'http://api.razorpay.com/v1', 'api.razorpay.com'],
    ['SMTP_URL', 'mail.example.com:25', 'http://mail.example.com', 'smtp://us%er:pass@mail.example.com'],
    ['MAIL_FROM', 'hello', 'a@example.com, b@example.com', 'A <a@example.com>\nBcc: b@example.com'],
    ['SAMPLE_DATA', 'maybe'],
    ['RECONCILE_AFTER_SECONDS', '-1', 'soon'],
    ['RECONCILE_EVERY_SECONDS', '0', '1e3'],
  ];
  test.each(wrong.flatMap(([name, ...values]) => values.map((value) => [name, value] as const)))(
    'of %s (%j) is named in one line',
    (name, value) => {
      const problems = problemsOf({ ...keys, [name]: value });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must be [^\\n]+\\.$`));
    },
  );

  test('is never repeated', () => {
    const problems = problemsOf({ ...keys, ...Object.fromEntries(wrong.map(([name]) => [name, 'a xyzzy'])) });
    expect(problems).toHaveLength(wrong.length);
    expect(problems.join()).not.toContain('xyzzy');
  });

  test('does not hide the next wrong value', () => {
    const problems = problemsOf({ PORT: 'x', DEMO: 'x', NODE_ENV: 'production' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'DEMO', 'RAZORPAY_KEY_ID']);
  });
});

describe('the keys of the payment provider', () => {
  test('come in pairs', () => {
    expect(problemsOf({ RAZORPAY_KEY_ID: keys.RAZORPAY_KEY_ID })).toEqual([
      'RAZORPAY_KEY_SECRET must be set together with RAZORPAY_KEY_ID.',
    ]);
    expect(problemsOf({ RAZORPAY_KEY_SECRET: keys.RAZORPAY_KEY_SECRET })).toEqual([
      'RAZORPAY_KEY_ID must be set together with RAZORPAY_KEY_SECRET.',
    ]);
  });

  test('are required in production, except for a demonstration', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('RAZORPAY_KEY_SECRET must be set'),
    ]);
    expect(problemsOf({ NODE_ENV: 'production', DEMO: '1' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', ...keys })).toEqual([]);
  });

  test('are used in a demonstration too, if they are set', () => {
    expect(loadConfig({ NODE_ENV: 'production', DEMO: '1', ...keys }).razorpay?.keyId).toBe('rzp_test_abc123');
  });

  test('go to Razorpay itself unless told otherwise', () => {
    expect(loadConfig(keys).razorpay?.baseUrl).toBe('https://api.razorpay.com/v1');
  });
});

test('the sample catalogue is for development and demonstrations', () => {
  expect(loadConfig({ NODE_ENV: 'production', ...keys }).hasSampleData).toBe(false);
  expect(loadConfig({ NODE_ENV: 'production', DEMO: '1' }).hasSampleData).toBe(true);
  expect(loadConfig({ SAMPLE_DATA: 'off' }).hasSampleData).toBe(false);
});

test.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['loopback', 'loopback'],
])('TRUST_PROXY=%s is %j', (text, value) => {
  expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test('links use the port if no PUBLIC_URL is set', () => {
  expect(loadConfig({ PORT: '8123' }).publicUrl).toBe('http://localhost:8123');
});

describe('a shop that takes real money', () => {
  const complete = {
    ...keys,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://tees.example.com',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
    SMTP_URL: 'smtp://mail.example.com',
  };
  const namesIn = (environment: Record<string, string>) =>
    warningsOf(loadConfig(environment)).map((warning) => warning.split(' ')[0]);

  test.each([
    ['RAZORPAY_WEBHOOK_SECRET', ''],
    ['SMTP_URL', ''],
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://tees.example.com'],
    ['PUBLIC_URL', 'https://localhost:3000'],
  ])('is warned about its %s "%s", and starts', (name, value) => {
    expect(namesIn({ ...complete, [name]: value })).toEqual([name]);
  });

  test('with every setting gets no warning, nor does a demonstration or a development shop', () => {
    expect(namesIn(complete)).toEqual([]);
    expect(namesIn({ NODE_ENV: 'production', DEMO: '1' })).toEqual([]);
    expect(namesIn(keys)).toEqual([]);
  });
});

describe('the admin', () => {
  const production = { NODE_ENV: 'production', DEMO: '1' };
  const url = 'https://admin.example.com';
  test.each([
    ['in production only with an address of its own', production, undefined],
    ['in production at its address', { ...production, ADMIN_URL: url }, { port: 3001, url }],
    ['in another process when its port is off', { ...production, ADMIN_URL: url, ADMIN_PORT: 'off' }, { url }],
    ['nowhere when its port is off and it has no address', { ADMIN_PORT: 'off' }, undefined],
    ['beside the shop in development', { PORT: '4000' }, { port: 4001, url: 'http://localhost:4001' }],
    ['at another port', { ADMIN_PORT: '5000' }, { port: 5000, url: 'http://localhost:5000' }],
    ['on this machine without https', { ADMIN_URL: 'http://127.0.0.1:9' }, { port: 3001, url: 'http://127.0.0.1:9' }],
  ])('is %s [guard admin.42]', (_case, environment, admin) => {
    expect(loadConfig(environment).admin).toEqual(admin);
  });

  test('never has the host of the shop in production, at another port either [guard admin.7]', () => {
    const shared = { PUBLIC_URL: url, ADMIN_URL: `${url}:8443` };
    const [problem] = problemsOf({ ...production, ...shared });
    expect(problem).toMatch(/^ADMIN_URL must be .*in production on another host/);
    expect(loadConfig(shared).admin?.url).toBe(shared.ADMIN_URL);
  });

  test('never has the origin of the shop', () => {
    const [problem] = problemsOf({ PUBLIC_URL: url, ADMIN_URL: `${url}/` });
    expect(problem).toMatch(/^ADMIN_URL must be an https address without a path, other than PUBLIC_URL/);
  });
});

describe('a bucket for pictures', () => {
  const bucket = { S3_BUCKET: 'tees', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'sssh' };

  test('is in Mumbai, at Amazon, unless it is said', () => {
    expect(loadConfig(bucket).bucket).toEqual({
      name: 'tees',
      region: 'ap-south-1',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'sssh',
    });
    const other = { ...bucket, S3_ENDPOINT: 'https://storage.example.com/', S3_REGION: 'auto' };
    expect(loadConfig(other).bucket).toMatchObject({ endpoint: 'https://storage.example.com', region: 'auto' });
  });

  test('needs its key, and a name that a bucket can have', () => {
    expect(problemsOf({ S3_BUCKET: 'tees' })).toEqual([
      'S3_ACCESS_KEY_ID must be set together with S3_BUCKET.',
      'S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET.',
    ]);
    expect(problemsOf({ ...bucket, S3_BUCKET: 'Tees!' })).toHaveLength(1);
    expect(problemsOf({ ...bucket, S3_ENDPOINT: 'storage' })).toEqual([
      'S3_ENDPOINT must be an http or https address (https://storage.example.com).',
    ]);
  });
});

// Prints the configuration that the shop would start with.
import { type Config, warningsOf } from '../../config.ts';
import type { Command } from '../command.ts';
import { facts, group, id, rows, text } from '../output/data.ts';

export const configCommands: readonly Command[] = [
  {
    name: 'config check',
    summary: 'Shows the configuration without its secrets, or every wrong variable',
    details: 'Warns about settings that a shop with real payments should have.',
    examples: [''],
    run: async ({ config, show }) => {
      const variables = rows(describe(config()), {
        variable: id('VARIABLE', ([name]) => name),
        value: text('VALUE', ([, value]) => value),
      });
      const warnings = rows(warningsOf(config()), { warning: text('WARNING', (warning) => warning) });
      show(group(facts({}, {}), { variables, warnings }));
    },
  },
];

/** Says whether a secret is set, never its value. */
function describe(config: Config): [name: string, value: string][] {
  const { razorpay, bucket } = config;
  return [
    ['NODE_ENV', config.environment],
    ['HOST', config.host],
    ['PORT', String(config.port)],
    ['PUBLIC_URL', config.publicUrl],
    ['ADMIN_PORT', String(config.admin?.port ?? 'off: no admin in this process')],
    ['ADMIN_URL', config.admin?.url ?? 'not set, or not used'],
    ['METRICS_PORT', config.metrics ? String(config.metrics.port) : 'not set: nothing is measured'],
    ['METRICS_HOST', config.metrics?.host ?? 'not used'],
    ['CORS_ORIGINS', config.corsOrigins.join(', ') || 'not set: no other origin may call the API'],
    ['TRUST_PROXY', String(config.trustProxy)],
    ['LOG_LEVEL', config.logLevel],
    ['DATA_DIR', config.dataDir],
    ['DATABASE_URL', config.databaseUrl ? withoutPassword(config.databaseUrl) : 'not set: SQLite under DATA_DIR'],
    ['S3_BUCKET', bucket?.name ?? 'not set: pictures under DATA_DIR/images'],
    ['S3_ENDPOINT', bucket ? (bucket.endpoint ?? 'not set: Amazon S3') : 'not used'],
    ['S3_REGION', bucket?.region ?? 'not used'],
    ['S3_ACCESS_KEY_ID', bucket?.accessKeyId ?? 'not used'],
    ['S3_SECRET_ACCESS_KEY', presence(bucket?.secretAccessKey)],
    ['SAMPLE_DATA', config.hasSampleData ? 'on' : 'off'],
    ['DEMO', config.isDemo ? '1' : '0'],
    ['SMTP_URL', config.smtpUrl ? withoutPassword(config.smtpUrl) : 'not set: mails are files under DATA_DIR/outbox'],
    ['MAIL_FROM', config.mailFrom ?? 'not set: the contact address of the settings'],
    ['RAZORPAY_KEY_ID', razorpay?.keyId ?? 'not set: the payment sandbox, no money moves'],
    ['RAZORPAY_KEY_SECRET', presence(razorpay?.keySecret)],
    ['RAZORPAY_WEBHOOK_SECRET', presence(razorpay?.webhookSecret)],
    ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', presence(razorpay?.previousWebhookSecret)],
    ['RAZORPAY_BASE_URL', razorpay?.baseUrl ?? 'not used'],
    ['RECONCILE_AFTER_SECONDS', String(config.reconcileAfterSeconds)],
    ['RECONCILE_EVERY_SECONDS', String(config.reconcileEverySeconds)],
    ['JOBS', config.hasJobs ? 'on' : 'off: mails, refunds and other queued work wait'],
  ];
}

const presence = (secret: string | undefined): string => (secret ? 'set' : 'not set');

/** The query of an address may hold a secret too. */
function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = '***';
  for (const name of url.searchParams.keys()) {
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, '***');
  }
  return url.href;
}

// The state of the running shop: database, disk, jobs, queues, backups.
import * as z from 'zod/mini';

/** A job in the answering process; other processes run the same jobs. */
export const JobState = z.object({
  name: z.string(),
  everySeconds: z.number(),
  isRunning: z.boolean(),
  /** When it last started. Null: not yet in this process. */
  lastRunAt: z.nullable(z.string()),
  lastSuccessAt: z.nullable(z.string()),
  /** Null once a run has succeeded. */
  failure: z.nullable(z.object({ at: z.string(), message: z.string() })),
  nextRunAt: z.nullable(z.string()),
});
export type JobState = z.infer<typeof JobState>;

const Queue = z.object({
  waiting: z.int(),
  oldestWaitingAt: z.nullable(z.string()),
  /** Given up: somebody has to look. */
  failed: z.int(),
  oldestFailedAt: z.nullable(z.string()),
});

export const Backup = z.object({ file: z.string(), bytes: z.number(), madeAt: z.string() });
export type Backup = z.infer<typeof Backup>;

export const BackupRun = z.object({
  state: z.enum(['running', 'done', 'failed']),
  startedAt: z.string(),
  /** Bytes written so far, or in all. */
  bytes: z.number(),
  /** Only of a failed one: a sentence that says why, and what to do. */
  problem: z.nullable(z.string()),
});
export type BackupRun = z.infer<typeof BackupRun>;

export const OffSiteCopies = z.object({
  /** The last attempt. */
  hasFailed: z.boolean(),
  lastMadeAt: z.nullable(z.string()),
});
export type OffSiteCopies = z.infer<typeof OffSiteCopies>;

export const Backups = z.object({
  /** Made in the admin; newest first. */
  backups: z.array(Backup),
  /** The last one that was started in the admin. */
  run: z.nullable(BackupRun),
  /** When the last one was finished, in the admin or by the command line. */
  lastMadeAt: z.nullable(z.string()),
  /** Null: there was never an off-site copy. */
  offSite: z.nullable(OffSiteCopies),
});
export type Backups = z.infer<typeof Backups>;

export const System = z.object({
  at: z.string(),
  version: z.string(),
  nodeVersion: z.string(),
  /** Of the process that answers. */
  startedAt: z.string(),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    bytes: z.number(),
    isWritable: z.boolean(),
    migrations: z.array(z.string()),
  }),
  /** The disk that holds pictures and backups. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  jobs: z.array(JobState),
  queues: z.object({
    mails: Queue,
    webhooks: Queue,
    refunds: Queue,
    /** Orders whose check at the provider is due. They never fail for good. */
    paymentChecks: z.object({ due: z.int(), oldestDueAt: z.nullable(z.string()) }),
  }),
  payments: z.object({
    /** `sandbox`: no keys, no money moves. `test`: the provider's own test mode. */
    mode: z.enum(['sandbox', 'test', 'live']),
    hasWebhookSecret: z.boolean(),
    lastWebhookAt: z.nullable(z.string()),
    /** When a payment last had another amount than its order. Null: not in the last 30 days. */
    wrongAmountAt: z.optional(z.nullable(z.string())),
  }),
  /** False: mails are files on the machine. */
  hasMailServer: z.boolean(),
  backups: Backups,
  /** What the configuration lacks, one sentence each. */
  warnings: z.array(z.string()),
});
export type System = z.infer<typeof System>;

export const UndeliverableMail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  tries: z.int(),
  /** The mail server's last message, if known. */
  problem: z.nullable(z.string()),
});
export type UndeliverableMail = z.infer<typeof UndeliverableMail>;

/** Newest first, 100 at most. */
export const UndeliverableMails = z.object({ mails: z.array(UndeliverableMail) });

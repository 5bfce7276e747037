// Entries of the audit log.
import * as z from 'zod/mini';
import { integerBetween } from '../../../schemas/choices.ts';
import { IndianDay } from '../fields.ts';
import * as messages from '../../texts/messages.ts';

/** Instead of a member's id: an action on the command line. */
export const byCommandLine = 'cli';

export const AuditLogQuery = z.object({
  /** The last id of the previous page. */
  after: z.optional(z.string()),
  /** The id of a member of staff, or `byCommandLine`. */
  by: z.optional(z.string()),
  /** The last day in India to list. */
  until: z.optional(IndianDay),
  limit: z.prefault(integerBetween(1, 100, messages.limitRange), 50),
});

export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null: the command line. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
  channel: z.enum(['admin', 'cli']),
  action: z.string(),
  subject: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditLog = z.object({ entries: z.array(AuditEntry), next: z.nullable(z.string()) });

// Row types of mails, backups, limits and the database itself. See ../tables.ts for the types.
import type { Generated } from 'kysely';

/** A mail, queued or sent; the bodies of a sent one are deleted. */
export interface MailRow {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  /** The address that ends the subscription with one call. */
  unsubscribe_url: string | null;
  /** Reply-to address; null: the sender. */
  reply_to: string | null;
  created_at: string;
  sent_at: string | null;
  /** When to try next, or when the sending process's lease ends; null once sent or given up. */
  try_at: string | null;
  tries: number;
  /** The order that it is about. */
  order_id: string | null;
  /** The order's event that it reports: undoing the event withdraws a mail that is still waiting. */
  event_id: string | null;
  /** What the mail server said at the last attempt; null once sent. */
  problem: string | null;
  /** The newsletter's campaign that it belongs to: it is sent when no other mail is due. */
  campaign_id: string | null;
  /** The tax document whose PDF is attached. */
  document_id: string | null;
}

/**
 * The last backup made in the admin (`admin`), by the command line (`cli`), and the last off-site
 * copy (`off-site`). Not part of a backup: it describes the files beside the database.
 */
export interface BackupRunRow {
  id: 'admin' | 'cli' | 'off-site';
  /** Its name, without the folder. */
  file: string;
  started_at: string;
  /** While it is due or being made: when another process takes over; null once ended. */
  try_at: string | null;
  tries: number;
  ended_at: string | null;
  /** One sentence; null unless it failed. */
  problem: string | null;
  /** When the last one that succeeded was finished. */
  made_at: string | null;
}

/** Attempts left until `resets_at`. The key is a hash of the address or e-mail. */
export interface LimitRow {
  key: string;
  tries_left: number;
  resets_at: string;
}

/** The payment sandbox's own data. `body` is the JSON of the provider's entity. */
export interface SandboxEntityRow {
  id: string;
  kind: string;
  /** The order of a payment, the payment of a refund, or the receipt of an order. */
  parent: string | null;
  body: string;
}

/** Facts about the database itself, such as that the sample catalogue has been imported. */
export interface MarkRow {
  name: string;
  created_at: string;
}

/** Number of changes of one kind of cached data; without a row, none. */
export interface DataVersionRow {
  data: 'catalog' | 'blog' | 'settings' | 'content';
  version: number;
}

/** One row, written to check that the database accepts writes. */
export interface ReadinessRow {
  id: number;
  /** Alternates between 0 and 1. */
  side: number;
}

export interface RedirectRow {
  id: string;
  /** Of the old address, as `keyOf` makes it. */
  path: string;
  /** Path and query of this shop. Never an address that redirects itself. */
  target: string;
  /** The key of `target`. */
  target_path: string;
  /** A later import may change it; one by hand stays. */
  is_imported: number;
  created_at: string;
}

/** Of India's days. At most 300 rows a day, for a week. */
export interface MissingPageRow {
  day: string;
  path: string;
  asked: number;
}

export interface OperationTables {
  mails: Omit<MailRow, 'document_id'> & { document_id: Generated<string | null> };
  backup_runs: BackupRunRow;
  limits: LimitRow;
  sandbox_entities: SandboxEntityRow;
  marks: MarkRow;
  data_versions: DataVersionRow;
  readiness: ReadinessRow;
  redirects: RedirectRow;
  missing_pages: MissingPageRow;
}

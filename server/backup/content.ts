// What a backup holds: a header, the tables as JSON lines, the pictures, and the PDFs of tax
// documents.
import * as z from 'zod';
import { tablesInOrder } from '../database/reset.ts';
import type { FileStore } from '../integrations/file-store/file-store.ts';

export type BackupTable = keyof typeof tablesInOrder;

/**
 * Left out: sessions, mailed links and other credentials, so that everybody logs in again after a
 * restore; known networks, which each login records again; attempt counts, which expire; and
 * messages to devices, which would come twice. Second
 * factors are included: without them a restore would turn them off.
 */
const leftOut = new Set<BackupTable>([
  'sessions',
  'known_networks',
  'email_links',
  'password_resets',
  'password_reset_requests',
  'limits',
  'staff_invitations',
  'staff_sessions',
  'staff_challenges',
  'staff_networks',
  'push_messages',
]);

/** In insertion order: tables that others refer to come first. */
export const backupTables: readonly BackupTable[] = (Object.keys(tablesInOrder) as BackupTable[])
  .toReversed()
  .filter((table) => !leftOut.has(table));

export const BackupHeader = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Defines the shape of the tables. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

export interface BackupContent {
  readonly rows: Readonly<Partial<Record<BackupTable, number>>>;
  /** Number of files: a picture has one for each size and format. */
  readonly pictures: number;
  /** PDFs of tax documents. */
  readonly documents: number;
}

/** In the archive a folder each. */
export const fileKinds = ['pictures', 'documents'] as const;
export type FileKind = (typeof fileKinds)[number];
export type FileStores = Readonly<Record<FileKind, FileStore>>;

export const headerName = 'backup.json';

export const tablePart = (table: BackupTable, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;

export function tableOf(name: string): BackupTable | undefined {
  const [, table] = /^tables\/(\w+)\/\d+\.ndjson$/.exec(name) ?? [];
  return backupTables.find((known) => known === table);
}

export const entryName = (kind: FileKind, file: string): string => `${kind}/${file}`;

export function fileOf(name: string): { readonly kind: FileKind; readonly file: string } | undefined {
  const [, folder, file] = /^(\w+)\/(\w[\w.-]*)$/.exec(name) ?? [];
  const kind = fileKinds.find((known) => known === folder);
  return kind && file !== undefined ? { kind, file } : undefined;
}

export const linesOf = (content: Buffer): string[] => content.toString().split('\n').filter(Boolean);

/** `65 products, 3 customers, 12 orders, 9 document files and 2411 picture files`. */
export function describeContent({ rows, pictures, documents }: BackupContent): string {
  const count = (table: BackupTable) => `${rows[table] ?? 0} ${table}`;
  return `${count('products')}, ${count('customers')}, ${count('orders')}, ${documents} document files and ${pictures} picture files`;
}

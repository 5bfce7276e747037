// The PDFs of tax documents: a job makes and stores them soon after the issue; a missing file is
// made again.
import { createHash } from 'node:crypto';
import type { TaxDocumentRow } from '../../../../../database/tables/document-tables.ts';
import { type Outcome, nextAttempt, workQueue } from '../../../../../database/job-queue.ts';
import type { Deps } from '../../../../../deps.ts';
import { toContent } from '../documents.mapping.ts';
import { findDocument, listDocumentLines, updateDocumentDue, updateDocumentHash } from '../documents.repository.ts';
import { renderInThread } from './render-in-thread.ts';

export type FileNeeds = Pick<Deps, 'db' | 'documents' | 'log'>;

const queue = { table: 'tax_documents', due: 'due_at', attempts: 'attempts', rowsAtOnce: 5 } as const;
const backOff = { pauses: [1, 5, 15, 60].map((minutes) => minutes * 60_000) };

/** A job. A document that cannot be made is tried again without limit: it has to exist. */
export function makeDocuments(deps: FileNeeds & Pick<Deps, 'changes' | 'clock'>): Promise<void> {
  return workQueue(deps, queue, (row) => makeDocument(deps, row));
}

async function makeDocument(deps: FileNeeds & Pick<Deps, 'clock'>, row: TaxDocumentRow): Promise<Outcome> {
  const { id, attempts, issued_at: since } = row;
  try {
    await readDocumentFile(deps, row);
  } catch (error) {
    const next = nextAttempt(backOff, { now: deps.clock.now(), attempts, since });
    deps.log.error({ err: error, document: id, next }, 'the PDF of a tax document could not be made');
    return (trx) => updateDocumentDue(trx, id, next);
  }
  return (trx) => updateDocumentDue(trx, id, null);
}

/** Reads it from the store; otherwise renders it, stores it and records its hash. */
export async function readDocumentFile(deps: FileNeeds, row: TaxDocumentRow): Promise<Buffer> {
  const stored = await deps.documents.read(storedName(row));
  // A process may have ended between storing and recording.
  if (stored && row.pdf_hash === hashOf(stored)) return stored;
  const file = await renderInThread(toContent(row, await listDocumentLines(deps.db, [row.id])));
  const hash = hashOf(file);
  if (row.pdf_hash !== null && row.pdf_hash !== hash)
    deps.log.warn({ document: row.id }, 'the PDF of a tax document was made again and differs from the first one');
  await deps.documents.write(storedName(row), file);
  if (row.pdf_hash === null) await updateDocumentHash(deps.db, row.id, hash);
  return file;
}

export interface NamedFile {
  /** `INV-26-27-00001.pdf` */
  readonly name: string;
  readonly content: Buffer;
}

export const readNamedFile = async (deps: FileNeeds, row: TaxDocumentRow): Promise<NamedFile> => ({
  name: `${row.number.replaceAll('/', '-')}.pdf`,
  content: await readDocumentFile(deps, row),
});

/** For callers that have its id. */
export async function readFileOfDocument(deps: FileNeeds, id: string): Promise<NamedFile> {
  const row = await findDocument(deps.db, id);
  if (!row) throw new Error(`there is no document ${id}`);
  return readNamedFile(deps, row);
}

/** Of a document whose file exists. Undefined: none. */
export async function findFileFault(
  { documents }: Pick<Deps, 'documents'>,
  row: TaxDocumentRow,
): Promise<'missing' | 'damaged' | undefined> {
  const stored = await documents.read(storedName(row));
  if (!stored) return 'missing';
  return hashOf(stored) === row.pdf_hash ? undefined : 'damaged';
}

const storedName = ({ id }: TaxDocumentRow): string => `${id}.pdf`;

const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex');

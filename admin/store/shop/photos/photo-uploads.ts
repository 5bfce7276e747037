// The photos that this tab sends. They live outside the screens, so the member may leave the editor
// and come back.
import { photoTooLarge } from '@taana-baana/contract/admin/texts/shop/photo-messages.ts';
import { maxUploadBytes } from '@taana-baana/contract/admin/uploads.ts';
import { findUnfinishedUploads, sendFile } from '../../files/send-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export interface PhotoUpload {
  /** A blob URL, shown until the picture is made. */
  readonly preview: string;
  readonly step: 'waiting' | 'sending' | 'arrived' | 'failed';
  /** Of its bytes, from 0 to 1. */
  readonly share: number;
  /** The connection is lost; the next attempt follows automatically. */
  readonly isCut: boolean;
  /** A sentence: why it failed. */
  readonly failure: string;
}

/** Simultaneous uploads: more would only slow down each. */
const atOnce = 2;

interface Job {
  readonly file: File;
  readonly fingerprint: string;
  /** Of an upload that an earlier visit may have begun. */
  hash: string;
  isBegun: boolean;
  isLine: boolean;
  /** Counts attempts: Remove and Undo may follow each other while a photo is being shrunk. */
  attempt: number;
  /** Sent instead of the file. */
  small?: Blob;
  stop?: () => void;
}

const jobs = new Map<string, Job>();
let shown: ReadonlyMap<string, PhotoUpload> = new Map();
const listeners = new Set<() => void>();

export const readPhotoUploads = (): ReadonlyMap<string, PhotoUpload> => shown;
export function subscribeToPhotoUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(id: string, change: Partial<PhotoUpload>): void {
  const present = shown.get(id);
  if (!present) return;
  shown = new Map(shown).set(id, { ...present, ...change });
  for (const listener of listeners) listener();
}

/**
 * Only whole percents: progress events come many times per second, and each one renders the screen.
 */
function showShare(id: string, share: number): void {
  const present = shown.get(id);
  const isSeen = present?.isCut || Math.floor(share * 100) !== Math.floor((present?.share ?? 0) * 100);
  if (isSeen) show(id, { share, isCut: false });
}

/** Resolves to their ids, in order. A file whose upload an earlier visit began keeps its id. */
export async function addPhotos(files: readonly File[]): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const fingerprint = `photo ${file.name} ${file.size}`;
    const begun = (await findUnfinishedUploads(file, fingerprint)).find(({ id }) => !jobs.has(id));
    const id = begun?.id || crypto.randomUUID();
    ids.push(id);
    jobs.set(id, {
      file,
      fingerprint,
      hash: begun?.hash ?? '',
      isBegun: begun !== undefined,
      isLine: false,
      attempt: 0,
    });
    const preview = URL.createObjectURL(file);
    shown = new Map(shown).set(id, { preview, step: 'waiting', share: 0, isCut: false, failure: '' });
  }
  startNext();
  return ids;
}

/** Resumes where it stopped. */
export function retryPhoto(id: string): void {
  show(id, { step: 'waiting', isCut: false, failure: '' });
  startNext();
}

/** Stops sending it. The file stays, so that Undo can resume. */
export function stopPhoto(id: string): void {
  jobs.get(id)?.stop?.();
  const step = shown.get(id)?.step;
  if (step === 'sending' || step === 'waiting') show(id, { step: 'failed', failure: '' });
  startNext();
}

function startNext(): void {
  const sending = [...shown.values()].filter(({ step }) => step === 'sending').length;
  const waiting = [...shown].filter(([, { step }]) => step === 'waiting').map(([id]) => id);
  for (const id of waiting.slice(0, Math.max(0, atOnce - sending))) {
    show(id, { step: 'sending' });
    void start(id);
  }
  setLeaveWarning([...shown.values()].some(({ step }) => step === 'sending' || step === 'waiting'));
}

async function start(id: string): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;
  const end = (change: Partial<PhotoUpload>) => {
    show(id, change);
    startNext();
  };
  const attempt = (job.attempt += 1);
  const isWanted = () => job.attempt === attempt && shown.get(id)?.step === 'sending';
  const sent = await prepare(id, job);
  if (!isWanted()) return;
  if (sent.size > maxUploadBytes.photo) return end({ step: 'failed', failure: photoTooLarge });
  const hash = await hashOf(sent);
  if (!isWanted()) return;
  job.isLine = false;
  job.stop = sendFile({
    id,
    kind: 'photo',
    file: sent,
    name: job.file.name,
    fingerprint: job.fingerprint,
    hash,
    isBegun: job.isBegun && (job.hash === '' || job.hash === hash),
    onProgress: (share) => showShare(id, share),
    onCut: () => show(id, { isCut: true }),
    onArrived: () => {
      delete job.small;
      end({ step: 'arrived', share: 1, isCut: false });
    },
    onFailed: (failure, isLine) => {
      job.isLine = isLine;
      end({ step: 'failed', failure, isCut: false });
    },
  });
  job.isBegun = true;
  job.hash = hash;
}

async function prepare(id: string, job: Job): Promise<Blob> {
  if (job.small) return job.small;
  const shrunk = await shrinkPhoto(job.file);
  job.small = shrunk?.picture ?? job.file;
  if (shrunk) {
    URL.revokeObjectURL(shown.get(id)?.preview ?? '');
    show(id, { preview: URL.createObjectURL(shrunk.preview) });
  }
  return job.small;
}

async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

window.addEventListener('online', () => {
  for (const [id, { isLine }] of jobs) if (isLine && shown.get(id)?.step === 'failed') retryPhoto(id);
});

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function setLeaveWarning(isOn: boolean): void {
  if (isOn) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

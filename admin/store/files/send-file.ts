// Sends one file by the tus protocol: in pieces, repeated after a lost connection, resumed where it
// stopped.
import { type DetailedError, Upload } from 'tus-js-client';
import { failed } from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { type UploadKindName, uploadPath, uploadPiece } from '@taana-baana/contract/admin/uploads.ts';
import { toSignedOut } from '../sign-in-redirect.ts';
import { toAnswer } from '../send.ts';

/**
 * Milliseconds between attempts, from the first again once bytes arrive. Gives up after about 20
 * minutes without any.
 */
const pauses = [500, 1000, 2000, 5000, ...Array.from({ length: 80 }, () => 15_000)];

interface FileToSend {
  readonly id: string;
  readonly kind: UploadKindName;
  readonly file: Blob;
  readonly name: string;
  /** Key by which the browser finds it after a reload. */
  readonly fingerprint: string;
  /** SHA-256 of the sent content: other bytes must not be appended to the ones that arrived. */
  readonly hash?: string;
  /** Whether some of it may have arrived. */
  readonly isBegun: boolean;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** An attempt failed; the next one follows. */
  readonly onCut: () => void;
  readonly onArrived: () => void;
  /** `isLine`: worth another attempt once the connection is back. */
  readonly onFailed: (message: string, isLine: boolean) => void;
}

/** Starts it. The returned function stops it; the bytes that arrived stay for a day. */
export function sendFile({ id, kind, file, name, hash = '', isBegun, ...told }: FileToSend): () => void {
  const endpoint = new URL(uploadPath, window.location.origin).href;
  const url = `${endpoint}/${id}`;
  const upload = new Upload(file, {
    endpoint,
    ...(isBegun ? { uploadUrl: url } : {}),
    metadata: { id, kind, name, hash },
    chunkSize: uploadPiece,
    retryDelays: pauses,
    fingerprint: () => Promise.resolve(told.fingerprint),
    removeFingerprintOnSuccess: true,
    // Each attempt first asks how much has arrived, whatever the previous one knew.
    onUploadUrlAvailable: () => {
      upload.options.uploadUrl = url;
    },
    onProgress: (sent, total) => told.onProgress(total > 0 ? sent / total : 0),
    onSuccess: () => told.onArrived(),
    onShouldRetry: (error) => {
      const isWorth = isWorthRepeating(error);
      if (isWorth) told.onCut();
      return isWorth;
    },
    onError: (error) => {
      if ('originalResponse' in error) told.onFailed(messageOf(error), isWorthRepeating(error));
      else told.onFailed(failed, false);
    },
  });
  upload.start();
  return () => void upload.abort();
}

/** Ids of earlier, unfinished uploads of this file, and the hash of what was sent. */
export async function findUnfinishedUploads(file: Blob, fingerprint: string): Promise<{ id: string; hash: string }[]> {
  const upload = new Upload(file, { fingerprint: () => Promise.resolve(fingerprint) });
  const begun = await upload.findPreviousUploads().catch(() => []);
  return begun.map(({ metadata }) => ({ id: metadata['id'] ?? '', hash: metadata['hash'] ?? '' }));
}

/** No answer, a proxy without the shop behind it, or a moved offset; not a full disk. */
function isWorthRepeating({ originalRequest, originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0;
  if (status === 409) return originalRequest.getMethod() === 'PATCH';
  return status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 507);
}

function messageOf({ originalResponse }: DetailedError): string {
  const answer = toAnswer(originalResponse?.getStatus() ?? 0, originalResponse?.getBody() || '-');
  if (!('error' in answer)) return failed;
  return (answer.error.code === 'not-signed-in' ? toSignedOut(answer.error) : answer.error).message;
}

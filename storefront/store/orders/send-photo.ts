// Sends a photo of an exchange and reports the progress, which fetch cannot. Separate, because only
// the dialog of an exchange loads it.
import { calls } from '@taana-baana/contract/calls.ts';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { ApiError, toApiError } from '../api-client.ts';
import { callUrl } from '../transport.ts';

/** Milliseconds without any progress after which the connection counts as dead. */
const maxPauseMs = 30_000;

export interface PhotoToSend {
  /** Of the order. */
  readonly number: string;
  readonly id: string;
  readonly picture: Blob;
  readonly token: string;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Rejects with an ApiError. */
export function sendPhoto({ number, id, picture, token, signal, onProgress }: PhotoToSend): Promise<void> {
  const { method, path } = calls.addExchangePhoto;
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), maxPauseMs);
  };
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new ApiError(0, 'offline', serverMessages.unreachable));
    if (signal.aborted) return fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open(method, callUrl(path, { number, id }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', picture.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      waitOn();
      onProgress(total > 0 ? loaded / total : 0);
    });
    for (const end of ['error', 'abort']) request.addEventListener(end, fail);
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      return status >= 200 && status < 300 ? resolve() : reject(toApiError({ status, text: responseText }));
    });
    waitOn();
    request.send(picture);
  }).finally(() => clearTimeout(timer));
}

// Sends a file as the body of a call and reports the progress, which fetch cannot.
import type { AdminAnswer, AdminCallName } from '@taana-baana/contract/admin/calls.ts';
import { callRows } from '../call-rows.ts';
import { toSignedOut } from '../sign-in-redirect.ts';
import { type AdminError, type AdminRequest, addressOf, toAnswer, unreachable } from '../send.ts';

interface Upload<N extends AdminCallName> extends Pick<AdminRequest, 'params' | 'query'> {
  readonly name: N;
  readonly file: File;
  /** From 0 to 1; 1 while the server works on the file. */
  readonly onProgress: (share: number) => void;
}

export function upload<N extends AdminCallName>({
  file,
  onProgress,
  ...call
}: Upload<N>): Promise<{ data: AdminAnswer<N> } | { error: AdminError }> {
  const { method } = callRows[call.name];
  const request = new XMLHttpRequest();
  request.open(method, addressOf(call));
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  return new Promise((resolve) => {
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve({ error: unreachable }));
    }
    request.addEventListener('load', () => resolve(read<N>(request)));
    request.send(file);
  });
}

function read<N extends AdminCallName>({ status, responseText }: XMLHttpRequest) {
  const answer = toAnswer(status, responseText);
  if (!('error' in answer)) return answer as { data: AdminAnswer<N> };
  return { error: answer.error.code === 'not-signed-in' ? toSignedOut(answer.error) : answer.error };
}

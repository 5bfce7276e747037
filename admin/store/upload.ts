// Sends a file as the body of a call and tells how much of it has arrived, which fetch cannot.
import { type AdminCall, type AdminCallName, adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminAnswer } from '@taana-baana/contract/admin/endpoints.ts';
import { toSignedOut } from './leave.ts';
import { type AdminError, type AdminRequest, addressOf, toError, unreachable } from './send.ts';

interface Upload<N extends AdminCallName> extends Pick<AdminRequest, 'params' | 'query'> {
  readonly name: N;
  readonly file: File;
  /** From 0 to 1; 1 while the server works on what has arrived. */
  readonly onProgress: (share: number) => void;
}

export function upload<N extends AdminCallName>({
  file,
  onProgress,
  ...call
}: Upload<N>): Promise<{ data: AdminAnswer<N> } | { error: AdminError }> {
  const { method }: AdminCall = adminCalls[call.name];
  const request = new XMLHttpRequest();
  request.open(method, addressOf(call));
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', file.type || 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  return new Promise((resolve) => {
    request.addEventListener('error', () => resolve({ error: unreachable }));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve({ data: JSON.parse(responseText) as AdminAnswer<N> });
      const error = toError(status, responseText);
      resolve({ error: error.code === 'not-signed-in' ? toSignedOut(error) : error });
    });
    request.send(file);
  });
}

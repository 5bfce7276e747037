// Answers a connection whose request could not be parsed: without a route, straight to the socket.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorBody, serverMessages } from '@taana-baana/contract';
import { nothingAllowed, formatPolicy } from '../../pages/content-security.ts';

const errors: Record<string, [number, Pick<ErrorBody, 'code' | 'message'>]> = {
  HPE_HEADER_OVERFLOW: [431, { code: 'too-large', message: serverMessages.tooLarge }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'malformed', message: serverMessages.malformed }],
};
const malformed: [number, Pick<ErrorBody, 'code' | 'message'>] = [
  400,
  { code: 'malformed', message: serverMessages.malformed },
];

export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const [status, known] = errors[error.code ?? ''] ?? malformed;
  const requestId = randomUUID();
  const body = JSON.stringify({ ...known, requestId } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `content-security-policy: ${formatPolicy(nothingAllowed)}`,
    'x-content-type-options: nosniff',
    'referrer-policy: no-referrer',
    `x-request-id: ${requestId}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

// Sends a call of the admin by its name. Independent of the store: an error is a result too.
import type { AdminCallName, AdminInput } from '@taana-baana/contract/admin/calls.ts';
import { tooLargeOnTheWay } from '@taana-baana/contract/admin/texts/messages.ts';
import type { ErrorBody, ErrorCode } from '@taana-baana/contract/errors.ts';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { callRows } from './call-rows.ts';

type Plain = string | number | boolean | null | undefined;

export interface AdminRequest {
  readonly name: AdminCallName;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, Plain>>;
  readonly body?: unknown;
}

/** The message for the member of staff. */
export interface AdminError {
  /** 0 if there was no response. */
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly message: string;
  /** Messages by field name, if a form was refused. */
  readonly fields: Readonly<Record<string, string>>;
}

export type Input<N extends AdminCallName> = keyof AdminInput<N> extends never ? [] : [input: AdminInput<N>];

/** A call with its input, as the contract has it. */
export const call = <N extends AdminCallName>(name: N, ...[input]: Input<N>): AdminRequest => ({
  name,
  ...(input as Omit<AdminRequest, 'name'> | undefined),
});

export async function send(
  request: AdminRequest,
  signal: AbortSignal,
): Promise<{ data: unknown } | { error: AdminError }> {
  const { method } = callRows[request.name];
  const { body } = request;
  try {
    const response = await fetch(addressOf(request), {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return toAnswer(response.status, await response.text());
  } catch {
    return { error: unreachable };
  }
}

export const unreachable: AdminError = {
  status: 0,
  code: 'offline',
  message: serverMessages.unreachable,
  fields: {},
};

/** Empty values are left out. */
export function addressOf({ name, params = {}, query = {} }: AdminRequest): string {
  const filled = callRows[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(key, String(value));
  }
  return `/api/${filled}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * An answer that is not the shop's comes from a proxy, which cannot reach the shop or has a limit.
 */
export function toAnswer(status: number, text: string): { data: unknown } | { error: AdminError } {
  try {
    // Null, because the store cannot hold undefined.
    if (status >= 200 && status < 300) return { data: text === '' ? null : JSON.parse(text) };
    const { code, message, fields } = JSON.parse(text) as ErrorBody;
    return { error: { status, code, message, fields: fields ?? {} } };
  } catch {
    if (status !== 413) return { error: unreachable };
    return { error: { status, code: 'too-large', message: tooLargeOnTheWay, fields: {} } };
  }
}

// The type of one entry in a routes file of the admin: a call of its contract and its handler.
import type { Readable } from 'node:stream';
import type { AdminAnswer, AdminCallName, AdminCalls } from '@taana-baana/contract/admin/calls.ts';
import type * as z from 'zod/mini';
import type { Actor } from './shop/audit-log/audit-log.service.ts';
import type { CallLimits } from './route.ts';
import type { Origin, StaffSession } from './people/staff/staff-sessions.service.ts';

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Part<N extends AdminCallName, K extends string> = K extends keyof AdminCalls[N]
  ? Parsed<AdminCalls[N][K]>
  : undefined;
type IfStaff<N extends AdminCallName, T> = AdminCalls[N]['access'] extends 'staff' ? T : undefined;

/** A parsed and authorised request of the admin. */
export interface AdminCallOf<N extends AdminCallName> {
  readonly session: IfStaff<N, StaffSession>;
  /** The member of the session, for the audit log. */
  readonly actor: IfStaff<N, Actor>;
  readonly params: Part<N, 'params'>;
  readonly query: Part<N, 'query'>;
  readonly body: Part<N, 'body'>;
  readonly origin: Origin;
}

/** The response sets the cookie to the token of a session, or, with null, deletes it. */
export class WithCookie<T> {
  readonly body: T;
  readonly token: string | null;
  constructor(body: T, token: string | null) {
    this.body = body;
    this.token = token;
  }
}

/** The response is a file to save. Its content is streamed, never in memory as a whole. */
export class Download {
  readonly name: string;
  readonly type: string;
  /** Undefined where it is not known before the end. */
  readonly bytes: number | undefined;
  readonly content: Readable;
  constructor(name: string, type: string, bytes: number | undefined, content: Readable) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
    this.content = content;
  }
}

export const csvFile = async (name: string, content: Readable | Promise<Readable>): Promise<Download> =>
  new Download(name, 'text/csv; charset=utf-8', undefined, await content);

type Answered<N extends AdminCallName> = AdminCalls[N] extends { isFile: true } ? Download : AdminAnswer<N>;
type Handler<N extends AdminCallName> = (call: AdminCallOf<N>) => Promise<Answered<N> | WithCookie<Answered<N>>>;

export interface AdminRoute {
  readonly name: AdminCallName;
  readonly limits: Pick<CallLimits, 'perAddress'>;
  readonly handle: (call: never) => Promise<unknown>;
}

export function adminRoute<N extends AdminCallName>(
  name: N,
  handle: Handler<N>,
  limits: AdminRoute['limits'] = {},
): AdminRoute {
  return { name, handle, limits };
}

/** A call that changes something and answers with what `read` then shows of it. */
export const adminChange = <N extends AdminCallName>(
  name: N,
  read: (call: AdminCallOf<N>) => Promise<Answered<N>>,
  change: (call: AdminCallOf<N>) => Promise<unknown>,
): AdminRoute =>
  adminRoute(name, async (call) => {
    await change(call);
    return read(call);
  });

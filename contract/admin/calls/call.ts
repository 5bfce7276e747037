// One row of a call of the admin: where it is, who may make it, what it takes and answers.
import * as z from 'zod/mini';
import { pathName } from '../../schemas/choices.ts';
import type { Permission } from '../permissions.ts';

export type Schema = z.ZodMiniType;

/** `open`: before somebody is signed in. `self`: every member of staff, about themselves. */
type Caller = Permission | 'open' | 'self';

/** Kinds of the browser's data: a read has some, a change reloads all reads that have one of its. */
export type Tag =
  | 'campaigns'
  | 'cash'
  | 'collections'
  | 'content'
  | 'customers'
  | 'dashboard'
  | 'enquiries'
  | 'exchanges'
  | 'gift-cards'
  | 'me'
  | 'offers'
  | 'order'
  | 'orders'
  | 'packing'
  | 'passkeys'
  | 'posts'
  | 'product-imports'
  | 'products'
  | 'redirects'
  | 'sessions'
  | 'settings'
  | 'size-charts'
  | 'staff'
  | 'stock'
  | 'subscribers'
  | 'push'
  | 'system'
  | 'unplaced'
  | 'linked-orders';

interface Rest {
  /** Only where a name in the path is not any text. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The query takes `after`: the answer's `next`, of the page before. */
  readonly isPaged?: true;
  readonly tags?: readonly Tag[];
  /** The read that has the same answer, for the same params. */
  readonly shows?: string;
  /** Requires a proof by passkey, or by password and code, within the last ten minutes. */
  readonly stepUp?: true;
  /** Allowed before the first passkey or authenticator app is set up; then without the proof. */
  readonly setUp?: true;
  /** The response is a file to save, not JSON: a link to it is enough. */
  readonly isFile?: true;
  /** Of the body; without it, 256 KB. */
  readonly maxBytes?: number;
}

export interface AdminCall extends Rest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/` of the admin's own origin; `:name` is a parameter. */
  readonly path: string;
  /** `staff`: the session's cookie is required. */
  readonly access: 'open' | 'staff';
  /** Without one, every member of staff may call it, about themselves. */
  readonly permission?: Permission;
  readonly response: Schema;
}

type NameIn<Part> = Part extends `:${infer Name}` ? Name : never;
type NamesIn<Path> = Path extends `${infer Part}/${infer Others}` ? NameIn<Part> | NamesIn<Others> : NameIn<Path>;
type ParamsOf<Path, R> = R extends { params: Schema }
  ? unknown
  : [NamesIn<Path>] extends [never]
    ? unknown
    : { readonly params: z.ZodMiniObject<Record<NamesIn<Path>, typeof pathName>> };

type Row<Method, Path, C, Response, R> = {
  readonly method: Method;
  readonly path: Path;
  readonly access: C extends 'open' ? 'open' : 'staff';
  readonly permission?: Permission;
  readonly response: Response;
} & ParamsOf<Path, R> &
  R;

const by =
  <Method extends AdminCall['method']>(method: Method) =>
  // oxlint-disable-next-line typescript/no-empty-object-type -- a row without anything else
  <Path extends string, C extends Caller, Response extends Schema, const R extends Rest = {}>(
    path: Path,
    caller: C,
    response: Response,
    rest?: R,
  ) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, pathName]);
    return {
      method,
      path,
      access: caller === 'open' ? 'open' : 'staff',
      ...(caller === 'open' || caller === 'self' ? {} : { permission: caller }),
      ...(names.length === 0 ? {} : { params: z.object(Object.fromEntries(names)) }),
      response,
      ...rest,
    } as unknown as Row<Method, Path, C, Response, R>;
  };

export const read = by('GET');
export const post = by('POST');
export const put = by('PUT');
export const remove = by('DELETE');

/** The answer of a call that answers nothing, or a file. */
export const nothing = z.undefined();

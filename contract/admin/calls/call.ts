// What the browser has to know of a call of the admin.
import type { Permission } from '../permissions.ts';

export interface AdminCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/` of the admin's own origin; `:name` is a parameter. */
  readonly path: string;
  /** `staff`: the session's cookie is required. */
  readonly access: 'open' | 'staff';
  /** Without one, any member of staff may call it, about themselves. */
  readonly permission?: Permission;
  /** Only within ten minutes of a proof by passkey, or by password and code. */
  readonly stepUp?: true;
  /** Also before the first passkey or authenticator app is set up; then without the proof. */
  readonly setUp?: true;
  /** The response is a file to save, not JSON: a link to it is enough. */
  readonly isFile?: true;
  /** Of the body; without it, 256 KB. */
  readonly maxBytes?: number;
}

// What the browser needs to know of an admin call.
import type { Permission } from '../permissions.ts';

export interface AdminCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/` of the admin's own origin; `:name` is a parameter. */
  readonly path: string;
  /** `staff`: the session's cookie is required. */
  readonly access: 'open' | 'staff';
  /** Without one, every member of staff may call it, about themselves. */
  readonly permission?: Permission;
  /** Requires a proof by passkey, or by password and code, within the last ten minutes. */
  readonly stepUp?: true;
  /** Allowed before the first passkey or authenticator app is set up; then without the proof. */
  readonly setUp?: true;
  /** The response is a file to save, not JSON: a link to it is enough. */
  readonly isFile?: true;
  /** Of the body; without it, 256 KB. */
  readonly maxBytes?: number;
}

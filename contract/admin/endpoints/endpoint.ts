// A call with its schemas, and the parameters that many calls have.
import * as z from 'zod/mini';
import { pathName } from '../../schemas/choices.ts';
import type { AdminCall } from '../calls/call.ts';

export type Schema = z.ZodMiniType;

export interface AdminEndpoint extends AdminCall {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

export const byId = z.object({ id: pathName });
export const byNumber = z.object({ number: pathName });
export const byFile = z.object({ file: pathName });
export const nothing = z.undefined();

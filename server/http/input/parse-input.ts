// Parses requests by the schemas of their endpoint, for the shop's calls and the admin's.
import type * as z from 'zod/mini';
import { serverMessages } from '@taana-baana/contract';
import { AppError } from '../../modules/app-error.ts';

type Schema = z.ZodMiniType;

export interface Address {
  readonly params: unknown;
  readonly query: unknown;
}

/** Throws an error with a message for each wrong field. */
export function parseAddress(
  endpoint: { readonly params?: Schema; readonly query?: Schema },
  { params = {}, query = {} }: Partial<Address>,
): Address {
  return {
    params: parse(endpoint.params, withoutNul(params)),
    query: parse(endpoint.query, withoutBlanks(query)),
  };
}

/** Throws an error with a message for each wrong field. */
export function parse(schema: Schema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  rejectUnstorable(input);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues.flatMap(fieldIssues)) fields[issue.path.join('.')] ??= issue.message;
  const { '': whole, ...named } = fields;
  if (whole !== undefined) throw new AppError('malformed', serverMessages.malformed);
  throw new AppError('invalid', Object.values(named)[0] ?? serverMessages.checkFields, { fields: named });
}

/** For a form that may also be blank, report the errors of its fields, not "neither matches". */
function fieldIssues(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const ofFields = issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];
  return ofFields.length === 0
    ? [issue]
    : ofFields.map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/** Empty values count as absent: `?brand=&sort=` has no filter. */
function withoutBlanks(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, withoutBlanks(value)]),
  );
}

/** No stored id contains a NUL, and PostgreSQL rejects a query with one. */
function withoutNul(params: unknown): unknown {
  const entries = Object.entries(params as Record<string, string>);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll('\0', '\uFFFD')]));
}

/** Deeper than any body in the contract. Unlimited nesting would overflow the stack. */
const maxNesting = 20;

/** PostgreSQL text cannot store a NUL, and no shopper types one. */
function rejectUnstorable(input: unknown, depth = 0): void {
  const isUnstorable = (typeof input === 'string' && input.includes('\0')) || depth > maxNesting;
  if (isUnstorable) throw new AppError('malformed', serverMessages.malformed);
  // The bytes of a picture.
  if (typeof input !== 'object' || input === null || input instanceof Uint8Array) return;
  for (const value of Object.values(input)) rejectUnstorable(value, depth + 1);
}

// One page of a long list: its rows, and the cursor after which the next page begins.
import { pageUnknown } from '@taana-baana/contract/admin/texts/messages.ts';
import { AppError } from './app-error.ts';

/** A row's place in a list that is sorted by a time or day, then by id. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

/** Reads one row more than it returns, to know whether there is another page. */
export async function readPage<Row extends { readonly id: string }>(
  limit: number,
  read: (limit: number) => Promise<readonly Row[]>,
  toCursor: (row: Row) => string = ({ id }) => id,
): Promise<{ rows: Row[]; next: string | null }> {
  const found = await read(limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? toCursor(last) : null };
}

export const cursorOf = ({ at, id }: Place): string => `${at}_${id}`;

/** Undefined for the first page. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = /^(\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)_(.+)$/.exec(cursor) ?? [];
  if (!at || !id) throw new AppError('invalid', pageUnknown, { fields: { after: pageUnknown } });
  return { at, id };
}

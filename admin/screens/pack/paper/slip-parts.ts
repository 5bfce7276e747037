// Divides what belongs to an order among its slips.
import type { Parcel } from '@taana-baana/contract/admin/schemas/selling/packing.ts';

export interface SlipPart {
  readonly lines: Parcel['lines'];
  readonly notes: readonly string[];
}

/** Rows for lines and notes. */
const rowsOnSlip = 6;
/** Of a note, in one row: two lines of the widest letters. */
const lettersInRow = 60;

/** Lines first. A note is never divided: it takes as many rows as its text, and has room on one slip. */
export function slipParts({ lines, notes = [] }: Pick<Parcel, 'lines' | 'notes'>): readonly SlipPart[] {
  const parts: { lines: Parcel['lines']; notes: string[]; rows: number }[] = [];
  const withRoomFor = (rows: number) => {
    const last = parts.at(-1);
    if (last && last.rows + rows <= rowsOnSlip) return Object.assign(last, { rows: last.rows + rows });
    const next = { lines: [], notes: [], rows };
    parts.push(next);
    return next;
  };
  withRoomFor(0);
  for (const line of lines) withRoomFor(1).lines.push(line);
  for (const note of notes) withRoomFor(Math.ceil(note.length / lettersInRow)).notes.push(note);
  return parts;
}

// What product offers take off the lines that others leave, and the most that all of them take off from
// there: found once for each place, in whatever order offers lead to it.
import type { Candidate, Cell } from './candidates.ts';
import { mostChoices, takeOff } from './take-off.ts';

/** A product offer on lines that are left. */
export interface Move {
  readonly candidate: Candidate;
  readonly rupees: number;
  readonly cells: readonly Cell[];
  /** How many it takes of them, the dearest first. */
  readonly pieces: number;
  /** Bits of the lines that are taken then. */
  readonly taken: number;
  /** Rupees that it and those after it take off at most: an offer in sets may come again. */
  readonly most: number;
}

interface Place {
  /** The best first. */
  readonly moves: readonly Move[];
  readonly most: number;
}

/** Tells what can follow. `taken`: bits of lines. */
export function placesOf(products: readonly Candidate[]): (taken: number) => Place {
  const known = new Map<number, Place>();
  const placeOf = (before: number): Place => {
    const found = known.get(before);
    if (found) return found;
    const moves: Move[] = [];
    let mostOfAll = 0;
    for (const candidate of products) {
      const { bits, gift, isAlone, left, size } = candidate;
      if ((bits & ~before) === 0 || (isAlone && before !== 0)) continue;
      const cells = candidate.cells.filter(({ bit }) => (bit & before) === 0);
      let [all, paise] = [0, 0];
      for (const { quantity, value } of cells) {
        all += quantity;
        paise += value;
      }
      for (let choice = mostChoices(gift, all); choice > 0; choice--) {
        const rupees = takeOff(gift, choice, cells, paise, left);
        if (rupees <= 0) continue;
        const pieces = size === null ? all : choice * size;
        let [taken, more] = [before, pieces];
        for (const { bit, quantity } of cells) {
          if (more <= 0) break;
          taken |= bit;
          more -= quantity;
        }
        const most = rupees + (isAlone ? 0 : placeOf(taken).most);
        moves.push({ candidate, rupees, cells, pieces, taken, most });
        if (!isAlone) mostOfAll = Math.max(mostOfAll, most);
      }
    }
    const place = { moves: moves.sort((a, b) => b.most - a.most), most: mostOfAll };
    known.set(before, place);
    return place;
  };
  return placeOf;
}

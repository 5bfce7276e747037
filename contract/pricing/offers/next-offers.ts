// The product offers that can follow in a combination, with the most that each leads to: the search
// begins with the best, and leaves out what cannot become cheapest.
import { type Candidate, type Cell, stepOf, type Step } from './candidates.ts';
import { canJoin, type Chosen } from './combination.ts';
import { leftOf } from './open-shares.ts';
import { mostChoices, rateOf, sizeOf, takeOff } from './take-off.ts';

/** A product offer that can follow. */
export interface Next {
  readonly step: Step;
  /** The most rupees that whatever follows it takes off. */
  more: number;
}

/** The most paise that codes take off a line that costs `paise` after its product offer. */
export const mostByCode = ({ codeRate, codePrice }: Cell, paise: number): number =>
  Math.max(0, codeRate * paise, paise - codePrice);

/** What `sets` cost as a part of the pieces of a line: they take nothing off that. */
export const setPriceOf = (gift: { pieces: number; price: number }, { quantity }: Cell): number =>
  (quantity * gift.price * 100) / gift.pieces;

/**
 * `going`: offers that may follow; those that still take something off stay in it. `byCodes`: paise
 * that codes take off beyond a part of each line; null: no codes can follow.
 */
export function nextOffers(going: Candidate[], chosen: Chosen, cells: readonly Cell[], byCodes: number | null): Next[] {
  for (const cell of cells) cell.best = 0;
  const next: Next[] = [];
  let count = 0;
  for (const candidate of going) {
    if (candidate.isUsed || !canJoin(chosen, candidate)) continue;
    const { gift, left } = candidate;
    const free = candidate.cells.filter(({ step }) => step === null);
    let pieces = 0;
    let paise = 0;
    for (const cell of free) {
      pieces += cell.quantity;
      paise += cell.value;
    }
    let most = 0;
    for (let choice = mostChoices(gift, pieces); choice > 0; choice--) {
      const rupees = takeOff(gift, choice, free, paise, left);
      if (rupees <= 0) continue;
      most = Math.max(most, rupees);
      const first = stepOf(candidate, choice, free, free, rupees, 0);
      next.push({ step: first, more: 0 });
      // A code may give more on lines that other offers must leave, too.
      const mostHeld = byCodes === null ? 0 : free.length - first.cells.length;
      for (let held = 1; held <= mostHeld; held++)
        next.push({ step: stepOf(candidate, choice, free, free, rupees, held), more: 0 });
    }
    if (most === 0) continue;
    going[count++] = candidate;
    const rate = rateOf(gift, pieces);
    candidate.fixed = sizeOf(gift) === null && most * 100 < rate * paise ? most * 100 : 0;
    if (candidate.fixed > 0) continue;
    for (const cell of free) {
      const off = gift.kind === 'set' ? cell.value - setPriceOf(gift, cell) : cell.value * rate;
      if (off > cell.best) cell.best = off;
    }
  }
  going.length = count;
  if (count > 0) setBounds(next, going, cells, byCodes);
  return next;
}

/** Paise that an offer of a fixed amount takes off beyond the best of others: of one line at least they have nothing. */
function beyondBest({ fixed, cells }: Candidate): number {
  let least = fixed;
  for (const cell of cells) if (cell.step === null && cell.best < least) least = cell.best;
  return fixed - least;
}

function setBounds(next: Next[], going: readonly Candidate[], cells: readonly Cell[], byCodes: number | null): void {
  let sum = byCodes ?? 0;
  let open = 0;
  for (const cell of cells) {
    if (cell.step === null) {
      open += 1;
      cell.bestWithCode = cell.best + (byCodes === null ? 0 : mostByCode(cell, cell.value - cell.best));
      sum += cell.bestWithCode;
    } else if (byCodes !== null) sum += mostByCode(cell, leftOf(cell));
  }
  for (const candidate of going) {
    candidate.beyond = beyondBest(candidate);
    sum += candidate.beyond;
  }
  for (const one of next) {
    const { candidate, cells: taken, shares, open: all } = one.step;
    let lost = candidate.beyond;
    let position = 0;
    for (const cell of taken) {
      lost += cell.bestWithCode;
      if (byCodes !== null) lost -= mostByCode(cell, cell.value - (all.paise * (shares[position] ?? 0)) / all.of);
      position += 1;
    }
    // Each that follows may be rounded up.
    one.more = Math.floor((sum - lost) / 100 + Math.min(going.length - 1, open - taken.length) * 0.99 + 1e-6);
  }
}

// A way: product offers one after the other, each on lines that those before it leave, and what a
// code, which comes after all of them, is then on.
import type { Candidate, Cell } from './candidates.ts';
import type { Move } from './moves.ts';
import { mostChoices, sharesOf, takeOff } from './take-off.ts';

/** What an offer takes off. */
export interface Step {
  readonly candidate: Candidate;
  readonly rupees: number;
  readonly cells: readonly Cell[];
  /** Of each cell, the paise that its pieces in it cost; none of those after the last. */
  readonly shares: readonly number[];
}

export interface Way {
  readonly steps: readonly Step[];
  /** Rupees off the goods. */
  readonly off: number;
  /** Sums: of all its offers, and of those in sets. */
  readonly rank: number;
  readonly sets: number;
  /** Bits of the lines that it leaves to no other offer. */
  readonly taken: number;
  /** What the code's lines still cost in paise, rounded once for each offer; each of them, not rounded, if it is in sets. */
  readonly codePaise: number;
  readonly codeLines: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Without product offers. */
export const wayWith = (code: Candidate | null, others: readonly Candidate[]): Way => ({
  steps: [],
  off: 0,
  rank: sum(others.map(({ rank }) => rank)),
  sets: 0,
  taken: 0,
  codePaise: sum((code?.cells ?? []).map(({ value }) => value)),
  codeLines: code && code.size !== null ? code.cells.map(({ value }) => value) : [],
});

export const isAmong = (bits = 0, cell?: Cell): boolean => (bits & (cell?.bit ?? 0)) !== 0;

/** In paise: what the lines of `bits` bear together. */
export const borneBy = (bits: number | undefined, { rupees, cells, shares }: Step): number => {
  const part = sum(shares.filter((_, position) => isAmong(bits, cells[position])));
  return part === 0 ? 0 : Math.round((rupees * 100 * part) / sum(shares));
};

/**
 * The ways that a product offer leads to. Before a code it may keep lines beside its sets from other
 * offers: the code may take more off them.
 */
export function waysBy(move: Move, way: Way, code: Candidate | null): Way[] {
  const { candidate, rupees, cells } = move;
  const shares = sharesOf(cells, move.pieces);
  const step = { candidate, rupees, cells, shares };
  const next: Way = {
    steps: [...way.steps, step],
    off: way.off + rupees,
    rank: way.rank + candidate.rank,
    sets: way.sets + (candidate.size === null ? 0 : candidate.rank),
    taken: move.taken,
    codePaise: way.codePaise - borneBy(code?.bits, step),
    codeLines: way.codeLines.map((paise, index) => {
      const share = shares[cells.findIndex((cell) => cell === code?.cells[index])] ?? 0;
      return share === 0 ? paise : paise - (rupees * 100 * share) / sum(shares);
    }),
  };
  const ways = [next];
  let { taken } = move;
  for (const cell of cells.slice(shares.length)) {
    if (!isAmong(code?.bits, cell) || isAmong(taken, cell)) continue;
    taken |= cell.bit;
    ways.push({ ...next, taken });
  }
  return ways;
}

/** By each choice of the code. */
export function codeSteps(code: Candidate, { codePaise, codeLines }: Way): Step[] {
  const cells = code.cells.map((cell, index) => ({ ...cell, unit: (codeLines[index] ?? cell.value) / cell.quantity }));
  if (code.size !== null) cells.sort((a, b) => b.unit - a.unit);
  const steps: Step[] = [];
  for (let choice = mostChoices(code.gift, code.pieces); choice > 0; choice--) {
    const rupees = takeOff(code.gift, choice, cells, codePaise, code.left);
    const shares = sharesOf(cells, code.size === null ? code.pieces : choice * code.size);
    if (rupees > 0) steps.push({ candidate: code, rupees, cells, shares });
  }
  return steps;
}

/** Whether `way` leads to nothing better than the other, which has taken the same lines. `isExact`: nor to less off. */
export function isNoBetter(way: Way, other: Way, isExact: boolean): boolean {
  const more = (other.off - way.off) * 100;
  if (isExact && (more !== 0 || way.codePaise !== other.codePaise)) return false;
  // What a code takes off falls by no more than what its lines cost less.
  const ofLines = sum(way.codeLines.map((paise, index) => Math.max(0, paise - (other.codeLines[index] ?? 0))));
  const loss = Math.max(0, way.codePaise - other.codePaise, ofLines);
  return more > loss || (more === loss && way.rank >= other.rank);
}

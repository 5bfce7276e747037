// What product offers leave of the lines that codes are on. In paise.
import { sharePaise } from '../share-paise.ts';
import type { Cell, Step } from './candidates.ts';

const partIn = (cells: readonly Cell[], step: Step): number =>
  cells.reduce((sum, cell) => (cell.step === step ? sum + cell.share : sum), 0);

/** Of a product offer, the part that goods for `part` paise bear, rounded once for all of them. */
const borneBy = (part: number, { paise, of }: Step['open']): number => Math.round((paise * part) / of);

/** What the lines cost after their product offers. */
export function paiseWithOffers(cells: readonly Cell[], products: readonly Step[]): number {
  const value = cells.reduce((sum, cell) => sum + cell.value, 0);
  return products.reduce((left, step) => {
    const part = partIn(cells, step);
    return part === 0 ? left : left - borneBy(part, step.open);
  }, value);
}

/** Of one line, not rounded. */
export const leftOf = ({ value, step, share }: Cell): number =>
  step === null ? value : value - (step.open.paise * share) / step.open.of;

/** Marks lines as having a code; the shares of other codes are then of what is left. Returns its undoing. */
export function countCode(cells: readonly Cell[], products: readonly Step[]): () => void {
  const before = products.map(({ open }) => open);
  for (const step of products) {
    const part = partIn(cells, step);
    if (part > 0) step.open = { paise: step.open.paise - borneBy(part, step.open), of: step.open.of - part };
  }
  for (const cell of cells) cell.hasCode = true;
  return () => {
    for (const [index, step] of products.entries()) step.open = before[index] ?? step.open;
    for (const cell of cells) cell.hasCode = false;
  };
}

/**
 * What each line of a product offer bears: by value, and such that the lines of each code bear
 * together what the code was computed with.
 */
export function sharesOf(step: Step, codes: readonly Step[]): number[] {
  const codeOf = new Map(codes.flatMap((code) => code.cells.map((cell) => [cell, code])));
  const shares = step.shares.map(() => 0);
  let [paise, of] = [step.rupees * 100, step.shares.reduce((sum, one) => sum + one, 0)];
  for (const code of [...codes, undefined]) {
    const positions = step.cells.flatMap((cell, position) => (codeOf.get(cell) === code ? [position] : []));
    const parts = positions.map((position) => step.shares[position] ?? 0);
    const part = parts.reduce((sum, one) => sum + one, 0);
    if (part === 0) continue;
    const borne = borneBy(part, { paise, of });
    for (const [index, share] of sharePaise(borne, parts).entries()) shares[positions[index] ?? 0] = share;
    paise -= borne;
    of -= part;
  }
  return shares;
}

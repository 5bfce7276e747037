// Finds the combination of offers with which a cart costs least: depth first, every order of product
// offers, after each every order of codes, then free shipping.
import { type Fees, shippingOf } from '../../shipping.ts';
import { type Candidate, type Cell, classes, type Step, stepOf } from './candidates.ts';
import { canJoin, type Chosen, type Combination, isPreferred, joined, nothing } from './combination.ts';
import { mostByCode, type Next, nextOffers, setPriceOf } from './next-offers.ts';
import { countCode, leftOf, paiseWithOffers } from './open-shares.ts';
import { mostChoices, rateOf, sizeOf, takeOff } from './take-off.ts';

/** What follows is then left out, so that nobody keeps the server busy: far above what carts and offers of a shop need. */
const mostSteps = 50_000;

const valueOf = (cells: readonly Cell[]): number => cells.reduce((sum, { value }) => sum + value, 0);
const piecesIn = (cells: readonly Cell[]): number => cells.reduce((sum, { quantity }) => sum + quantity, 0);

/** Tells each line what codes take off it at most. Returns the paise beyond that. */
function prepareCodes(codes: readonly Candidate[]): number {
  let beyond = 0;
  for (const { gift, cells, left } of codes) {
    if (mostChoices(gift, piecesIn(cells)) === 0) continue;
    const rate = rateOf(gift, piecesIn(cells));
    const upTo = gift.kind === 'rupees' ? gift.rupees : gift.kind === 'percent' ? (gift.upTo ?? Infinity) : Infinity;
    const fixed = Math.min(left, upTo) * 100;
    const isFixed = fixed < rate * valueOf(cells);
    // A code rounds up once.
    beyond += isFixed ? fixed : 100;
    for (const cell of isFixed ? [] : cells) {
      if (gift.kind === 'set') cell.codePrice = Math.min(cell.codePrice, setPriceOf(gift, cell));
      else cell.codeRate = Math.max(cell.codeRate, rate);
    }
  }
  return beyond;
}

export function cheapest(cells: readonly Cell[], candidates: readonly Candidate[], fees: Fees): Combination {
  const ofClass = (own: number) => candidates.filter((one) => one.own === own);
  const [products, codes] = [ofClass(classes.offers), ofClass(classes.codes)];
  const codesAfterProducts = codes.filter(({ permits }) => (permits & classes.offers) !== 0);
  const shippings = ofClass(classes.shipping);
  const listTotal = valueOf(cells) / 100;
  const byCodes = prepareCodes(codesAfterProducts);
  const productSteps: Step[] = [];
  const codeSteps: Step[] = [];
  let steps = 0;
  let best: Combination = { ...nothing, total: Infinity, products: [], codes: [], shipping: null };

  const keepIfBetter = (total: number, chosen: Chosen, shipping: Combination['shipping']) => {
    if (total > best.total || (total === best.total && !isPreferred(chosen, best))) return;
    best = { ...chosen, total, products: [...productSteps], codes: [...codeSteps], shipping };
  };
  const keep = (chosen: Chosen) => {
    const goods = listTotal - chosen.off;
    const fee = shippingOf(goods, fees);
    keepIfBetter(goods + fee, chosen, null);
    for (const candidate of shippings) {
      const rupees = Math.min(fee, candidate.left);
      if (rupees <= 0 || !canJoin(chosen, candidate)) continue;
      keepIfBetter(goods + fee - rupees, joined(chosen, candidate, 0), { candidate, rupees });
    }
  };
  /** Whether offers that are added to the chosen ones, for `more` rupees at most, may lead to a better price. */
  const canLeadOn = (off: number, count: number, more: number): boolean => {
    steps += 1;
    if (steps > mostSteps) return false;
    const now = listTotal - off;
    const goods = Math.max(0, now - more);
    let least = goods;
    if (shippings.length === 0) {
      least += shippingOf(goods, fees);
      if (shippingOf(now, fees) === 0) least = Math.min(least, Math.max(goods, fees.freeFrom ?? 0));
    }
    return least < best.total || (least === best.total && count <= best.count);
  };
  const mostByCodes = (): number =>
    (byCodes + cells.reduce((sum, cell) => (cell.hasCode ? sum : sum + mostByCode(cell, leftOf(cell))), 0)) / 100;

  const addCodes = (chosen: Chosen) => {
    if (productSteps.length > 0 && !canLeadOn(chosen.off, chosen.count + 1, mostByCodes())) return;
    for (const candidate of codes) {
      if (candidate.isUsed || !canJoin(chosen, candidate)) continue;
      let open = candidate.cells.filter(({ hasCode }) => !hasCode);
      const unit = (cell: Cell) => leftOf(cell) / cell.quantity;
      if (sizeOf(candidate.gift) !== null) open = open.toSorted((a, b) => unit(b) - unit(a));
      const goods = open.map((cell) => ({ quantity: cell.quantity, unit: unit(cell) }));
      const paise = paiseWithOffers(open, productSteps);
      for (let choice = mostChoices(candidate.gift, piecesIn(open)); choice > 0; choice--) {
        const rupees = takeOff(candidate.gift, choice, goods, paise, candidate.left);
        if (rupees <= 0) continue;
        const step = stepOf(candidate, choice, open, goods, rupees, 0);
        const undo = countCode(step.cells, productSteps);
        candidate.isUsed = true;
        codeSteps.push(step);
        const after = joined(chosen, candidate, rupees);
        keep(after);
        addCodes(after);
        codeSteps.pop();
        candidate.isUsed = false;
        undo();
      }
    }
  };

  /** Shipping is free then. */
  let lessMayBeBetter = true;
  const seen = new Map<string, Chosen>();
  /** Whether the same could follow on other offers, which took off as much. */
  const isNoBetter = (chosen: Chosen): boolean => {
    const isWithCodes = codesAfterProducts.length > 0 && (chosen.permits & classes.codes) !== 0;
    let place = `${chosen.permits & 7} ${lessMayBeBetter || isWithCodes ? chosen.off : ''} `;
    for (const { step, share } of cells)
      place += step === null ? '-' : isWithCodes ? `${step.candidate.age} ${share},` : '+';
    place += productSteps.reduce(
      (sum, { candidate }) => (sizeOf(candidate.gift) === null ? sum : sum + candidate.age),
      0,
    );
    const other = seen.get(place);
    if (other && (other.off > chosen.off || (other.off === chosen.off && !isPreferred(chosen, other)))) return true;
    seen.set(place, chosen);
    return false;
  };

  const addProducts = (chosen: Chosen, before: readonly Candidate[]) => {
    keep(chosen);
    const mayHaveCodes = codesAfterProducts.length > 0 && (chosen.permits & classes.codes) !== 0;
    if (mayHaveCodes || chosen === nothing) addCodes(chosen);
    if (before.length === 0) return;
    const going = [...before];
    const found = nextOffers(going, chosen, cells, mayHaveCodes ? byCodes : null);
    if (chosen === nothing) {
      const most = found.reduce((sum, { step, more }) => Math.max(sum, step.rupees + more), 0);
      lessMayBeBetter = shippingOf(listTotal, fees) < shippingOf(Math.max(0, listTotal - most), fees);
    }
    const isWorthIt = ({ step, more }: Next) => canLeadOn(chosen.off + step.rupees, chosen.count + 1, more);
    const next = found.filter(isWorthIt).sort((a, b) => b.step.rupees + b.more - a.step.rupees - a.more);
    for (const one of next) {
      if (!isWorthIt(one)) continue;
      const { step } = one;
      const { candidate } = step;
      const after = joined(chosen, candidate, step.rupees);
      productSteps.push(step);
      for (const [position, cell] of step.cells.entries()) {
        cell.step = step;
        cell.share = step.shares[position] ?? 0;
      }
      candidate.isUsed = true;
      if (!isNoBetter(after)) addProducts(after, going);
      candidate.isUsed = false;
      productSteps.pop();
      for (const cell of step.cells) cell.step = null;
    }
  };

  addProducts(nothing, products);
  return best;
}

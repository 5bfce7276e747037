// For tests: prices a cart with every permitted order of offers, piece by piece, and without a bound.
import { type Fees, shippingOf } from '../../shipping.ts';
import { isOn, missingOf, sumsOf } from './conditions.ts';
import type { Offer, OfferedLine } from './offer.ts';

interface Piece {
  readonly line: number;
  readonly paise: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const paiseOf = (pieces: readonly Piece[]) => sum(pieces.map(({ paise }) => paise));

/** What an offer takes off pieces, and of which of them: each of its choices. `all`: paise, as rounded. */
function takes({ terms: { gift }, left }: Offer, free: readonly Piece[], all: number) {
  const pieces = free.toSorted((a, b) => b.paise - a.paise);
  const upTo = (rupees: number) => Math.max(0, Math.min(rupees, left ?? Infinity, Math.floor(all / 100)));
  const percent = (of: number, paise: number) => Math.ceil((paise * of) / 10_000);
  const sets = (size: number) => Array.from({ length: Math.floor(pieces.length / size) }, (_, k) => (k + 1) * size);
  switch (gift.kind) {
    case 'percent':
      return [{ off: upTo(Math.min(percent(gift.percent, all), gift.upTo ?? Infinity)), pieces }];
    case 'rupees':
      return [{ off: upTo(gift.rupees), pieces }];
    case 'tiers':
      return gift.tiers
        .filter((tier) => tier.pieces <= pieces.length)
        .map((tier) => ({ off: upTo(percent(tier.percent, all)), pieces }));
    case 'set':
      return sets(gift.pieces).map((count) => {
        const taken = pieces.slice(0, count);
        const price = (count / gift.pieces) * gift.price;
        return { off: upTo(Math.ceil(Math.round(paiseOf(taken)) / 100) - price), pieces: taken };
      });
    case 'buy-get': {
      const size = gift.buy + gift.get;
      return sets(size).map((count) => {
        const taken = pieces.slice(0, count);
        const given = taken.filter((_, position) => position % size >= gift.buy);
        const most = Math.floor(Math.round(paiseOf(taken)) / 100);
        return { off: upTo(Math.min(most, percent(gift.percent, Math.round(paiseOf(given))))), pieces: taken };
      });
    }
    case 'shipping':
      return [];
  }
}

const classOf = ({ terms: { gift, how } }: Offer) =>
  gift.kind === 'shipping' ? 'shipping' : how === 'code' ? 'codes' : 'offers';

/** The lowest total. */
export function lowestTotal(lines: readonly OfferedLine[], fees: Fees, offers: readonly Offer[]): number {
  const given = offers.filter(({ terms }) => {
    const { rupees, pieces } = missingOf(terms, sumsOf(lines));
    return rupees === 0 && pieces === 0 && lines.some((line) => isOn(terms, line));
  });
  const pieces = lines.flatMap(({ price, quantity }, line) =>
    Array.from({ length: quantity }, (): Piece => ({ line, paise: price * 100 })),
  );
  const itemsTotal = paiseOf(pieces) / 100;
  let lowest = Infinity;
  const finish = (off: number, chosen: readonly Offer[]) => {
    const goods = itemsTotal - off;
    const fee = shippingOf(goods, fees);
    lowest = Math.min(lowest, goods + fee);
    for (const one of joining(chosen, 'shipping'))
      lowest = Math.min(lowest, goods + fee - Math.min(fee, one.left ?? fee));
  };
  const joining = (chosen: readonly Offer[], of: ReturnType<typeof classOf>) =>
    given.filter(
      (one) =>
        classOf(one) === of &&
        !chosen.includes(one) &&
        chosen.every((other) => other.terms.combines[of] && one.terms.combines[classOf(other)]),
    );
  const extend = (
    off: number,
    chosen: readonly Offer[],
    groups: readonly { off: number; pieces: readonly Piece[]; lines: readonly number[] }[],
  ) => {
    finish(off, chosen);
    for (const code of joining(chosen, 'codes')) {
      const isFor = ({ line }: Piece) => lines[line] !== undefined && isOn(code.terms, lines[line]);
      const bearing = groups.map((group) => ({ ...group, rate: (group.off * 100) / paiseOf(group.pieces) }));
      const borne = bearing.map((group) => Math.round(paiseOf(group.pieces.filter(isFor)) * group.rate));
      const inGroup = new Map(bearing.flatMap((group) => group.pieces.map((piece) => [piece, group.rate] as const)));
      // The pieces of a line cost the same after its offer.
      const after = pieces.filter(isFor).map((piece) => {
        const mates = pieces.filter(({ line }) => line === piece.line);
        return {
          ...piece,
          paise: sum(mates.map((mate) => mate.paise * (1 - (inGroup.get(mate) ?? 0)))) / mates.length,
        };
      });
      const all = paiseOf(pieces.filter(isFor)) - sum(borne);
      for (const taken of takes(code, after, all)) if (taken.off > 0) finish(off + taken.off, [...chosen, code]);
    }
    for (const one of joining(chosen, 'offers')) {
      const taken = new Set(groups.flatMap((group) => group.lines));
      const free = pieces.filter(({ line }) => !taken.has(line) && lines[line] && isOn(one.terms, lines[line]));
      for (const group of takes(one, free, paiseOf(free))) {
        if (group.off <= 0) continue;
        const inGroup = [...new Set(group.pieces.map(({ line }) => line))];
        const beside = [...new Set(free.toSorted((a, b) => b.paise - a.paise).map(({ line }) => line))].filter(
          (line) => !inGroup.includes(line),
        );
        // It may keep lines beside its sets, the dearest first.
        for (let kept = 0; kept <= beside.length; kept++)
          extend(
            off + group.off,
            [...chosen, one],
            [...groups, { ...group, lines: [...inGroup, ...beside.slice(0, kept)] }],
          );
      }
    }
  };
  extend(0, [], []);
  return lowest;
}

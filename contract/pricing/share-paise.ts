// Divides an amount among parts in proportion to their value: the one rounding of discounts, refunds
// and tax documents.

/**
 * Uses the largest remainder; the first of equal ones. The shares add up to the amount, and none
 * exceeds its value unless the amount exceeds all values. Without any value, the parts are equal.
 */
export function sharePaise(paise: number, values: readonly number[]): number[] {
  const weights = values.some((value) => value > 0) ? values : values.map(() => 1);
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  // The products may exceed 2^53.
  const exact = weights.map((weight) => BigInt(paise) * BigInt(weight));
  const shares = exact.map((product) => Number(product / sum));
  const left = shares.reduce((rest, share) => rest - share, paise);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .toSorted((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

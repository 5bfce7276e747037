// Divides an amount among parts in proportion to their value.

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
  let left = shares.reduce((rest, share) => rest - share, paise);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

// Shares an amount over parts by their value.

/**
 * By the largest remainder; of equal ones the first. The shares are together the amount, and none is more than its
 * value while the amount is not more than all values. Without any value, the parts count alike.
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

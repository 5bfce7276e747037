// Divides an amount among parts in proportion to their value: the one rounding of discounts, refunds
// and tax documents.

/** `paise` × `weight` / `sum`, in whole numbers. */
function dividedOf(paise: number, weight: number, sum: number): { share: number; remainder: number } {
  const product = paise * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const remainder = product % sum;
    return { share: (product - remainder) / sum, remainder };
  }
  const [exact, of] = [BigInt(paise) * BigInt(weight), BigInt(sum)];
  return { share: Number(exact / of), remainder: Number(exact % of) };
}

/**
 * Uses the largest remainder; the first of equal ones. The shares add up to the amount, and none
 * exceeds its value unless the amount exceeds all values. Without any value, the parts are equal.
 */
export function sharePaise(paise: number, values: readonly number[]): number[] {
  const weights = values.some((value) => value > 0) ? values : values.map(() => 1);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => dividedOf(paise, weight, sum));
  const shares = exact.map(({ share }) => share);
  const left = shares.reduce((rest, share) => rest - share, paise);
  if (left === 0) return shares;
  const byRemainder = exact
    .map(({ remainder }, index) => ({ index, remainder }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

// Measures how similar two pictures look: structural similarity (SSIM) in squares of 8 pixels, of
// brightness and colour.

/** Squares a side. */
const square = 8;
/** SSIM's constants against division by almost nothing, for values up to 255. */
const [c1, c2] = [6.5, 58.5];
/** Brightness, blue and red difference: the eye sees detail in brightness first. */
const planes = [
  { red: 0.299, green: 0.587, blue: 0.114, share: 0.7 },
  { red: -0.169, green: -0.331, blue: 0.5, share: 0.15 },
  { red: 0.5, green: -0.419, blue: -0.081, share: 0.15 },
] as const;

/** The worst 10 % decides: a plain background must not hide what a print loses. */
const deciding = 0.1;

/** Raw RGB pixels of both; 1 is the same picture. */
export function likeness(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  const found: number[] = [];
  for (let y = 0; y + square <= height; y += square)
    for (let x = 0; x + square <= width; x += square) found.push(likenessAt(one, other, (y * width + x) * 3, width));
  found.sort((a, b) => a - b);
  const worst = found.slice(0, Math.ceil(found.length * deciding));
  return worst.reduce((sum, each) => sum + each, 0) / worst.length;
}

function likenessAt(one: Uint8Array, other: Uint8Array, start: number, width: number): number {
  let result = 0;
  for (const { red, green, blue, share } of planes) {
    let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
    for (let y = 0; y < square; y++)
      for (let x = 0; x < square; x++) {
        const i = start + (y * width + x) * 3;
        const a = red * one[i]! + green * one[i + 1]! + blue * one[i + 2]!;
        const b = red * other[i]! + green * other[i + 1]! + blue * other[i + 2]!;
        sumA += a;
        sumB += b;
        squareA += a * a;
        squareB += b * b;
        product += a * b;
      }
    const count = square * square;
    const [meanA, meanB] = [sumA / count, sumB / count];
    const varianceA = squareA / count - meanA * meanA;
    const varianceB = squareB / count - meanB * meanB;
    const shared = product / count - meanA * meanB;
    const alike =
      ((2 * meanA * meanB + c1) * (2 * shared + c2)) /
      ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2));
    result += share * alike;
  }
  return result;
}

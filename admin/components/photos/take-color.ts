// Reads the colour of a spot in a picture.

/** Pixels to average on each side: a weave has light and dark threads. */
const reach = 6;

/** `x`, `y`: from 0 to 1. `#rrggbb`. */
export function takeColor(canvas: HTMLCanvasElement, x: number, y: number): string | undefined {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const side = 2 * reach + 1;
  const left = within(Math.round(x * canvas.width) - reach, canvas.width - side);
  const top = within(Math.round(y * canvas.height) - reach, canvas.height - side);
  const pixels = context?.getImageData(left, top, side, side).data;
  return pixels && averageOf(pixels);
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Of red, green, blue, opacity, and so on. */
export function averageOf(pixels: Uint8ClampedArray): string {
  const sums = [0, 0, 0];
  for (let index = 0; index < pixels.length; index += 4)
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[index + part] ?? 0);
  const count = pixels.length / 4;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

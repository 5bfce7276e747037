// Size limits of a photo; the limit of its bytes is in uploads.ts.
export const photoLimits = {
  /** Decoding more takes too much memory. */
  maxPixels: 50_000_000,
  /** Pixels, minimum of the shorter side: less is blurred on every phone. */
  shortest: 400,
  /** Pixels of the shorter side: with less, the editor warns that the zoom is blurred. */
  sharp: 800,
  /** Pixels, maximum: more is never shown, so browsers do not send it. */
  widest: 2400,
  tallest: 3200,
} as const;

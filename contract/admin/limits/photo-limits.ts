// How large a photo may be; its bytes are in uploads.ts.
export const photoLimits = {
  /** Decoding more takes too much memory. */
  maxPixels: 50_000_000,
  /** Pixels of the shorter side at least: less is blurred on every phone. */
  shortest: 400,
  /** Pixels at most: nobody is shown more, so browsers send no more. */
  widest: 2400,
  tallest: 3200,
} as const;

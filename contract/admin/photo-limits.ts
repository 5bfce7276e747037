// How large a photo may be; its bytes are in uploads.ts.
export const photoLimits = {
  /** Decoding more takes too much memory. */
  mostPixels: 50_000_000,
  /** Pixels of the shorter side at least: less is blurred on every phone. */
  shortest: 400,
  /** Pixels of the width at most: nobody is shown more. */
  widest: 2400,
} as const;

// Size limits of product files and photos; docs/catalogue.md has the same numbers. The limit of a
// photo's bytes is in uploads.ts.

export const importLimits = {
  csvBytes: 20 * 1024 * 1024,
  rows: 50_000,
  products: 10_000,
  zipBytes: 500 * 1024 * 1024,
  zipEntries: 35_000,
  /** Of all files in the archive. */
  unpackedBytes: 1024 * 1024 * 1024,
  pictureBytes: 15 * 1024 * 1024,
  /** Reported one by one; more are only counted. */
  listed: 500,
} as const;

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

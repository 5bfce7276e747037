// Size limits of a product file; docs/catalogue.md has the same numbers.
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

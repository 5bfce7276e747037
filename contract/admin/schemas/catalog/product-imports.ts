// Importing a product file: its report and progress.
import * as z from 'zod/mini';

const by = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** `row` as in a spreadsheet, where the header is row 1; `field` is the file's name of the column. */
export const ImportProblem = z.object({ row: z.int(), field: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What the file would change. With a problem it cannot be imported. */
export const ImportReport = z.object({
  rows: z.int(),
  products: z.object({ new: z.int(), changed: z.int(), unchanged: z.int() }),
  /** Number of new and changed ones that become drafts, which the shop does not show. */
  drafts: z.int(),
  /** Pictures that the shop has to fetch, or to take from the zip. */
  pictures: z.int(),
  /** The first ones, by row; `total` counts all. */
  problems: z.object({ listed: z.array(ImportProblem), total: z.int() }),
  /** Warnings for the owner. */
  notes: z.object({ listed: z.array(ImportProblem), total: z.int() }),
  /** What the file does not name of products that it names: it stays, or is withdrawn. `field`: the product's title. */
  unnamed: z.optional(z.object({ listed: z.array(ImportProblem), total: z.int() })),
  /** Number of products with a problem, if there are any. They can be left out. */
  faulty: z.optional(z.int()),
  /** Number of problems that rounding would solve. */
  paise: z.int(),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const importStates = ['reading', 'checked', 'importing', 'done', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export const ProductImport = z.object({
  id: z.string(),
  /** The file's name. */
  file: z.string(),
  state: z.enum(importStates),
  /** Prices with paise are rounded. */
  round: z.boolean(),
  /** What the file does not name of its products is no longer offered. */
  withdraw: z.optional(z.boolean()),
  /** Products with a problem are left out. */
  skip: z.optional(z.boolean()),
  at: z.string(),
  staff: by,
  /** While pictures are stored. */
  progress: z.nullable(z.object({ done: z.int(), of: z.int() })),
  report: z.nullable(ImportReport),
  /** Why the file cannot be read, or the import stopped. */
  failure: z.nullable(z.string()),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** The newest ones. */
export const ProductImports = z.object({ imports: z.array(ProductImport) });
export type ProductImports = z.infer<typeof ProductImports>;

/** Both are off unless they are said. */
export const ImportCheck = z.object({
  round: z.boolean(),
  withdraw: z.optional(z.boolean()),
  skip: z.optional(z.boolean()),
});

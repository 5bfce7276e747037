// The last numbers of tax documents in the current financial year.
import * as z from 'zod/mini';

export const DocumentCounters = z.object({
  /** `26-27` */
  year: z.string(),
  /** Of each prefix that has a series. */
  counters: z.array(z.object({ prefix: z.string(), last: z.int() })),
});
export type DocumentCounters = z.infer<typeof DocumentCounters>;

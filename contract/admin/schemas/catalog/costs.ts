// What a piece of a product costs the shop: only for the owner, and no part of a draft.
import * as z from 'zod/mini';
import { readPaise } from '../../../typed/typed-amount.ts';
import * as messages from '../../texts/catalog/costs.ts';

/** Null: not known. */
export const ProductCost = z.object({ costPaise: z.nullable(z.int().check(z.gte(0), z.lte(999_999_999))) });
export type ProductCost = z.infer<typeof ProductCost>;

/** What is typed. Empty: not known. */
export const CostForm = z.object({
  cost: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || readPaise(text) !== undefined, messages.noAmount),
  ),
});

/** Characters: as many as 10,000 products have, and a file of Shopify of a small shop. */
export const maxCostFile = 2_000_000;
export const CostFile = z.object({ csv: z.string().check(z.maxLength(maxCostFile, messages.tooLarge)) });

/** `changed`: products. `unknown`: the first handles that no published product has, and how many there are. */
export const CostsSaved = z.object({
  changed: z.int(),
  unknown: z.object({ listed: z.array(z.string()), total: z.int() }),
});
export type CostsSaved = z.infer<typeof CostsSaved>;

// Redirects: old addresses that lead to pages of the shop, and addresses that have no page.
import * as z from 'zod/mini';
import * as messages from '../../texts/content/redirects.ts';
import { visibleText } from '../../../typed/visible-text.ts';

const address = (required: string) =>
  z.string({ error: required }).check(z.overwrite(visibleText), z.minLength(1, required), z.maxLength(2000));

export const RedirectForm = z.object({ from: address(messages.fromRequired), to: address(messages.toRequired) });
export type RedirectForm = z.infer<typeof RedirectForm>;

export const Redirect = z.object({ id: z.string(), from: z.string(), to: z.string(), isImported: z.boolean() });
export type Redirect = z.infer<typeof Redirect>;

/** Words of an address. */
export const RedirectQuery = z.object({ q: z.optional(z.string().check(z.overwrite(visibleText), z.maxLength(300))) });

/**
 * The first hundred matches, those made by hand first, and the number of all. `missing`: what people
 * asked for most within seven days, and does not exist; only without a search.
 */
export const RedirectList = z.object({
  redirects: z.array(Redirect),
  total: z.int(),
  missing: z.array(z.object({ path: z.string(), asked: z.int() })),
});
export type RedirectList = z.infer<typeof RedirectList>;

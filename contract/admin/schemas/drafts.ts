// Drafts of everything that is written, then published: posts, products, collections, pages. Each
// kind has its own content; what surrounds it is the same.
import * as z from 'zod/mini';
import { pathName } from '../../schemas/choices.ts';
import { version } from './fields.ts';

/** Whose drafts can be previewed. */
export const draftKinds = ['post', 'content', 'product', 'collection'] as const;
export type DraftKindName = (typeof draftKinds)[number];

/** Who saved it last, and when. */
export const by = {
  at: z.string(),
  /** Null: the command line, or an import. */
  staff: z.nullable(z.object({ id: z.string(), name: z.string() })),
};

/** What filled the editor: the published version, and the id of the draft if there was one. */
export const basedOn = z.object({ version, draft: z.nullable(z.string()) });
export type BasedOn = z.infer<typeof basedOn>;

/** Unpublished changes; `id` changes with every save. */
export const draftWith = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.nullable(z.object({ id: z.string(), ...shape, ...by }));

/** What an editor sends. */
export const formOf = <Content extends z.ZodMiniType>(content: Content) => z.object({ content, basedOn });

/**
 * The answer to a save. With `conflict`, a sentence that names who saved first, nothing was saved,
 * and `edited` has the other draft.
 */
export const savedAs = <Edited extends Record<string, z.ZodMiniType>>(edited: Edited) =>
  z.object({ conflict: z.nullable(z.string()), ...edited });

/** Publishing and unpublishing name what was seen. */
export const Publication = z.object({ basedOn });
/** The draft that was seen. */
export const Discard = z.object({ draft: z.string() });

/** Why something cannot be published: a field and a sentence each. `waits`: it passes by itself. */
export const problems = z.array(
  z.object({ field: z.string(), message: z.string(), waits: z.optional(z.literal(true)) }),
);
export type Problems = z.infer<typeof problems>;

export const PreviewParams = z.object({ kind: z.enum(draftKinds), id: pathName });
/** A page of the shop that shows the draft to anyone who has the link. */
export const PreviewLink = z.object({ url: z.string(), until: z.string() });
export type PreviewLink = z.infer<typeof PreviewLink>;

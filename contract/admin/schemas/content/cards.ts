// The store's banners and house lines as cards. A draft may lack words; what a publication needs is
// in content/card-check.ts.
import * as z from 'zod/mini';
import type { BannerText, HouseLine, PagePhoto } from '../../../schemas/content/page-content.ts';
import { cleanLine } from '../../content/content-text.ts';
import * as messages from '../../texts/content/content-messages.ts';
import { IndianDay } from '../fields.ts';

/** Characters. */
export const cardLengths = { words: 40, sentence: 120, name: 100, alt: 300, link: 1000 } as const;
export const cardCounts = { banners: 6, lines: 12, drawings: 3 } as const;

const line = (most: number) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.maxLength(most, { error: ({ input }) => messages.pieceTooLong(input as string, most) }),
    );

/** Of this shop: neither another host nor a scheme that runs a program. */
const path = z
  .string()
  .check(z.maxLength(cardLengths.link, messages.linkInvalid), z.regex(/^\/(?![/\\])[^\s{}\\]*$/, messages.linkInvalid));

const photoId = z.string().check(z.regex(/^[\w-]{8,64}$/));
export const Photo = z.object({ id: photoId, alt: line(cardLengths.alt) }) satisfies z.ZodMiniType<PagePhoto>;

const Banner = z.object({
  eyebrow: line(cardLengths.words),
  headline: line(cardLengths.words),
  action: line(cardLengths.words),
  link: path,
  picture: z.union([z.int().check(z.minimum(1), z.maximum(cardCounts.drawings)), photoId]),
  alt: z.optional(line(cardLengths.alt)),
  from: z.optional(IndianDay),
  until: z.optional(IndianDay),
}) satisfies z.ZodMiniType<BannerText>;

const Line = z.object({
  title: line(cardLengths.words),
  sentence: line(cardLengths.sentence),
  brand: z.optional(line(cardLengths.name)),
  tag: z.optional(line(cardLengths.name)),
  isShown: z.boolean(),
}) satisfies z.ZodMiniType<HouseLine>;

const oneTo = <Card extends z.ZodMiniType>(most: number, card: Card, says: (most: number) => string) =>
  z.array(card).check(z.refine(({ length }) => length >= 1 && length <= most, says(most)));

export const Banners = z.object({ banners: oneTo(cardCounts.banners, Banner, messages.bannerCount) });
export const HouseLines = z.object({ lines: oneTo(cardCounts.lines, Line, messages.lineCount) });

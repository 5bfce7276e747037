// Exchanges: the customer's request, and its state.
import * as z from 'zod/mini';
import { exchangeReasons, exchangeStates, photoLimits } from '../../exchanges.ts';
import { serverMessages } from '../../messages.ts';
import * as exchangeMessages from '../../texts/messages/exchange-messages.ts';
import { identifier, pathName, quantity, size } from '../choices.ts';
import { ExchangeAnswers } from './exchange-answers.ts';

/** Lines of an order. */
const maxLines = 100;

const WantedLine = z.object({
  /** `_id` of the order's item. */
  line: identifier(serverMessages.notFound),
  quantity,
  /** What is wanted instead, of the same product. */
  color: identifier(serverMessages.colorNotOffered),
  size,
});

/** Of a request or a photo: the same one again makes no second. */
export const key = z
  .string({ error: exchangeMessages.keyRequired })
  .check(z.regex(/^[\w-]{16,64}$/, exchangeMessages.keyRequired));

export const ExchangeForm = z.extend(ExchangeAnswers, {
  lines: z
    .array(WantedLine, { error: exchangeMessages.noLines })
    .check(z.minLength(1, exchangeMessages.noLines), z.maxLength(maxLines, exchangeMessages.noLines)),
  /** Chosen by the browser: the same request sent again makes one exchange. */
  key: z.optional(key),
  /** Ids of photos uploaded before. */
  photos: z.optional(z.array(key).check(z.maxLength(photoLimits.most, exchangeMessages.tooManyPhotos))),
});
export type ExchangeForm = z.infer<typeof ExchangeForm>;

export const ExchangedLine = z.object({
  title: z.string(),
  quantity: z.int(),
  color: z.string(),
  size: z.string(),
  wantedColor: z.string(),
  wantedSize: z.string(),
});
export type ExchangedLine = z.infer<typeof ExchangedLine>;

export const Exchange = z.object({
  _id: z.string(),
  state: z.enum(exchangeStates),
  reason: z.enum(exchangeReasons),
  comment: z.nullable(z.string()),
  lines: z.array(ExchangedLine),
  /** By the customer, before the parcel was on its way; its state is `rejected`. */
  isWithdrawn: z.optional(z.boolean()),
  /** Why it is rejected. */
  rejection: z.nullable(z.string()),
  /** The number of the order that replaces it. */
  replacement: z.nullable(z.string()),
  requestedAt: z.string(),
  /** Ids, in the order in which they were chosen. */
  photos: z.array(z.string()),
});
export type Exchange = z.infer<typeof Exchange>;

export const WithdrawParams = z.object({ number: pathName, id: pathName });

/** `id`: chosen by the browser. A photo sent again replaces itself until the request is sent. */
export const PhotoParams = z.object({ number: pathName, id: key });

/** `src`: the picture as a data URL, so that it has no address of its own. */
export const ExchangePhoto = z.object({ src: z.string() });
export type ExchangePhoto = z.infer<typeof ExchangePhoto>;

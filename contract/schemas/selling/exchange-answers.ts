// The part of an exchange's form that the browser checks. Separate from exchange.ts: otherwise
// every form would load its schemas.
import * as z from 'zod/mini';
import { exchangeReasons } from '../../exchanges.ts';
import * as exchangeMessages from '../../texts/messages/exchange-messages.ts';
import { optionalText } from '../fields.ts';

const maxCommentLength = 500;

/** What a person types or selects. The dialog makes the lines itself. */
export const ExchangeAnswers = z.object({
  reason: z.enum(exchangeReasons, { error: exchangeMessages.reasonRequired }),
  comment: optionalText(maxCommentLength),
});

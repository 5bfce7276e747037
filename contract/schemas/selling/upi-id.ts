// The form behind the link of a refund by hand. Apart from what the link answers: the checkout loads that.
import * as z from 'zod/mini';
import * as texts from '../../texts/messages/refund-messages.ts';
import { exactText } from '../../typed/exact-text.ts';

/** `name@bank`: no dot behind the `@`, which an e-mail has. Letter case does not matter to banks. */
const upiId = z.string({ error: texts.upiIdRequired }).check(
  z.overwrite((text) => exactText(text).replace(/\s+/g, '').toLowerCase()),
  z.minLength(1, texts.upiIdRequired),
  z.regex(/^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/, texts.upiIdInvalid),
);

export const UpiIdForm = z.object({ upiId });

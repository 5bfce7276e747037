// Numbers of versions of settings and page contents.
import { integerBetween } from '../../schemas/choices.ts';
import * as messages from '../../texts/messages/settings-messages.ts';

/** 0: the default. The limit fits the integer columns of both engines. */
export const version = integerBetween(0, 1_000_000_000, messages.versionUnknown);

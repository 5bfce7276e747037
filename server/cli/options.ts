// Options and questions that several commands share, so that they are the same everywhere.
import { readDay } from '@taana-baana/contract/calendar/indian-days.ts';
import { type CommandCall, CommandError, type Option, UsageError } from './command.ts';

type Values = CommandCall['values'];

const usualLimit = 50;

export const limitOption: Option = { takes: 'N', about: 'how many at most', usual: String(usualLimit) };

export function limitOf({ limit }: Values): number {
  if (limit === undefined) return usualLimit;
  if (typeof limit !== 'string' || !/^[1-9]\d{0,5}$/.test(limit))
    throw new UsageError('--limit takes a number from 1 to 999999.');
  return Number(limit);
}

export const fromOption: Option = { takes: 'DAY', about: 'from this day on, such as 2026-11-21, in India' };
export const toOption: Option = { takes: 'DAY', about: 'up to the end of this day' };

/** `2026-11-21`, a day in India. */
export function dayOf(values: Values, option: 'from' | 'to'): string | undefined {
  const given = values[option];
  if (given === undefined) return undefined;
  const day = readDay(String(given));
  if (day === undefined || Number.isNaN(Date.parse(day)))
    throw new UsageError(`--${option} takes a day such as 2026-11-21.`);
  return day;
}

/** The text of an option; undefined when it is not given. */
export const textOf = (given: Values[string]): string | undefined => (typeof given === 'string' ? given : undefined);

export const yesOption: Option = { about: 'does not ask; a script needs it' };

/**
 * Asks the person at the terminal before something that cannot be undone. Throws an error if the
 * answer is no, or without a terminal and without --yes. `consequence` is a sentence: `This deletes
 * the post "Mud".`
 */
export async function confirm({ values, ask }: CommandCall, consequence: string): Promise<void> {
  if (values.yes === true) return;
  if (!ask) throw new CommandError(`${consequence} Add --yes to confirm.`);
  const answer = await ask(`${consequence} Go on? [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.');
}

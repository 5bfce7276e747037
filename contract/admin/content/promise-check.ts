// Figures that the shop keeps: exchange, processing and delivery times. Where a text once had their
// placeholder, a typed figure would promise what the shop does not do.
import { type ContentFacts, contentPlaceholders } from '../../content/content-placeholders.ts';
import * as messages from '../texts/content/content-messages.ts';

const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty)`;
const figure = (unit: string): RegExp =>
  new RegExp(String.raw`(?<![\w{])${number}(?:\s*(?:to|or|-|–)\s*${number})?[\s-]+${unit}\b`, 'giu');
const businessDays = figure('(?:business|working) days?');

const promises = [
  { names: ['exchangeDays'], typed: figure('(?:calendar )?(?:days?|weeks?|months?)'), does: messages.exchangesFor },
  { names: ['processingHours'], typed: figure('hours?'), does: messages.processesIn },
  { names: ['deliveryFrom', 'deliveryTo'], typed: businessDays, does: messages.deliversIn },
] as const;

/** Warnings about `texts`, which replace `before`: those of the shop's page and of its default. */
export function promiseWarnings(texts: readonly string[], before: readonly string[][], facts: ContentFacts): string[] {
  const known = new Set(before.flat());
  const changed = texts.filter((text) => !known.has(text));
  return promises.flatMap(({ names, typed, does }) => {
    const placeholders = names.map((name) => `{${name}}`);
    const countIn = (all: readonly string[]) =>
      all.reduce((sum, text) => sum + placeholders.filter((one) => text.includes(one)).length, 0);
    const most = Math.max(...before.map(countIn));
    if (most === 0) return [];
    const kept = does(names.map((name) => contentPlaceholders[name]?.value(facts) ?? '').join(' to '));
    const figures = [...new Set(changed.flatMap((text) => text.match(typed) ?? []))];
    if (figures.length > 0) return figures.map((one) => messages.promiseTyped(one, kept, placeholders));
    return countIn(texts) === 0 ? [messages.promiseGone(kept, placeholders)] : [];
  });
}

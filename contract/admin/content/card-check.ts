// What banners and house lines lack before they can be published, as sentences.
import type { BannerText, ContentBody, HouseLine } from '../../schemas/content/page-content.ts';
import * as messages from '../texts/content/content-messages.ts';
import { cards as texts } from '../texts/content/cards.ts';
import { firstTwice, unknownPlaceholder } from './content-check.ts';

/** None about a page of text: that is checked before it is saved. */
export function cardProblems(body: ContentBody): string[] {
  const unknown = 'banners' in body || 'lines' in body ? unknownPlaceholder(body) : undefined;
  const problems = unknown === undefined ? [] : [unknown];
  if ('banners' in body) problems.push(...body.banners.flatMap(bannerProblems));
  if ('lines' in body) {
    problems.push(...body.lines.flatMap(lineProblems));
    const twice = firstTwice(body.lines.map(({ title }) => title).filter(Boolean));
    if (twice !== undefined) problems.push(messages.sameTitle(twice));
  }
  return problems;
}

function bannerProblems({ eyebrow, headline, action, from, until }: BannerText, index: number): string[] {
  const { fields } = texts;
  const empty = [!eyebrow && fields.eyebrow, !headline && fields.headline, !action && fields.action];
  const isBackwards = from !== undefined && until !== undefined && until < from;
  const name = texts.banner(index + 1);
  return [...missing(name, empty), ...(isBackwards ? [messages.endsTooEarly(name)] : [])];
}

function lineProblems({ title, sentence, brand, tag }: HouseLine, index: number): string[] {
  const { fields } = texts;
  const empty = [!title && fields.headline, !sentence && fields.sentence, !brand && !tag && fields.shows];
  return missing(texts.line(index + 1), empty);
}

function missing(card: string, fields: readonly (string | false)[]): string[] {
  const names = fields.filter((field) => field !== false);
  return names.length === 0 ? [] : [messages.cardIncomplete(card, names)];
}

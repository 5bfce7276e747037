// The sentences that tests hold: those of the specification, and the promises of the default policies.
import policies from './policies.json' with { type: 'json' };
import specification from './specification.json' with { type: 'json' };

export interface Sentence {
  /** As in a test's title: `spec cart.3` or `policy refund.2`. */
  readonly tag: string;
  /** The heading that it stands under. */
  readonly section: string;
  readonly sentence: string;
}

const listed = (word: string, section: string, sentences: Readonly<Record<string, string>>): Sentence[] =>
  Object.entries(sentences).map(([id, sentence]) => ({ tag: `${word} ${id}`, section, sentence }));

export const sentences: readonly Sentence[] = [
  ...Object.entries(specification).flatMap(([section, ofSection]) => listed('spec', section, ofSection)),
  ...Object.entries(policies).flatMap(([section, { promises }]) => listed('policy', section, promises)),
];

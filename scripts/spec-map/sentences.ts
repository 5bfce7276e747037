// The sentences that tests hold: those of the specification, the promises of the default policies, and the guards of
// the admin, which docs/security.md lists.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import policies from './policies.json' with { type: 'json' };
import specification from './specification.json' with { type: 'json' };

export interface Sentence {
  /** As in a test's title: `spec cart.3`, `policy refund.2` or `guard admin.1`. */
  readonly tag: string;
  /** The heading that it stands under. */
  readonly section: string;
  readonly sentence: string;
}

const listed = (word: string, section: string, sentences: Readonly<Record<string, string>>): Sentence[] =>
  Object.entries(sentences).map(([id, sentence]) => ({ tag: `${word} ${id}`, section, sentence }));

/** Rows of the table: `| admin.1 | the guard | its requirements |`. */
const guards = readFileSync(join(import.meta.dirname, '../../docs/security.md'), 'utf8').matchAll(
  /^\| (admin\.\d+) \| (.+?) \| [\d., ]+ \|$/gm,
);

export const sentences: readonly Sentence[] = [
  ...Object.entries(specification).flatMap(([section, ofSection]) => listed('spec', section, ofSection)),
  ...Object.entries(policies).flatMap(([section, { promises }]) => listed('policy', section, promises)),
  ...[...guards].map(([, id = '', sentence = '']) => ({
    tag: `guard ${id}`,
    section: 'Guards of the admin',
    sentence,
  })),
];

// `npm version` runs this first: it refuses a version without an entry in CHANGELOG.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const changelog = readFileSync(path.join(import.meta.dirname, '..', '..', 'CHANGELOG.md'), 'utf8');
const version = process.env.npm_new_version ?? '';
const entries = changelog.split(/^## /m).slice(1);
const entry = entries.find((text) => text.startsWith(`${version} - `));

if (!entry) refuse(`CHANGELOG.md has no entry "## ${version} - DATE": write it, commit it, and run this again.`);
else if (!/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d\n/.test(entry)) refuse(`The entry of ${version} needs a date: YYYY-MM-DD.`);
else if (!/^- ./m.test(entry)) refuse(`The entry of ${version} in CHANGELOG.md says nothing: list what changed.`);

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

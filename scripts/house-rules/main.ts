// `npm run check` in part: prints every breach of the house rules in this repository, and fails when there is one.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { findBreaches, ruleNames } from './breaches.ts';

const paths = globSync(['{contract,server,storefront,sample,scripts,e2e,bench}/**/*.{ts,tsx}', '*.ts'], {
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((path) => path.split(sep).join('/'));
const breaches = findBreaches(new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')])));

for (const { rule, says, where } of breaches) console.error(`${where}\n  ${rule}: ${says}`);
console.log(`${paths.length} files, ${ruleNames.length} house rules, ${breaches.length} broken.`);
process.exitCode = breaches.length > 0 ? 1 : 0;

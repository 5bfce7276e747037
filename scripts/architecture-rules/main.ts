// Part of `npm run check`: prints all violations of the architecture
// rules, and fails if there are any.
import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { findViolations, ruleNames } from './violations.ts';

const paths = globSync(
  ['{contract,design,server,storefront,admin,sample,scripts,tests,e2e,bench,deploy}/**/*.{ts,tsx}', '*.ts'],
  {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
).map((path) => path.split(sep).join('/'));
const violations = findViolations(new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')])));

for (const { rule, says, where } of violations) console.error(`${where}\n  ${rule}: ${says}`);
console.log(`${paths.length} files, ${ruleNames.length} architecture rules, ${violations.length} broken.`);
process.exitCode = violations.length > 0 ? 1 : 0;

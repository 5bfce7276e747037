// `npm run spec-map`: prints each sentence of the specification, promise of the policies and guard of the admin with the tests that hold it.
import { sentences } from './sentences.ts';
import { readTaggedTests } from './tagged-tests.ts';

const tests = readTaggedTests();
let heading = '';
for (const { tag, section, sentence } of sentences) {
  if (section !== heading) console.log(`\n## ${(heading = section)}`);
  console.log(`\n${tag}: ${sentence}`);
  for (const { file, title } of tests.filter(({ tags }) => tags.includes(tag))) console.log(`  ${file} › ${title}`);
}

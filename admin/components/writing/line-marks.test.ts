// Marks of headings and lists before lines.
import { expect, test } from 'vitest';
import { type LineMark, toggleMark } from './line-marks.ts';

/** The selection is between the bars. */
function apply(marked: string, mark: LineMark): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const text = marked.replaceAll('|', '');
  const replaced = toggleMark(text, { start, end }, mark);
  return text.slice(0, replaced.start) + replaced.lines + text.slice(replaced.end);
}

test.each([
  ['One\nT||wo\nThree', '## ', 'One\n## Two\nThree'],
  ['One\n## T||wo\nThree', '## ', 'One\nTwo\nThree'],
  ['- O||ne', '## ', '## One'],
  ['O|ne\n\nTw|o', '- ', '- One\n\n- Two'],
  ['- O|ne\nTw|o', '- ', '- One\n- Two'],
  ['||', '- ', '- '],
  ['One\n||', '## ', 'One\n## '],
] as const)('%j with %j is %j', (before, mark, after) => {
  expect(apply(before, mark)).toBe(after);
});

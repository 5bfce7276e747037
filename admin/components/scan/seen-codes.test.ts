// What a camera sees, and what counts as a scan.
import { expect, it } from 'vitest';
import { readSeenCodes } from './seen-codes.ts';

/** Shows the codes, 100 ms apart, and returns the scans. */
function show(codes: readonly (string | undefined)[]): string[] {
  const scans: string[] = [];
  const read = readSeenCodes((code) => scans.push(code));
  for (const [index, code] of codes.entries()) read(code, index * 100);
  return scans;
}
const nothing = (pictures: number) => Array.from({ length: pictures }, () => undefined);

it('is a scan once two pictures agree: one alone may be misread', () => {
  expect(show(['TB-1'])).toEqual([]);
  expect(show(['TB-1', 'TB-7', 'TB-1'])).toEqual([]);
  expect(show(['TB-1', 'TB-1'])).toEqual(['TB-1']);
});

it('is one scan as long as the code stays in view, also if some pictures are blurred', () => {
  expect(show(['TB-1', 'TB-1', ...nothing(9), 'TB-1', 'TB-1', ...nothing(9), 'TB-1', 'TB-1'])).toEqual(['TB-1']);
});

it('is another scan after another code, or after a while out of view', () => {
  expect(show(['TB-1', 'TB-1', 'TB-2', 'TB-2', 'TB-1', 'TB-1'])).toEqual(['TB-1', 'TB-2', 'TB-1']);
  expect(show(['TB-1', 'TB-1', ...nothing(20), 'TB-1', 'TB-1'])).toEqual(['TB-1', 'TB-1']);
});

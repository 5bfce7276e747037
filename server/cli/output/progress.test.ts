// What a terminal shows while a command works.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgress } from './progress.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const start = () => startProgress('backup create', (line) => lines.push(line));

it('nothing is shown of a command that takes less than a second', () => {
  const progress = start();
  progress.step('the tables');
  vi.advanceTimersByTime(900);
  progress.end();
  expect(lines).toEqual([]);
});

it('a longer command shows its step and the seconds, and removes the line at the end', () => {
  const progress = start();
  progress.step('the tables');
  vi.advanceTimersByTime(2000);
  progress.step('the pictures');
  progress.end();
  vi.advanceTimersByTime(5000);
  expect(lines).toEqual([
    'backup create: the tables, 1 s',
    'backup create: the tables, 2 s',
    'backup create: the pictures, 2 s',
    '',
  ]);
});

it('hides the line while a person is asked', () => {
  const progress = start();
  vi.advanceTimersByTime(1000);
  progress.pause();
  vi.advanceTimersByTime(3000);
  progress.resume();
  vi.advanceTimersByTime(1000);
  progress.end();
  expect(lines).toEqual(['backup create: 1 s', '', 'backup create: 5 s', '']);
});

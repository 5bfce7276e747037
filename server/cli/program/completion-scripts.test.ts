// The script for bash, in a real bash.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { commands } from '../commands.ts';
import { shells, writeCompletion } from './completion-scripts.ts';

/** What bash offers after these words; the last one is incomplete. */
function offered(...words: string[]): string[] {
  const complete = 'COMP_WORDS=(shop "$@"); COMP_CWORD=$#; _shop; printf "%s\\n" "${COMPREPLY[@]}"';
  const script = `${writeCompletion('bash', commands)}\n${complete}`;
  const output = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], { encoding: 'utf8' });
  return output.split('\n').filter(Boolean);
}

it.each([
  [['ord'], ['orders']],
  [['orders', 'ca'], ['cancel']],
  [['help', 'orders', 'ca'], ['cancel']],
  [['orders', 'list', '--st'], ['--status']],
  [['orders', 'list', '--status', 'out'], ['out-for-delivery']],
  [['orders', 'list', '--status', 'ordered', '--l'], ['--limit']],
  [
    ['orders', 'move', 'TB-7K3F9Q', ''],
    ['processing', 'shipped', 'out-for-delivery', 'delivered'],
  ],
  [
    ['settings', 'show', 's'],
    ['shop', 'shipping', 'sales'],
  ],
  [['audit-log', '--l'], ['--limit']],
  [['completion', ''], [...shells]],
  [['backup', 'create', ''], []],
  [['upd'], ['update']],
  [
    ['install', '-'],
    ['--answers', '--help'],
  ],
  [['install', '--answers', '/root/an'], []],
])('after %j bash offers %j', (words, expected) => {
  expect(offered(...words)).toEqual(expected);
});

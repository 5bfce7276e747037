// Files of variables, such as /etc/shop/shop.env: systemd and Node parse them the same way.
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Problem } from './problem.ts';
import { run } from './run.ts';

export type Variables = Readonly<Record<string, string>>;

export function readVariables(file: string): Variables {
  if (!existsSync(file)) return {};
  const pairs = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', value = '']) => [name, /^(['"]).*\1$/.test(value) ? value.slice(1, -1) : value]);
  return Object.fromEntries(pairs) as Variables;
}

/**
 * Sets the given variables and leaves every other line unchanged; an empty value removes the
 * variable. Readable by root and the group shop. The file is replaced atomically.
 */
export function writeVariables(file: string, heading: string, variables: Variables): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [heading];
  const kept = before.filter((line) => !(/^\s*(\w+)\s*=/.exec(line)?.[1] ?? '').match(namesOf(variables)));
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const text = [...kept, ...set.map(([name, value]) => `${name}=${quote(name, value)}`), ''].join('\n');
  const group = Number(run('getent', ['group', 'shop']).split(':')[2]);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  chownSync(`${file}.new`, 0, group);
  chmodSync(`${file}.new`, 0o640);
  renameSync(`${file}.new`, file);
}

const namesOf = (variables: Variables): RegExp => new RegExp(`^(?:${Object.keys(variables).join('|')})$`);

export const isWritable = (value: string): boolean => !/['"\\`\r\n]/.test(value);

function quote(name: string, value: string): string {
  if (!isWritable(value)) throw new Problem(`${name} may not contain quotes, backslashes or line breaks.`);
  return /^[\w.:/@%+=,~-]*$/.test(value) ? value : `'${value}'`;
}

// The rule for names of stored files: a name in a catalogue or backup never leaves the folder.
import { basename } from 'node:path';

export function plainName(file: string): string {
  if (basename(file) !== file || file.startsWith('.')) throw new Error(`not a plain file name: ${file}`);
  return file;
}

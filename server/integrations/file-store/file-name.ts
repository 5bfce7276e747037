// The one rule for names of stored files: what a catalogue or a backup says never leaves their
// place.
import { basename } from 'node:path';

export function plainName(file: string): string {
  if (basename(file) !== file || file.startsWith('.')) throw new Error(`not a plain file name: ${file}`);
  return file;
}

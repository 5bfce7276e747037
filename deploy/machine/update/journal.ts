// The state of an update, on disk: after a power cut the next start knows whether to roll back or
// complete it.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

export interface Journal {
  readonly from: string;
  readonly to: string;
  /**
   * trying: no shopper has seen the new version, so all its changes are rolled back.
   * accepted: the new version is final, and only the switch may be incomplete.
   */
  readonly state: 'trying' | 'accepted';
}

const file = '/opt/shop/update.json';

export const readJournal = (): Journal | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Journal) : undefined;

export function writeJournal(journal: Journal): void {
  const handle = openSync(`${file}.new`, 'w');
  writeSync(handle, JSON.stringify(journal));
  fsyncSync(handle);
  closeSync(handle);
  renameSync(`${file}.new`, file);
  syncFolder('/opt/shop');
}

export function removeJournal(): void {
  rmSync(file, { force: true });
  syncFolder('/opt/shop');
}

/** Names in a folder survive a power cut only after this. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

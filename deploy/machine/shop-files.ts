// Changes of files in folders of the shop's user, made as that user: there root would follow a link
// that a broken-in shop had placed, to any file of the machine.
import { run } from './run.ts';

const asShop = { asShop: true } as const;

/** Also a whole folder; does nothing if it does not exist. */
export function removeOfShop(...places: readonly string[]): void {
  if (places.length > 0) run('rm', ['--recursive', '--force', '--', ...places], asShop);
}

/** Within one disk, atomic. Replaces a file of that name, and never moves into a folder or link. */
export function renameOfShop(from: string, to: string): void {
  run('mv', ['--no-target-directory', '--', from, to], asShop);
}

/** The copy is on the disk afterwards. A file or link of its name is replaced. */
export function copyOfShop(from: string, to: string): void {
  run('cp', ['--preserve=all', '--reflink=auto', '--remove-destination', '--', from, to], asShop);
  run('sync', ['--', to], asShop);
}

/** Empty. */
export function makeFolderOfShop(folder: string): void {
  removeOfShop(folder);
  run('mkdir', ['--parents', '--mode=0700', '--', folder], asShop);
}

/** Names in a folder survive a power cut only after this. */
export function syncFoldersOfShop(...folders: readonly string[]): void {
  run('sync', ['--', ...folders], asShop);
}

/** The names in a folder; none if it does not exist. */
export function listOfShop(folder: string): string[] {
  return run('find', [folder, '-mindepth', '1', '-maxdepth', '1', '-printf', '%f\\0'], asShop)
    .split('\0')
    .filter(Boolean);
}

// The folders with the databases from before each update, which rollbacks read. They are the
// shop's, and so changed as its user.
import { constants, existsSync, fchownSync, fstatSync, openSync, closeSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listOfShop, makeFolderOfShop, removeOfShop, syncFoldersOfShop } from '../shop-files.ts';

const parentOf = (dataDir: string): string => join(dataDir, 'before-update');

export const folderBefore = (dataDir: string, version: string): string => join(parentOf(dataDir), version);

/** Empty: an update that was rolled back leaves files. */
export function prepareFormerState(dataDir: string, version: string): void {
  giveToShop(dataDir, parentOf(dataDir));
  makeFolderOfShop(folderBefore(dataDir, version));
}

export function deleteFormerState(dataDir: string, version: string): void {
  removeOfShop(folderBefore(dataDir, version));
}

export function deleteFormerStates(dataDir: string, isOld: (version: string) => boolean): void {
  const folder = parentOf(dataDir);
  if (!existsSync(folder)) return;
  removeOfShop(
    ...listOfShop(folder)
      .filter(isOld)
      .map((version) => join(folder, version)),
  );
  syncFoldersOfShop(folder);
}

/** Updates up to 0.3.0 left this folder to root. Only a real folder, never what a link leads to. */
function giveToShop(dataDir: string, folder: string): void {
  if (!existsSync(folder)) return;
  const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    const { uid, gid } = statSync(dataDir);
    if (fstatSync(handle).uid === 0) fchownSync(handle, uid, gid);
  } finally {
    closeSync(handle);
  }
}

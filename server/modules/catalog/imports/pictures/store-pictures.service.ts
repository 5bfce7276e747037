// Stores the pictures of an import: fetches eight at a time, processes one at a time.
import { importLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import * as photoMessages from '@taana-baana/contract/admin/texts/shop/photo-messages.ts';
import { pictureProblems, zipRejections } from '@taana-baana/contract/admin/texts/catalog/product-import-messages.ts';
import type { Deps } from '../../../../deps.ts';
import type { PhotoFault } from '../../../../integrations/image-store/image-store.ts';
import { FetchError, type Network } from '../../../../integrations/remote-pictures/network.ts';
import { fetchFile } from '../../../../integrations/remote-pictures/remote-pictures.ts';
import { ZipError } from '../../../../integrations/zip-archive.ts';
import type { MissingPicture } from './import-pictures.service.ts';
import { insertPictureOfSource } from './picture-sources.repository.ts';
import type { ProductSource } from '../product-source.ts';

const fetchedAtOnce = 8;

const photoFaults: Record<PhotoFault, string> = {
  heic: photoMessages.photoHeic,
  svg: photoMessages.photoSvg,
  type: photoMessages.photoType,
  unreadable: photoMessages.photoUnreadable,
  'too many pixels': photoMessages.photoTooManyPixels,
  'too small': photoMessages.photoTooSmall,
};

interface Storing {
  readonly source: ProductSource;
  readonly network: Network;
  readonly report: (picture: MissingPicture, sentence: string) => void;
  readonly onProgress: (done: number, of: number) => Promise<void>;
}

type Needs = Pick<Deps, 'db' | 'images' | 'clock'>;

/** Each picture is stored at once: an interrupted import continues where it stopped. */
export async function storePictures(deps: Needs, missing: readonly MissingPicture[], storing: Storing): Promise<void> {
  const waiting = missing.values();
  let done = 0;
  let making: Promise<unknown> = Promise.resolve();
  // An error that is not the picture's, such as a full disk, ends the import.
  await Promise.all(Array.from({ length: fetchedAtOnce }, work));

  async function work(): Promise<void> {
    for (const picture of waiting) {
      const bytes = await readBytes(picture, storing);
      const made = making.then(() => (typeof bytes === 'string' ? bytes : make(deps, picture, bytes)));
      making = made.catch(() => {});
      const fault = await made;
      if (fault !== undefined) storing.report(picture, fault);
      done += 1;
      await storing.onProgress(done, missing.length);
    }
  }
}

/** Bytes, or a sentence that says why not. */
async function readBytes({ from }: MissingPicture, { source, network }: Storing): Promise<Buffer | string> {
  try {
    if ('zipped' in from) return await source.read(from.zipped);
    return await fetchFile(network, from.address, importLimits.pictureBytes);
  } catch (error) {
    if (error instanceof FetchError) return pictureProblems[error.fault];
    if (error instanceof ZipError) return zipRejections.damaged;
    throw error;
  }
}

async function make({ db, images, clock }: Needs, { key }: MissingPicture, bytes: Buffer): Promise<string | undefined> {
  const stored = await images.storePhoto(bytes);
  if (typeof stored === 'string') return photoFaults[stored];
  const row = { ...stored, variants: JSON.stringify(stored.variants) };
  await insertPictureOfSource(db, key, row, clock.now().toISOString());
  return undefined;
}

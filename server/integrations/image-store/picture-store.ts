// Where the files of pictures are: a folder of this machine, or a bucket that several machines share.
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { PictureBucket } from './picture-bucket.ts';
import { PictureFolder } from './picture-folder.ts';

/**
 * Names are plain (`a1b2-400.avif`) and identify their content: a file never changes. It is there whole or not at
 * all. Throws a PictureStoreError while a bucket cannot be used.
 */
export interface PictureStore {
  has(file: string): Promise<boolean>;
  /** Whether the file exists with this length. */
  holds(file: string, length: number): Promise<boolean>;
  list(): Promise<string[]>;
  /** Undefined: there is none. */
  read(file: string): Promise<Buffer | undefined>;
  write(file: string, content: Buffer): Promise<void>;
  /** The file `source` of this machine; an existing picture stays. */
  keep(source: string, file: string): Promise<void>;
  /** Deletes partial files of killed processes. */
  removeUnfinished(now: Date): Promise<void>;
}

export function openPictureStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore {
  return bucket ? new PictureBucket(bucket) : new PictureFolder(join(dataDir, 'images'));
}

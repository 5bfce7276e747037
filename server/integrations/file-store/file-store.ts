// Where pictures and PDFs of tax documents are stored: folders of this machine, or a bucket that
// several machines share.
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { FileBucket } from './file-bucket.ts';
import { FileFolder } from './file-folder.ts';

/**
 * Names are plain (`a1b2-400.avif`) and identify their content: a file never changes. A file is
 * complete or does not exist. Throws a FileStoreError while a bucket cannot be used.
 */
export interface FileStore {
  has(file: string): Promise<boolean>;
  /** Whether the file exists with this length. */
  holds(file: string, length: number): Promise<boolean>;
  list(): Promise<string[]>;
  /** Undefined: it does not exist. */
  read(file: string): Promise<Buffer | undefined>;
  write(file: string, content: Buffer): Promise<void>;
  /** Stores the local file `source`; an existing one stays. */
  keep(source: string, file: string): Promise<void>;
  /** Deletes partial files of killed processes. */
  removeUnfinished(now: Date): Promise<void>;
}

/** Folders in `DATA_DIR` or in the bucket. Documents are private: only pictures are public. */
export type StoredKind = 'images' | 'documents';

export function openFileStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>, kind: StoredKind): FileStore {
  return bucket ? new FileBucket(bucket, kind) : new FileFolder(join(dataDir, kind));
}

// What a kind of upload has to say. A further kind: its row in contract/admin/uploads.ts, an
// implementation of this interface beside its module, and its line in uploads/upload-kinds.ts.
import type { Deps } from '../deps.ts';
import type { Upload } from '../integrations/upload-folder.ts';

export interface UploadKind {
  readonly tooLarge: string;
  /** Of one member: for a further one, the oldest is deleted. */
  readonly maxUnfinished: number;
  /**
   * All bytes have arrived. It may be called again for the same upload, by another process too: with
   * the id as the key of a row it is idempotent. An error reaches the browser, which tries again.
   */
  onFinished(deps: Deps, upload: Upload): Promise<void>;
  /** Those of the finished uploads whose file nobody needs any more; others are deleted after 7 days. */
  listDone(deps: Deps, ids: readonly string[]): Promise<string[]>;
}

// The interface of a kind of upload. To add one: its row in contract/admin/uploads.ts, an
// implementation in its module, and its line in uploads/uploads.service.ts.
import type { Deps } from '../deps.ts';
import type { Upload } from '../integrations/upload-folder.ts';

export interface UploadKind {
  readonly tooLarge: string;
  /** Of one member: beyond it, the oldest is deleted. */
  readonly maxUnfinished: number;
  /**
   * All bytes have arrived. May be called again for the same upload, also by another process: with
   * the id as a row's key it is idempotent. An error reaches the browser, which tries again.
   */
  onFinished(deps: Deps, upload: Upload): Promise<void>;
  /** Finished uploads whose file is not needed any more; others are deleted after 7 days. */
  listDone(deps: Deps, ids: readonly string[]): Promise<string[]>;
}

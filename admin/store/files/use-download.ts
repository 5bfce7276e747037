// Files that the browser saves itself.
import { proofGate } from '../people/proof.ts';
import { type AdminRequest, addressOf } from '../send.ts';
import { adminApi } from '../admin-api.ts';

/**
 * A link cannot ask for a proof of identity, so this asks first. Resolves to false if the member
 * closes that dialog.
 */
export function useDownload(): (request: AdminRequest, file: string) => Promise<boolean> {
  const [readMe] = adminApi.useLazyGetMeQuery();
  return async (request, file) => {
    const { provenUntil } = await readMe().unwrap();
    if (provenUntil === null && !(await proofGate.wait())) return false;
    const link = document.createElement('a');
    link.href = addressOf(request);
    link.download = file;
    link.click();
    return true;
  };
}

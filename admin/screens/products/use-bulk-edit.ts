// Runs a bulk change, and reports changed and refused products.
import { useState } from 'react';
import type { BulkChange, BulkResult, ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { done, refused as refusedTexts } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { useEditProductsMutation } from '../../store/catalog/products.api.ts';

type Seen = Pick<ListedProduct, 'id' | 'version'>;

/** The change that undoes another one, if any. */
const opposites: Partial<Record<BulkChange['kind'], BulkChange>> = {
  archive: { kind: 'restore' },
  restore: { kind: 'archive' },
};

export function useBulkEdit() {
  const [edit, { isLoading }] = useEditProductsMutation();
  const [result, setResult] = useState<BulkResult>();

  /** Resolves to whether the call succeeded; `result` has the refused products. */
  async function change(products: readonly Seen[], wanted: BulkChange): Promise<boolean> {
    const seen = products.map(({ id, version }) => ({ id, version }));
    const { data, error } = await edit({ body: { products: seen, change: wanted } });
    if (!data) {
      showFailure(error);
      return false;
    }
    const { changed, refused } = data;
    if (refused.length > 0) {
      setResult(data);
      return true;
    }
    const opposite = opposites[wanted.kind];
    // Each change makes a new version.
    const after = seen.map(({ id, version }) => ({ id, version: version + 1 }));
    showToast(
      changed === 0 ? refusedTexts.changed(0) : done[wanted.kind](changed),
      opposite && changed > 0 ? { onUndo: () => void change(after, opposite) } : {},
    );
    return true;
  }

  return { change, isPending: isLoading, result, forgetResult: () => setResult(undefined) };
}

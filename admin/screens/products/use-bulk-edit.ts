// Runs a bulk change, or undoes the last one, and reports changed and refused products.
import { useState } from 'react';
import type {
  BulkChange,
  BulkResult,
  LastBulkEdit,
  ListedProduct,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import {
  done,
  refused as refusedTexts,
  undo as undoTexts,
} from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

type Seen = Pick<ListedProduct, 'id' | 'version'>;

/** What undoing these is called. */
const opposites = { archive: 'restore', restore: 'archive' } as const;

export function useBulkEdit() {
  const [edit, { isLoading }] = adminApi.useEditProductsMutation();
  const [undoLast, { isLoading: isUndoing }] = adminApi.useUndoBulkEditMutation();
  const [result, setResult] = useState<BulkResult>();

  /** Whether the call succeeded; `result` has the refused products. */
  function report({ data, error }: { data?: BulkResult; error?: unknown }, text: (count: number) => string): boolean {
    if (!data) showFailure(error);
    else if (data.refused.length > 0) setResult(data);
    else showToast(data.changed === 0 ? refusedTexts.changed(0) : text(data.changed));
    return data !== undefined;
  }

  return {
    change: async (products: readonly Seen[], wanted: BulkChange): Promise<boolean> => {
      const seen = products.map(({ id, version }) => ({ id, version }));
      return report(await edit({ body: { products: seen, change: wanted } }), done[wanted.kind]);
    },
    undo: async ({ id, kind }: NonNullable<LastBulkEdit['last']>): Promise<boolean> => {
      const text = kind === 'archive' || kind === 'restore' ? done[opposites[kind]] : undoTexts.done;
      return report(await undoLast({ params: { id } }), text);
    },
    isPending: isLoading || isUndoing,
    result,
    forgetResult: () => setResult(undefined),
  };
}

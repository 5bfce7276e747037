// The last change of many products, with Undo while that is possible.
import { Suspense } from 'react';
import { formatTime } from '@taana-baana/contract/admin/texts/dates.ts';
import { undo as texts } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { pollEvery } from '../../store/refresh.ts';
import { useBulkEdit } from './use-bulk-edit.ts';

const RefusedDialog = lazyPart(async () => (await import('./refused-dialog.tsx')).RefusedDialog);

/** Others change products too, and the minutes pass. */
const refresh = { ...pollEvery(60_000), refetchOnMountOrArgChange: true };

export function LastBulkEdit() {
  const { data } = adminApi.useGetLastBulkEditQuery(undefined, refresh);
  const { undo, isPending, result, forgetResult } = useBulkEdit();
  const last = data?.last;
  return (
    <>
      {last && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line px-4 py-2 text-sm">
          <p className="text-pretty">{texts.what(last.kind, last.changed, formatTime(last.until))}</p>
          <Button isPending={isPending} onPress={() => undo(last)}>
            {texts.action}
          </Button>
        </div>
      )}
      <Suspense>{result && <RefusedDialog result={result} onClose={forgetResult} />}</Suspense>
    </>
  );
}

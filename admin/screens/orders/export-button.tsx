// Exports the orders of the list as a file for a spreadsheet.
import { Download } from 'lucide';
import type { OrderFilter } from '@taana-baana/contract/admin/paths/order-paths.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-export.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { showFailure, showToast } from '../../components/toasts/toast-queue.ts';
import { call } from '../../store/send.ts';
import { useDownload } from '../../store/files/use-download.ts';

export function ExportButton({ filter }: { filter: OrderFilter }) {
  const download = useDownload();
  const onPress = () =>
    void download(call('exportOrders', { query: filter }), 'orders.csv').then(
      (isStarted) => isStarted && showToast(texts.started),
      showFailure,
    );
  return (
    <Button aria-label={texts.actionLabel} onPress={onPress}>
      <Icon of={Download} className="size-4" />
      {texts.action}
    </Button>
  );
}

// The button above the list of orders, and the dialog that it opens.
import { Suspense, useState } from 'react';
import { report as texts } from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useManyMoves } from '../../components/shipping/use-many-moves.ts';
import { useManyOrders } from '../../store/selling/use-many-orders.ts';

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export function ReportParcels() {
  const { report } = useManyMoves(useManyOrders().calls);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.action}</Button>
      <Suspense>
        {isOpen && (
          <ReportDialog onDelivered={(numbers) => report('Delivered', numbers)} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

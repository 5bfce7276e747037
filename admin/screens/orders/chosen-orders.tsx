// The selected orders: packed, shipped, delivered, printed.
import { House, PackageCheck, PhoneCall, Truck } from 'lucide';
import { isReadyToDeliver, isReadyToPack, isReadyToShip } from '@taana-baana/contract/admin/paths/order-choices.ts';
import { isPermitted } from '@taana-baana/contract/admin/permissions.ts';
import { maxPackedAtOnce } from '@taana-baana/contract/admin/limits/system-limits.ts';
import type { OrderRow } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as courierFile from '@taana-baana/contract/admin/texts/selling/courier-file.ts';
import { cash as cashTexts, selection as texts } from '@taana-baana/contract/admin/texts/selling/order-list.ts';
import * as shippingTexts from '@taana-baana/contract/admin/texts/selling/goods/shipping.ts';
import { Button } from '../../components/button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { SelectionBar } from '../../components/lists/selection-bar.tsx';
import type { Selection } from '../../components/lists/use-selection.ts';
import { PrintLinks } from '../../components/orders/print-links.tsx';
import { useConfirm } from '../../components/orders/use-confirm.ts';
import { useShipping } from '../../components/shipping/use-shipping.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { useCourierFile } from '../../store/selling/use-courier-file.ts';
import { useManyOrders } from '../../store/selling/use-many-orders.ts';

interface ChosenOrdersProps {
  orders: readonly OrderRow[];
  selection: Selection;
}

export function ChosenOrders({ orders, selection }: ChosenOrdersProps) {
  const chosen = orders.filter(({ number }) => selection.ids.includes(number));
  const { move, ship, isPending, dialog } = useShipping(useManyOrders());
  const saveCourierFile = useCourierFile();
  const { confirm, isPending: isConfirming } = useConfirm(adminApi.useConfirmOrdersMutation());
  const { data: me } = adminApi.useGetMeQuery();
  const toConfirm = me && isPermitted(me.role, 'orders.address') ? chosen.filter((order) => order.toConfirm) : [];
  const toSend = chosen.filter((order) => !order.toConfirm);
  const toPack = chosen.filter(isReadyToPack).map(({ number }) => ({ number }));
  const toShip = chosen.filter(isReadyToShip);
  const toDeliver = chosen.filter(isReadyToDeliver).map(({ number }) => ({ number }));
  return (
    <>
      <SelectionBar count={chosen.length} most={maxPackedAtOnce} label={texts.label} onClear={selection.clear}>
        {toConfirm.length > 0 && (
          <Button
            kind="primary"
            isPending={isConfirming}
            onPress={() => confirm(toConfirm.map(({ number }) => number))}
            className="px-3"
          >
            <Icon of={PhoneCall} className="size-4" />
            {cashTexts.confirmMany(toConfirm.length)}
          </Button>
        )}
        {toPack.length > 0 && (
          <Button kind="primary" isPending={isPending} onPress={() => move('Processing', toPack)} className="px-3">
            <Icon of={PackageCheck} className="size-4" />
            {texts.pack(toPack.length)}
          </Button>
        )}
        {toShip.length > 0 && (
          <Button kind="primary" onPress={() => ship(toShip)} className="px-3">
            <Icon of={Truck} className="size-4" />
            {shippingTexts.action(toShip.length)}
          </Button>
        )}
        {toDeliver.length > 0 && (
          <Button kind="primary" isPending={isPending} onPress={() => move('Delivered', toDeliver)} className="px-3">
            <Icon of={House} className="size-4" />
            {shippingTexts.report.submit.delivered(toDeliver.length)}
          </Button>
        )}
        {/* What is not confirmed gets no label and no parcel. */}
        {toSend.length > 0 && (
          <>
            <PrintLinks labels={toSend} />
            <DownloadButton
              label={courierFile.actionLabel}
              text={courierFile.action}
              onSave={() => saveCourierFile(toSend)}
              started={courierFile.started}
            />
          </>
        )}
      </SelectionBar>
      {dialog}
    </>
  );
}

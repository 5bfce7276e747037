// The actions of an order: the next step as the primary button, the rest in a menu. On a phone they
// are at the bottom.
import { Banknote, CircleX, MapPinPen, PackageCheck, ReceiptText, Repeat2, Truck, Undo, Undo2 } from 'lucide';
import { Suspense, useState } from 'react';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/selling/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/order-page.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { ActionsMenu, type MenuAction } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { useConfirm } from '../../components/orders/use-confirm.ts';
import { adminApi } from '../../store/admin-api.ts';
import type { ParcelTask } from './parcel/parcel-dialog.tsx';
import { useMoves } from './use-moves.ts';

const GstinDialog = lazyPart(async () => (await import('./customer/contact-dialogs.tsx')).GstinDialog);
const AddressDialog = lazyPart(async () => (await import('./customer/contact-dialogs.tsx')).AddressDialog);
const ParcelDialog = lazyPart(async () => (await import('./parcel/parcel-dialog.tsx')).ParcelDialog);
const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const ReturnedDialog = lazyPart(async () => (await import('./parcel/returned-dialog.tsx')).ReturnedDialog);
const ExchangeDialog = lazyPart(async () => (await import('./exchange-dialog.tsx')).ExchangeDialog);
const RefundDialog = lazyPart(async () => (await import('./refunds/refund-dialog.tsx')).RefundDialog);

type Actions = OrderPage['actions'];
type Move = Actions['moves'][number];

/** The open dialog. It keeps its initial data, even if the order changes. */
type Asked =
  | { readonly parcel: ParcelTask; readonly despiteDispute?: true }
  | { readonly returned: true }
  | { readonly address: true }
  | { readonly gstin: true }
  | { readonly exchange: true }
  | { readonly cancel: NonNullable<Actions['cancel']> }
  | { readonly refund: NonNullable<Actions['refund']> };

export function Steps({ order }: { order: OrderPage }) {
  const { actions } = order;
  const { move, undo, isPending } = useMoves(order.number);
  const [asked, setAsked] = useState<Asked>();
  const { ask, dialog } = useQuestion();
  const close = () => setAsked(undefined);
  const start = (one: Move) => {
    if (one.isDisputed)
      ask({ ...texts.disputeQuestion, onConfirm: () => setAsked({ parcel: 'ship', despiteDispute: true }) });
    else if (one.to === 'Shipped') setAsked({ parcel: 'ship' });
    else void move(one.to, one.to === 'Processing' ? { contents: order.contents } : {});
  };
  const [next, ...otherMoves] = actions.moves;
  const { confirm, isPending: isConfirming } = useConfirm(adminApi.useConfirmOrdersMutation());
  const { undo: back, refund, cancel } = actions;
  const others: MenuAction[] = otherMoves.map((one) => ({
    label: texts.moves[one.to],
    icon: PackageCheck,
    onAction: () => start(one),
  }));
  if (back) others.push({ label: texts.undo(back.to), icon: Undo2, onAction: () => undo(back.to) });
  if (actions.setTracking) {
    const label = order.shipment?.awb ? texts.parcel.correct : texts.parcel.enter;
    others.push({ label, icon: Truck, onAction: () => setAsked({ parcel: 'tracking' }) });
  }
  if (actions.changeAddress) {
    const { action } = texts.changeAddress;
    others.push({ label: action, icon: MapPinPen, onAction: () => setAsked({ address: true }) });
  }
  if (actions.changeGstin) {
    others.push({ label: texts.changeGstin.action, icon: ReceiptText, onAction: () => setAsked({ gstin: true }) });
  }
  if (actions.markReturned) {
    others.push({ label: texts.parcel.markReturned, icon: Undo, onAction: () => setAsked({ returned: true }) });
  }
  if (actions.startExchange) {
    others.push({ label: texts.startExchange, icon: Repeat2, onAction: () => setAsked({ exchange: true }) });
  }
  if (refund) others.push({ label: texts.refund.action, icon: Banknote, onAction: () => setAsked({ refund }) });
  if (cancel) others.push({ label: texts.cancelOrder.action, icon: CircleX, onAction: () => setAsked({ cancel }) });
  const isPrimary = next !== undefined || actions.reship || actions.confirm === true;
  if (!isPrimary && others.length === 0 && !asked && !dialog) return null;
  return (
    <>
      <div className={`screen-only ${isPrimary ? 'step-bar' : ''}`}>
        {actions.confirm && (
          <Button
            kind="primary"
            isPending={isConfirming}
            onPress={() => confirm([order.number])}
            className="flex-1 lg:flex-none"
          >
            {texts.cash.confirm}
          </Button>
        )}
        {next && (
          <Button kind="primary" isPending={isPending} onPress={() => start(next)} className="flex-1 lg:flex-none">
            {texts.moves[next.to]}
          </Button>
        )}
        {actions.reship && (
          <Button kind="primary" onPress={() => setAsked({ parcel: 'reship' })} className="flex-1 lg:flex-none">
            {texts.ship.again}
          </Button>
        )}
        {others.length > 0 && <ActionsMenu label={texts.moreActions} actions={others} />}
      </div>
      {dialog}
      <Suspense>
        {asked && 'returned' in asked && (
          <ReturnedDialog number={order.number} fromStock={order.fromStock} onClose={close} />
        )}
        {asked && 'parcel' in asked && (
          <ParcelDialog
            number={order.number}
            task={asked.parcel}
            shipment={order.shipment}
            despiteDispute={asked.despiteDispute === true}
            move={move}
            onClose={close}
          />
        )}
        {asked && 'address' in asked && (
          <AddressDialog number={order.number} address={order.customer.contact?.address} onClose={close} />
        )}
        {asked && 'gstin' in asked && <GstinDialog number={order.number} customer={order.customer} onClose={close} />}
        {asked && 'exchange' in asked && <ExchangeDialog number={order.number} onClose={close} />}
        {asked && 'cancel' in asked && (
          <CancelDialog
            number={order.number}
            // Only the advance is paid by then.
            paidBy={order.cash?.advance === undefined ? order.payment.by : 'razorpay'}
            cameBack={order.shipment?.returnedAt ? order.fromStock : 0}
            {...asked.cancel}
            onClose={close}
          />
        )}
        {asked && 'refund' in asked && (
          <RefundDialog
            number={order.number}
            lines={order.lines}
            isCancellable={actions.cancel !== null}
            paidBy={order.payment.by}
            hasCredit={order.amounts.credit > 0}
            hasAdvance={order.cash?.advance !== undefined}
            {...asked.refund}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

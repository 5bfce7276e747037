// What can be done with the order: the next step as the primary button, the rest in a menu. On a phone
// they stand at the lower edge.
import { Banknote, CircleX, PackageCheck, Undo2 } from 'lucide';
import { Suspense, useState } from 'react';
import type { OrderPage } from '@taana-baana/contract/admin/schemas/orders.ts';
import * as texts from '@taana-baana/contract/admin/texts/order-page.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ActionsMenu, type MenuAction } from '../../components/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { useMoves } from './use-moves.ts';

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const RefundDialog = lazyPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);

type Actions = OrderPage['actions'];
type Move = Actions['moves'][number];

/** What is asked for. A dialog keeps what it was opened with, whatever the server says meanwhile. */
type Asked =
  | { readonly move: Move }
  | { readonly cancel: NonNullable<Actions['cancel']> }
  | { readonly refund: NonNullable<Actions['refund']> };

export function Steps({ order }: { order: OrderPage }) {
  const { actions } = order;
  const { move, undo, isPending } = useMoves(order.number);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const start = (one: Move) => (one.isDisputed ? setAsked({ move: one }) : move(one.to));
  const [next, ...otherMoves] = actions.moves;
  const { undo: back, refund, cancel } = actions;
  const others: MenuAction[] = otherMoves.map((one) => ({
    label: texts.moves[one.to],
    icon: PackageCheck,
    onAction: () => start(one),
  }));
  if (back) others.push({ label: texts.undo(back.to), icon: Undo2, onAction: () => undo(back.to) });
  if (refund) others.push({ label: texts.refund.action, icon: Banknote, onAction: () => setAsked({ refund }) });
  if (cancel) others.push({ label: texts.cancelOrder.action, icon: CircleX, onAction: () => setAsked({ cancel }) });
  if (!next && others.length === 0 && !asked) return null;
  return (
    <>
      <div className={`screen-only ${next ? 'step-bar' : ''}`}>
        {next && (
          <Button kind="primary" isPending={isPending} onPress={() => start(next)} className="flex-1 lg:flex-none">
            {texts.moves[next.to]}
          </Button>
        )}
        {others.length > 0 && <ActionsMenu label={texts.moreActions} actions={others} />}
      </div>
      <ConfirmDialog
        title={texts.disputeQuestion.heading}
        text={texts.disputeQuestion.text}
        confirm={texts.disputeQuestion.confirm}
        isOpen={asked !== undefined && 'move' in asked}
        onClose={close}
        onConfirm={() => {
          if (asked && 'move' in asked) move(asked.move.to, { despiteDispute: true });
          close();
        }}
      />
      <Suspense>
        {asked && 'cancel' in asked && <CancelDialog number={order.number} {...asked.cancel} onClose={close} />}
        {asked && 'refund' in asked && (
          <RefundDialog
            number={order.number}
            lines={order.lines}
            isCancellable={actions.cancel !== null}
            {...asked.refund}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

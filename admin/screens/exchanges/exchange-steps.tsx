// The actions of an exchange: the next step as the primary button, the rest in a menu.
import { CircleX, IndianRupee, Truck, Wallet } from 'lucide';
import { Suspense, useState } from 'react';
import type { ExchangePage } from '@taana-baana/contract/admin/schemas/selling/exchanges.ts';
import type { RestockDecision } from '@taana-baana/contract/admin/schemas/selling/stock.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/exchanges.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { ActionsMenu, type MenuAction } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

const ReceivedDialog = lazyPart(async () => (await import('./exchange-dialogs.tsx')).ReceivedDialog);
const FeeDialog = lazyPart(async () => (await import('./exchange-dialogs.tsx')).FeeDialog);
const RejectDialog = lazyPart(async () => (await import('./exchange-dialogs.tsx')).RejectDialog);

export function ExchangeSteps({ exchange: { id, actions, fromStock } }: { exchange: ExchangePage }) {
  const [move, moving] = adminApi.useMoveExchangeMutation();
  const [replace, replacing] = adminApi.useReplaceExchangeMutation();
  const [credit] = adminApi.useCreditExchangeMutation();
  const [asked, setAsked] = useState<'received' | 'fee' | 'reject'>();
  const { ask, dialog } = useQuestion();
  const params = { id };
  const close = () => setAsked(undefined);
  const onMove = (to: 'returned' | 'received', goods?: RestockDecision) =>
    tell(move({ params, body: { to, ...(goods && { goods }) } }), texts.moved[to]);
  const onReplace = () => tell(replace({ params }), texts.replace.done);
  const onCredit = () => tell(credit({ params }), texts.credit.done);
  const askReplace = () => ask({ ...texts.replace, confirm: texts.replace.action, onConfirm: onReplace });
  const askCredit = (rupees: number) => {
    const text = texts.credit.text(formatRupees(rupees));
    ask({ ...texts.credit, text, confirm: texts.credit.action, onConfirm: onCredit });
  };
  const others: MenuAction[] = [];
  if (actions.moves.includes('returned')) {
    others.push({ label: texts.moves.returned, icon: Truck, onAction: () => onMove('returned') });
  }
  if (actions.replace) others.push({ label: texts.fee.action, icon: IndianRupee, onAction: () => setAsked('fee') });
  const { credit: rupees } = actions;
  if (rupees !== null) {
    others.push({ label: texts.credit.action, icon: Wallet, onAction: () => askCredit(rupees) });
  }
  if (actions.reject) others.push({ label: texts.reject.action, icon: CircleX, onAction: () => setAsked('reject') });
  const isReceivable = actions.moves.includes('received');
  const hasNext = isReceivable || actions.replace;
  if (!hasNext && others.length === 0) return null;
  return (
    <>
      <div className={`screen-only ${hasNext ? 'step-bar' : ''}`}>
        {isReceivable && (
          <Button
            kind="primary"
            isPending={moving.isLoading}
            onPress={() => (fromStock > 0 ? setAsked('received') : onMove('received'))}
            className="flex-1"
          >
            {texts.moves.received}
          </Button>
        )}
        {actions.replace && (
          <Button kind="primary" isPending={replacing.isLoading} onPress={askReplace} className="flex-1">
            {texts.replace.action}
          </Button>
        )}
        {others.length > 0 && <ActionsMenu label={texts.moreActions} actions={others} />}
      </div>
      {dialog}
      <Suspense>
        {asked === 'received' && (
          <ReceivedDialog fromStock={fromStock} onReceive={(goods) => onMove('received', goods)} onClose={close} />
        )}
        {asked === 'fee' && <FeeDialog id={id} onClose={close} />}
        {asked === 'reject' && <RejectDialog id={id} onClose={close} />}
      </Suspense>
    </>
  );
}

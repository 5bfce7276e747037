// A gift card in the list, and its actions while it is open.
import { Ban, MailPlus } from 'lucide';
import type { GiftCard } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { formatShortDay, formatRecent } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { adminApi } from '../../store/admin-api.ts';

const looks: Readonly<Record<GiftCard['state'], string>> = {
  open: 'bg-leaf-wash text-leaf',
  used: 'bg-sunk text-ink',
  expired: 'bg-sunk text-ink-soft',
  cancelled: 'bg-madder-wash text-madder',
};

export function GiftCardItem({ card, now }: { card: GiftCard; now: number }) {
  const { amount, codeEnd, state, paidBy, recipientName, recipientEmail, createdAt } = card;
  const sale = [texts.payments[paidBy], texts.soldOn(formatRecent(createdAt, now)), whatNext(card, now)];
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="tabular text-base font-semibold">{formatRupees(amount)}</span>
          <span className="tabular text-ink-soft">{texts.codeEnd(codeEnd)}</span>
          <span className={`badge ${looks[state]}`}>{texts.states[state]}</span>
        </p>
        <p>{[recipientName, recipientEmail].filter(Boolean).join(' · ') || texts.noRecipient}</p>
        <p className="text-ink-soft">{sale.join(' · ')}</p>
      </div>
      {state === 'open' && <Actions card={card} />}
    </li>
  );
}

function whatNext({ state, endedAt, validUntil }: GiftCard, now: number): string {
  if (endedAt !== null && state === 'used') return texts.usedOn(formatRecent(endedAt, now));
  if (endedAt !== null) return texts.cancelledOn(formatRecent(endedAt, now));
  return texts.until(formatShortDay(validUntil, now));
}

function Actions({ card: { id, codeEnd, recipientEmail } }: { card: GiftCard }) {
  const { ask, dialog } = useQuestion();
  const [resend] = adminApi.useResendGiftCardMutation();
  const [cancel] = adminApi.useCancelGiftCardMutation();
  const params = { id };
  const onResend = () => tell(resend({ params }), texts.resend.done);
  const onCancel = () => tell(cancel({ params }), texts.cancel.done);
  const askResend = () => ask({ ...texts.resend, text: texts.resend.text(recipientEmail), onConfirm: onResend });
  return (
    <>
      <ActionsMenu
        label={texts.actionsOf(codeEnd)}
        actions={[
          { label: texts.resend.action, icon: MailPlus, onAction: askResend },
          { label: texts.cancel.action, icon: Ban, onAction: () => ask({ ...texts.cancel, onConfirm: onCancel }) },
        ]}
      />
      {dialog}
    </>
  );
}

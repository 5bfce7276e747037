// Gift cards with their states, newest first, and the dialog that sells one.
import { Ban, Gift, MailPlus } from 'lucide';
import { Suspense, useState } from 'react';
import { searchFilters } from '@taana-baana/contract/admin/list-filters.ts';
import type { GiftCard } from '@taana-baana/contract/admin/schemas/selling/gift-cards.ts';
import { formatRecent, formatShortDay } from '@taana-baana/contract/admin/texts/dates.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/selling/money/gift-cards.ts';
import { ActionsMenu } from '../../components/actions/actions-menu.tsx';
import { Button } from '../../components/button.tsx';
import { useQuestion } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../../design/icon.tsx';
import { ListPage } from '../../components/lists/list-page.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { tell } from '../../components/toasts/toast-queue.ts';
import { useNow } from '../../components/use-now.ts';
import { adminApi } from '../../store/admin-api.ts';
import { useListParams } from '../../store/use-list-params.ts';
import { Badge, type BadgeTone } from '../../components/badge.tsx';

const SellDialog = lazyPart(async () => (await import('./sell-dialog.tsx')).SellDialog);

export function GiftCardsScreen() {
  const { filter, narrow } = useListParams(searchFilters);
  const { search = '' } = filter;
  const query = adminApi.useListGiftCardsQuery({ query: { q: search } }, { refetchOnMountOrArgChange: true });
  const [isSelling, setIsSelling] = useState(false);
  const now = useNow();
  return (
    <ListPage
      title={texts.title}
      intro={texts.intro}
      actions={
        <Button kind="primary" onPress={() => setIsSelling(true)}>
          <Icon of={Gift} className="size-4" />
          {texts.sell.button}
        </Button>
      }
      query={query}
      search={{ ...texts.search, value: search, onChange: (value) => narrow({ search: value }) }}
      rowsOf={({ giftCards }) => giftCards}
      empty={search ? [texts.notFoundHeading, texts.notFoundText] : [texts.noneHeading, texts.noneText]}
      clear={search !== '' && { label: texts.showAll, onPress: () => narrow({ search: '' }) }}
      bottom={<Suspense>{isSelling && <SellDialog onClose={() => setIsSelling(false)} />}</Suspense>}
    >
      {(giftCards, { total }) => (
        <>
          <ul className="card ruled">
            {giftCards.map((card) => (
              <GiftCardItem key={card.id} card={card} now={now} />
            ))}
          </ul>
          {giftCards.length < total && (
            <p className="mt-3 text-sm text-ink-soft">{texts.more(giftCards.length, total)}</p>
          )}
        </>
      )}
    </ListPage>
  );
}

const tones: Readonly<Record<GiftCard['state'], BadgeTone>> = {
  open: 'success',
  used: 'neutral',
  expired: 'muted',
  cancelled: 'danger',
};

function GiftCardItem({ card, now }: { card: GiftCard; now: number }) {
  const { amount, codeEnd, state, paidBy, recipientName, recipientEmail, createdAt } = card;
  const sale = [texts.payments[paidBy], texts.soldOn(formatRecent(createdAt, now)), whatNext(card, now)];
  return (
    <li className="flex items-start gap-3 py-3 pr-2 pl-4 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="tabular text-base font-semibold">{formatRupees(amount)}</span>
          <span className="tabular text-ink-soft">{texts.codeEnd(codeEnd)}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
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

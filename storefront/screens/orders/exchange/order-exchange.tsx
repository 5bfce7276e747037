// An order's exchanges, and the button to request one while exchanges are possible.
import { Suspense, useState } from 'react';
import type { Exchange } from '@taana-baana/contract/schemas/selling/exchange.ts';
import type { Order } from '@taana-baana/contract/schemas/selling/order.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange.ts';
import { lazyComponent } from '../../../components/lazy-component.ts';
import { toShortDate } from '../../../components/page/short-date.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

const ExchangeDialog = lazyComponent(
  () => import('./exchange-dialog.tsx'),
  (file) => file.ExchangeDialog,
);

const SentPhotos = lazyComponent(
  () => import('./sent-photos.tsx'),
  (file) => file.SentPhotos,
);

const WithdrawExchange = lazyComponent(
  () => import('./withdraw-exchange.tsx'),
  (file) => file.WithdrawExchange,
);

export function OrderExchange({ order }: { order: Order }) {
  const { number, exchanges, canExchangeUntil, orderItems, isReplacement, totalPriceAfterDiscount } = order;
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = canExchangeUntil !== null && orderItems.some(({ exchangeable }) => exchangeable > 0);
  if (!isPossible && exchanges.length === 0 && !isReplacement) return null;
  return (
    <div className="grid gap-4 border-t border-line p-5 text-sm md:px-7">
      {isReplacement && <p>{totalPriceAfterDiscount === 0 ? texts.isReplacement : texts.isReplacementForFee}</p>}
      {exchanges.map((exchange) => (
        <ShownExchange key={exchange._id} number={number} exchange={exchange} />
      ))}
      {isPossible && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" onClick={() => setIsOpen(true)} className="button button-quiet">
            {texts.open}
            <span className="sr-only">{texts.openOf(number)}</span>
          </button>
          <span className="text-ink-soft">{texts.until(lastDay(canExchangeUntil))}</span>
        </p>
      )}
      <Suspense>{isOpen && <ExchangeDialog order={order} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}

/** The time is the end of the last day. */
const lastDay = (until: string): string => toShortDate(new Date(Date.parse(until) - 1).toISOString());

const ShownExchange = ({ number, exchange }: { number: string; exchange: Exchange }) => {
  const { _id: id, state, isWithdrawn, lines, rejection, replacement, photos } = exchange;
  return (
    <div>
      <h3 className="font-semibold">{texts.title}</h3>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            {texts.line(line.quantity, line.title)}
            <span className="block text-ink-soft">
              {texts.becomes(
                `${colorName(line.color)}, ${line.size}`,
                `${colorName(line.wantedColor)}, ${line.wantedSize}`,
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 font-medium">
        {isWithdrawn ? texts.withdrawn : texts.states[state]} {replacement && texts.replacement(replacement)}
      </p>
      {rejection && <p className="whitespace-pre-line">{rejection}</p>}
      {photos.length > 0 && <Photos ids={photos} />}
      <Suspense>{state === 'requested' && <WithdrawExchange number={number} id={id} />}</Suspense>
    </div>
  );
};

function Photos({ ids }: { ids: readonly string[] }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown)
    return (
      <Suspense>
        <SentPhotos ids={ids} />
      </Suspense>
    );
  return (
    <button type="button" onClick={() => setIsShown(true)} className="text-link inline-flex min-h-11 items-center">
      {texts.showPhotos(ids.length)}
    </button>
  );
}

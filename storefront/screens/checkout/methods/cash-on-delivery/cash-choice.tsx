// Whether the shopper pays online or the courier. Only a shop that takes cash loads this file.
import { type ReactNode, useEffect, useState } from 'react';
import { listPrice, screenTexts } from '@taana-baana/contract/messages.ts';
import type { CashPreview } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/cash-choice.ts';
import { fillText } from '../../../../components/fill-text.tsx';
import { useShop } from '../../../../components/shop-context.ts';
import { Price } from '../../../../components/product/price.tsx';
import type { CartPrice } from '../../../../store/cart/use-cart-price.ts';
import { placeForCash, previewCash } from '../../../../store/checkout/cash.thunks.ts';
import type { Checkout } from '../../../../store/checkout/checkout.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks.ts';
import { selectPayment } from '../../../../store/selectors.ts';

export interface CashPayment {
  /** What the button says of it. */
  sum: ReactNode;
  /** What the cart costs if it is paid so. */
  priceOf: (online: CartPrice) => CartPrice;
  place: Checkout['place'];
  /** Rupees that are paid online first. */
  advance: number | undefined;
}

interface CashChoiceProps {
  /** As typed. */
  pincode: number | string;
  /** If it is paid online. */
  price: CartPrice;
  /** Rupees of store credit that pay; 0: none. */
  credit: number;
  onChoose: (cash: CashPayment | undefined) => void;
}

const button = 'size-5 shrink-0 accent-madder';

export function CashChoice({ pincode, price, credit, onChoose }: CashChoiceProps) {
  const { takesCash } = useShop();
  const [isWanted, setIsWanted] = useState(false);
  const { answer, failure, retry } = usePreview({ pincode, price, credit });
  const isPossible = answer?.refusal === null;
  const isChosen = isWanted && isPossible;
  const [total, due, fee = 0, advance] = isChosen ? [answer.total, answer.due, answer.fee, answer.advance] : [];
  const [line] = price.lines.map(({ _id }) => _id).toSorted();
  useEffect(() => {
    if (total === undefined || due === undefined || line === undefined) onChoose(undefined);
    else {
      const sum = fillText(advance ? texts.payNow : texts.payOnDelivery, { sum: <Price rupees={advance ?? due} /> });
      const priceOf = (online: CartPrice) => inCash(online, total, fee);
      onChoose({ sum: <span>{sum}</span>, priceOf, place: placeForCash(line, due, advance), advance });
    }
  }, [total, due, fee, advance, line, onChoose]);
  return (
    <fieldset>
      <legend className="mb-3 font-display text-display-xs font-semibold">{texts.question}</legend>
      <div className="grid gap-2">
        <label className="flex min-h-11 items-center gap-3 rounded-card bg-sunk px-4 py-3 font-semibold">
          <input
            type="radio"
            name="method"
            checked={!isChosen}
            onChange={() => setIsWanted(false)}
            className={button}
          />
          {texts.online}
        </label>
        <div className="rounded-card bg-sunk px-4 pb-3">
          <label className={`flex min-h-11 items-center gap-3 font-semibold ${isPossible ? '' : 'text-ink-soft'}`}>
            <input
              type="radio"
              name="method"
              aria-describedby="cash-hint"
              checked={isChosen}
              disabled={!isPossible}
              onChange={() => setIsWanted(true)}
              className={button}
            />
            {takesCash?.fee ? texts.onDeliveryFor(listPrice(takesCash.fee)) : texts.onDelivery}
          </label>
          <p id="cash-hint" role="status" className="text-sm">
            {isPossible ? howPaid(answer) : (failure ?? answer?.refusal ?? texts.asking)}
          </p>
        </div>
        {failure !== undefined && !isPossible && (
          <button type="button" onClick={retry} className="button button-quiet justify-self-start">
            {screenTexts.tryAgain}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const howPaid = ({ due, advance }: CashPreview): string =>
  advance ? texts.payFirst(listPrice(advance), listPrice(due)) : texts.collects(listPrice(due));

/**
 * Asks again when what it depends on changes, and after a refused order. The earlier answer stays until
 * then: when only the answer to an order was lost, pressing again asks for the same order.
 */
function usePreview({
  pincode,
  price: { lines, codes },
  credit,
}: Pick<CashChoiceProps, 'pincode' | 'price' | 'credit'>) {
  const dispatch = useAppDispatch();
  const { message } = useAppSelector(selectPayment);
  const [known, setKnown] = useState<{ answer?: CashPreview | undefined; failure?: string }>({});
  const [attempts, setAttempts] = useState(1);
  const typed = String(pincode).replaceAll(/\s/g, '');
  const asked = JSON.stringify({
    // A part of one is none yet.
    pincode: typed.length < 6 ? '' : typed,
    ...(codes && { codes: codes.map(({ code }) => code) }),
    ...(credit > 0 && { useCredit: true }),
  });
  const cart = lines.map(({ _id, quantity }) => _id + quantity).join();
  useEffect(() => {
    const asking = dispatch(previewCash(JSON.parse(asked) as Parameters<typeof previewCash>[0]));
    void asking.then((outcome) => {
      if (previewCash.fulfilled.match(outcome)) setKnown({ answer: outcome.payload });
      else if (!outcome.meta.aborted) setKnown(({ answer }) => ({ answer, failure: outcome.payload?.message ?? '' }));
    });
    return () => asking.abort();
  }, [dispatch, asked, cart, credit, message, attempts]);
  return { ...known, retry: () => setAttempts(attempts + 1) };
}

/** An offer that is only for paying online is a line that takes nothing off, and so is the fee. */
function inCash(online: CartPrice, total: number, fee: number): CartPrice {
  const lines = [
    { label: texts.onlineOnly, amount: online.total + fee - total },
    { label: texts.fee, amount: -fee },
  ];
  return { ...online, total, offers: [...online.offers, ...lines.filter(({ amount }) => amount !== 0)] };
}

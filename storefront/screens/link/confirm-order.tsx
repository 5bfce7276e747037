// The order of a link that confirms it, and the button. Opening it changes nothing.
import { listPrice, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { CashOrder } from '@taana-baana/contract/schemas/selling/cash-on-delivery.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/cash.ts';
import type { OneClick } from '../../components/account/one-click.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { confirmCashOrder, fetchCashOrder } from '../../store/orders/own-cash.thunks.ts';
import { type LinkFact, LinkFacts } from './link-facts.tsx';
import { useLinked } from './use-linked.ts';

interface ConfirmOrderProps {
  token: string;
  /** From the screen's own file: shared, it would be in one that the login loads. */
  Button: typeof OneClick;
}

export function ConfirmOrder({ token, Button }: ConfirmOrderProps) {
  const dispatch = useAppDispatch();
  const { what: order, failure, askAgain } = useLinked(fetchCashOrder, token);
  if (failure !== undefined) return <ErrorState message={failure} onRetry={askAgain} />;
  if (!order) return <Skeleton className="h-40" />;
  const confirm = async () => {
    const outcome = await dispatch(confirmCashOrder(token));
    if (confirmCashOrder.fulfilled.match(outcome)) return { message: outcomeOf(outcome.payload) };
    // It may have been cancelled meanwhile.
    askAgain();
    return undefined;
  };
  const toOrders = <ButtonLink to={pages.orders.path}>{screenTexts.myOrders}</ButtonLink>;
  return (
    <>
      <LinkFacts facts={factsOf(order)} />
      {order.saving && <p className="mb-5">{texts.saveOnline(listPrice(order.saving))}</p>}
      {order.state === 'to confirm' ? (
        <Button label={texts.confirm} act={confirm}>
          {toOrders}
        </Button>
      ) : (
        <>
          <p className="mb-5">{outcomeOf(order)}</p>
          {toOrders}
        </>
      )}
    </>
  );
}

const factsOf = ({ number, pieces, city, due, confirmBy }: CashOrder): LinkFact[] => [
  [texts.number, number],
  [texts.pieces, pieces],
  [texts.goesTo, city],
  [texts.dueOnDelivery, due > 0 && listPrice(due)],
  [texts.until, confirmBy && texts.untilWhen(confirmBy)],
];

function outcomeOf({ number, due, state }: CashOrder): string {
  if (state === 'ended') return texts.cancelled(number);
  return state === 'collected' ? texts.arrived(number) : texts.confirmed(number, listPrice(due));
}

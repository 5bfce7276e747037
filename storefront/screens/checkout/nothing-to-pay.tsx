// The checkout of an empty cart: emptied, or paid in another tab.
import { useEffect, useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as checkoutTexts from '@taana-baana/contract/texts/screens/selling/checkout.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

/** `message`: the server's response to a submitted form. */
export function NothingToPay({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isSent = message !== '';
  useEffect(() => {
    // The focused button was removed with the form.
    if (!isSent) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isSent]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        title={screenTexts.cartEmpty}
        hint={checkoutTexts.emptyHint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
            <ButtonLink to={pages.orders.path} variant="quiet">
              {screenTexts.myOrders}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}

// A checkout without a cart: it was emptied, or paid for in another tab.
import { useEffect, useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';

/** `message`: what the server said when the form that stood here was sent. */
export function NothingToPay({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null);
  const wasSent = message !== '';
  useEffect(() => {
    // The button that had the focus went with the form.
    if (!wasSent) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [wasSent]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        title={screenTexts.cartEmpty}
        hint="What you have bought already is under My Orders."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={pages.store.path}>{screenTexts.continueShopping}</ButtonLink>
            <ButtonLink to={pages.orders.path} look="quiet">
              {screenTexts.myOrders}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}

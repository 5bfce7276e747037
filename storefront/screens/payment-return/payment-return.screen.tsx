// The page to which the provider's own page returns. It needs no session: a payment may end in
// another browser. In the browser of the checkout, the checkout continues.
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages, paymentReturns } from '@taana-baana/contract/pages.ts';
import { backToCheckout, endings, motto } from '@taana-baana/contract/texts/screens/selling/payment-return.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { AccountFrame } from '../../components/account/account-frame.tsx';
import { returnToCheckout } from '../../store/checkout/payment-return.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectSession } from '../../store/selectors.ts';

export function PaymentReturnScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useAppSelector(selectSession);
  const [search] = useSearchParams();
  const kind = paymentReturns.find((known) => known === search.get('payment')) ?? 'pending';
  useEffect(() => {
    if (session !== 'signed-in' || !dispatch(returnToCheckout(kind))) return;
    void navigate(pages.checkout.path, { replace: true });
  }, [dispatch, navigate, kind, session]);

  const { title, text } = endings[kind];
  return (
    <AccountFrame title={title} intro={text} motto={motto}>
      <div className="flex flex-wrap gap-3">
        {kind === 'failed' && <ButtonLink to={pages.checkout.path}>{backToCheckout}</ButtonLink>}
        <ButtonLink to={pages.orders.path} variant={kind === 'failed' ? 'quiet' : undefined}>
          {screenTexts.myOrders}
        </ButtonLink>
        {kind === 'refused' && (
          <ButtonLink to={pages.contact.path} variant="quiet">
            {screenTexts.contactUs}
          </ButtonLink>
        )}
      </div>
    </AccountFrame>
  );
}

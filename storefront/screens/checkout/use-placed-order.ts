// When the order state shows success with an order: to My Orders, where it is shown, and the order state is reset (spec section 4).
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { orderReset } from '../../store/auth.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectOrderBeingPlaced } from '../../store/selectors.ts';

export function usePlacedOrder(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isSuccess, placed } = useAppSelector(selectOrderBeingPlaced);
  // An order that was confirmed after its checkout had been left has had its toast; it does not send a later checkout away.
  const [earlier] = useState(placed);
  useEffect(() => {
    if (!isSuccess || !placed || placed === earlier) return;
    // By replace: Back leads to the cart, not to a form that has been paid for.
    const gone = navigate(pages.orders.path, { replace: true, state: { placed: placed.number } });
    void Promise.resolve(gone).then(() => dispatch(orderReset()));
  }, [dispatch, navigate, isSuccess, placed, earlier]);
}

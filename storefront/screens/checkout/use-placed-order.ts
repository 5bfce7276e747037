// Once an order is placed, opens My Orders and resets the order state (specification section 4).
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { showPlacedOrder } from '../../store/orders/orders.thunks.ts';
import { selectOrderBeingPlaced } from '../../store/selectors.ts';

export function usePlacedOrder(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isSuccess, placed } = useAppSelector(selectOrderBeingPlaced);
  // An order confirmed after its checkout was left must not redirect a later checkout.
  const [earlier] = useState(placed);
  useEffect(() => {
    if (!isSuccess || !placed || placed === earlier) return;
    // Replace: Back then opens the cart, not a paid form.
    const openOrders = (number: string) => navigate(pages.orders.path, { replace: true, state: { placed: number } });
    void dispatch(showPlacedOrder(openOrders));
  }, [dispatch, navigate, isSuccess, placed, earlier]);
}

// Loaded only after a login with a choice: completes the choice, and opens the page that shows it.
import type { NavigateFunction } from 'react-router';
import { pages } from '@taana-baana/contract/pages.ts';
import { goToCheckout } from '../../store/cart/cart.thunks.ts';
import type { AppDispatch } from '../../store/create-store.ts';
import { completeChoice } from '../../store/session/complete-choice.thunks.ts';

export async function openChoice(dispatch: AppDispatch, navigate: NavigateFunction): Promise<void> {
  const { payload: next } = await dispatch(completeChoice());
  // Adding to the cart opens it, unless the shopper has gone elsewhere by then.
  if (window.location.pathname === pages.home.path) {
    if (next === 'cart') await navigate(pages.cart.path);
    if (next === 'checkout') await goToCheckout(navigate);
  }
  showPage();
}

/** The bootstrap has hidden the home page, because the cart follows: shown once that has replaced it. */
function showPage(): void {
  const main = document.getElementById('main');
  const home = main?.firstElementChild;
  const show = () => {
    if (home?.isConnected && window.location.pathname !== pages.home.path) requestAnimationFrame(show);
    else main?.style.removeProperty('visibility');
  };
  show();
}

// A visitor's choice before the login: stored in this tab, and named by the login and sign-up
// pages.
import { inColor } from '@taana-baana/contract/colors/picture-colors.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { PendingChoice } from '../browser-storage.ts';
import type { ThunkApi, ThunkServices } from '../app-thunk.ts';
import type { AppStore } from '../create-store.ts';
import { selectProductCard } from '../selectors.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

type Chosen = Pick<PendingChoice, 'productId' | 'line' | 'isBoughtNow'>;

/** Goes to /login. The choice is completed after the login, by `completeChoice`. */
export function askToLogIn(
  { productId, line, isBoughtNow }: Chosen,
  { storage, navigation, getState }: ThunkApi,
): void {
  const { product } = getState().product.detail;
  const whole = product?._id === productId ? product : undefined;
  const card = whole ?? selectProductCard(productId)(getState());
  if (card) {
    const color = colorName(whole?.color.find(({ _id }) => _id === line?.color)?.title ?? '');
    const title = line && line.quantity > 1 ? `${line.quantity} × ${card.title}` : card.title;
    const [picture] = line?.color === undefined ? card.images : inColor(card.images, line.color);
    const name = [title, color, line?.size].filter(Boolean).join(', ');
    storage.saveChoice({ productId, line, isBoughtNow, name, picture });
  }
  void navigation.go(pages.login.path);
}

/** For the pages that name it. */
export const loadPendingChoice =
  () =>
  (_dispatch: AppStore['dispatch'], _getState: AppStore['getState'], { storage }: ThunkServices) =>
    storage.choice();

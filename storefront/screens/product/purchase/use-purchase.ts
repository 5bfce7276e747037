// State of the purchase form: colour, size, quantity, and adding to the cart.
import { useState, type SubmitEvent } from 'react';
import { type Size, sizesOf } from '@taana-baana/contract/sizes/product-sizes.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import { choiceMessages } from '@taana-baana/contract/messages.ts';
import { addToCart, buyNow } from '../../../store/cart/cart.thunks.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectIsInCart, selectIsLineInCart } from '../../../store/selectors.ts';
import { showToast } from '../../../store/toast.thunks.ts';

interface Choice {
  /** A colour's id. */
  color?: string;
  size?: Size;
  quantity: number;
}

/** The name of the button that opens the checkout. */
export const buyButton = 'buy';

export function usePurchase(product: Product, firstColor: string | undefined) {
  const { _id: productId, price, soldOut = [], notOffered = [], color: colors, images } = product;
  const dispatch = useAppDispatch();
  const isInCart = useAppSelector(selectIsInCart(productId));
  const unavailable = [...soldOut, ...notOffered];
  const [choice, setChoice] = useState<Choice>(() => {
    // That of the first picture, unless none of it is left.
    const pictured = colors.find(({ _id }) => _id === images[0]?.colorId)?._id;
    const isLeft = sizesOf(product).some((one) => !isAmong(unavailable, one, pictured));
    const first = firstColor ?? (isLeft ? pictured : undefined);
    return { quantity: 1, ...(first !== undefined && { color: first }) };
  });
  const [hasTried, setHasTried] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { color, size, quantity } = choice;
  const isLineInCart = useAppSelector(selectIsLineInCart({ productId, color, size }));

  /** Without a colour: in every colour. */
  function isAmong(choices: typeof soldOut, wanted: Size, inColor: string | undefined): boolean {
    const out = choices.filter((one) => one.size === wanted);
    return inColor === undefined
      ? out.length > 0 && out.length === colors.length
      : out.some((one) => one.color === inColor);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (color === undefined || size === undefined) {
      void dispatch(showToast({ kind: 'error', message: choiceMessages.colorAndSizeRequired }));
      const missing = color === undefined ? 'color' : 'size';
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${missing}"]`)?.focus();
      return;
    }
    // The quantity field has just refused its input, and shows why.
    const refused = event.currentTarget.querySelector<HTMLInputElement>('[type="number"][aria-invalid="true"]');
    if (refused) return refused.focus();
    setIsAdding(true);
    const buy = event.nativeEvent.submitter?.getAttribute('name') === buyButton ? buyNow : addToCart;
    const outcome = await dispatch(buy({ productId, quantity, color, size, price }));
    // On success another page opens: a second click before that must not add again.
    if (buy.rejected.match(outcome)) setIsAdding(false);
  }

  return {
    choice,
    /** Clears a size that the new colour does not have. */
    choose: (part: Partial<Choice>) =>
      setChoice((last) => {
        const { size: lastSize, ...next } = { ...last, ...part };
        return lastSize && !isAmong(unavailable, lastSize, next.color) ? { ...next, size: lastSize } : next;
      }),
    /** Sizes that some colour has. */
    made: sizesOf(product).filter((one) => !isAmong(notOffered, one, undefined)),
    /** Sold out in the chosen colour; before one is chosen, in every colour that has it. */
    isSoldOut: (wanted: Size) => isAmong(color === undefined ? unavailable : soldOut, wanted, color),
    /** Not offered in the chosen colour. */
    isNotMade: (wanted: Size) => color !== undefined && isAmong(notOffered, wanted, color),
    missing: { color: hasTried && color === undefined, size: hasTried && size === undefined },
    isInCart,
    /** Another colour or size of a product in the cart. */
    isAnother: isInCart && color !== undefined && size !== undefined && !isLineInCart,
    isAdding,
    submit,
  };
}

// Colour, size, quantity, Add to Cart, and the wishlist heart.
import { LoaderCircle } from 'lucide';
import { useRef } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { fillText } from '../../../components/fill-text.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { BuyBar } from '../../../components/purchase/buy-bar.tsx';
import { HeartToggle } from '../../../components/product/heart-toggle.tsx';
import { Price } from '../../../components/product/price.tsx';
import { QuantityInput } from '../../../components/purchase/quantity-input.tsx';
import { Swatch } from '../../../components/product/swatch.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { selectIsWished } from '../../../store/selectors.ts';
import { toggleWishlist } from '../../../store/wishlist/wishlist-toggle.thunks.ts';
import { Choice, ChoiceGroup } from './choice-group.tsx';
import { SizeGuide } from './size-guide.tsx';
import { buyButton, usePurchase } from './use-purchase.ts';
import { Form } from '../../../components/field/form.tsx';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

const formId = 'purchase';
/** All seven in one row. Own ones may be long words. */
const usualSizesLayout = 'grid grid-cols-[repeat(auto-fill,minmax(max(2.75rem,12.6%),1fr))] max-xl:gap-[3px]';

interface PurchaseFormProps {
  product: Product;
  /** Of a draft, which cannot be bought. */
  isPreview: boolean;
  /** Id of the preselected colour. */
  color: string | undefined;
  /** Called with the chosen colour, so that the gallery follows. */
  onColor: (colorId: string) => void;
}

export function PurchaseForm({ product, isPreview, color: firstColor, onColor }: PurchaseFormProps) {
  const { _id, title, price, color: colors, isSoldOut: isAllSoldOut = false } = product;
  const dispatch = useAppDispatch();
  const isInWishlist = useAppSelector(selectIsWished(_id));
  const { choice, choose, missing, isInCart, isAnother, isAdding, made, isSoldOut, isNotMade, submit } = usePurchase(
    product,
    firstColor,
  );
  const actions = useRef<HTMLDivElement>(null);
  const chosen = colors.find((color) => color._id === choice.color);
  const chosenName = colorName(chosen?.title ?? '');
  const isEitherSoldOut = made.some(isSoldOut);
  const crossedOut = made.some(isNotMade)
    ? (isEitherSoldOut ? productTexts.crossedOutEither : productTexts.crossedOutNotMade)(chosenName)
    : isEitherSoldOut && productTexts.crossedOut;
  /** A secondary button: another colour or size of a product in the cart. */
  const another = isAnother ? (
    <button
      type="submit"
      form={formId}
      disabled={isAdding || isPreview}
      aria-busy={isAdding}
      className="button button-quiet grow px-3!"
    >
      {productTexts.addAnother(chosenName, choice.size)}
    </button>
  ) : null;
  const action = isInCart ? (
    <ButtonLink to={pages.cart.path} className="w-18 grow px-3!">
      {screenTexts.goToCart}
    </ButtonLink>
  ) : (
    <button
      type="submit"
      form={formId}
      disabled={isAdding || isAllSoldOut || isPreview}
      aria-busy={isAdding}
      className="button button-primary w-18 grow px-3!"
    >
      {isAdding && <Icon of={LoaderCircle} className="size-5 animate-spin" />}
      {isAllSoldOut ? screenTexts.soldOut : screenTexts.addToCart}
    </button>
  );
  return (
    <Form
      id={formId}
      withoutScripts={productTexts.buyingNeedsScripts}
      onSubmit={(event) => void submit(event)}
      className="grid gap-3"
    >
      {colors.length === 0 ? (
        <p>
          <span className="field-label">{productTexts.color}</span>
          {screenTexts.noColors}
        </p>
      ) : (
        <ChoiceGroup
          legend={chosen ? fillText(productTexts.colorIs, { color: chosenName }) : productTexts.color}
          missing={missing.color ? productTexts.chooseColor : undefined}
        >
          {colors.map((color) => (
            <Choice
              key={color._id}
              name="color"
              value={color._id}
              label={colorName(color.title)}
              isChosen={color._id === choice.color}
              onChoose={() => {
                choose({ color: color._id });
                onColor(color._id);
              }}
              className="rounded-pill"
            >
              <Swatch of={color} isSilent className="size-8" />
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      <ChoiceGroup
        legend={screenTexts.size}
        aside={
          <>
            {product.mostTaken && (
              <span className="grow text-sm text-ink-soft">{productTexts.mostTake(product.mostTaken)}</span>
            )}
            <SizeGuide product={product} />
          </>
        }
        missing={missing.size ? productTexts.chooseSize : undefined}
        className={product.sizes ? undefined : usualSizesLayout}
      >
        {made.map((size) => (
          <Choice
            key={size}
            name="size"
            value={size}
            label={
              isNotMade(size)
                ? productTexts.sizeNotMade(size, chosenName)
                : isSoldOut(size)
                  ? productTexts.sizeSoldOut(size)
                  : size
            }
            isChosen={size === choice.size}
            onChoose={() => choose({ size })}
            isDisabled={isSoldOut(size) || isNotMade(size)}
            className={`rounded-control bg-paper text-xs font-semibold xl:text-sm${product.sizes ? ' px-3' : ''}`}
          >
            {size}
          </Choice>
        ))}
      </ChoiceGroup>
      {crossedOut && <p className="-mt-1 text-sm text-ink-soft">{crossedOut}</p>}
      <div ref={actions} className="mt-2 flex flex-wrap items-center gap-3">
        <QuantityInput
          value={choice.quantity}
          onChange={(quantity) => choose({ quantity })}
          label={screenTexts.quantityOf(title)}
        />
        {action}
        <HeartToggle isOn={isInWishlist} title={title} onToggle={() => void dispatch(toggleWishlist(_id))} />
      </div>
      {another}
      {isPreview && <p className="text-sm">{productTexts.previewOnly}</p>}
      <button
        type="submit"
        name={buyButton}
        disabled={isAdding || isAllSoldOut || isPreview}
        className="button button-quiet"
      >
        {productTexts.buyNow}
      </button>
      <BuyBar price={!another && <Price rupees={price} variant="detail" className="text-lg" />} form={actions}>
        {another ?? (
          <select
            aria-label={screenTexts.size}
            value={choice.size ?? ''}
            onChange={({ target }) => choose({ size: target.value })}
            className="field field-select w-auto! text-sm"
          >
            <option value="" disabled>
              {screenTexts.size}
            </option>
            {made.map((size) => (
              <option key={size} disabled={isSoldOut(size) || isNotMade(size)}>
                {size}
              </option>
            ))}
          </select>
        )}
        {action}
      </BuyBar>
    </Form>
  );
}

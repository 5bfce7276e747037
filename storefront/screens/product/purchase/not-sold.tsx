// Replaces the purchase form of a product that is not sold any more.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { storeHref } from '@taana-baana/contract/pages.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/product.ts';
import { ButtonLink } from '../../../components/button-link.tsx';

export function NotSold({ category }: { category: string }) {
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-5">
      <p>
        <strong className="block font-semibold text-madder">{screenTexts.noLongerSold}</strong>
        {productTexts.notSoldHint}
      </p>
      <ButtonLink to={storeHref({ category })}>{productTexts.similar}</ButtonLink>
    </div>
  );
}

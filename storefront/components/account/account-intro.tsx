// The line under the heading of login and sign-up: the visitor's choice, or a general one.
import type { Picture as PictureData } from '@taana-baana/contract/schemas/catalog/product.ts';
import { fillText } from '../fill-text.tsx';
import { Picture } from '../product/picture.tsx';

interface AccountIntroProps {
  general: string;
  choice: { name: string; picture?: PictureData | undefined; line?: object | undefined; cartLink?: string } | null;
  forCart: `${string}{choice}${string}`;
  forWishlist: `${string}{choice}${string}`;
}

/** Reserves space for the choice, because it is known after hydration only. */
export function AccountIntro({ general, choice, forCart, forWishlist }: AccountIntroProps) {
  if (!choice) return <p className="min-h-13">{general}</p>;
  return (
    <div className="flex min-h-13 items-center gap-3">
      <Picture picture={choice.picture} sizes="4rem" alt="" className="aspect-garment w-13 shrink-0 rounded-control" />
      <p>
        {fillText(choice.line || choice.cartLink ? forCart : forWishlist, {
          choice: <b className="font-semibold text-ink">{choice.name}</b>,
        })}
      </p>
    </div>
  );
}

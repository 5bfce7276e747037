// Parts of a row in the list: picture, badges, price, stock.
import { ImageOff } from 'lucide';
import type { ListedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { formatRupees } from '@taana-baana/contract/admin/texts/money.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Icon } from '../../../design/icon.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { Badge } from '../../components/badge.tsx';
import { ProductStateBadge } from '../../components/products/product-state-badge.tsx';

const pictureLooks = { large: 'h-20 w-16', small: 'h-12.5 w-10' };

interface ProductPictureProps extends Pick<ListedProduct, 'picture'> {
  size: keyof typeof pictureLooks;
}

/** The title beside it describes it. */
export const ProductPicture = ({ picture, size }: ProductPictureProps) =>
  picture ? (
    <span className="shrink-0">
      <StoredPicture
        picture={{ ...picture, alt: '' }}
        size="5rem"
        className={`${pictureLooks[size]} max-w-none rounded-control garment-photo`}
      />
    </span>
  ) : (
    <span
      title={texts.noPicture}
      className={`${pictureLooks[size]} grid shrink-0 place-items-center rounded-control bg-sunk text-ink-soft`}
    >
      <Icon of={ImageOff} />
    </span>
  );

export const ProductBadges = ({
  product: { state, hasDraft, isWaiting, regularPrice, stock, isOffered },
}: {
  product: ListedProduct;
}) => (
  <>
    <ProductStateBadge state={state} />
    {isWaiting && <Badge tone="warning">{texts.waiting}</Badge>}
    {hasDraft && state !== 'draft' && <Badge tone="warning">{texts.unpublished}</Badge>}
    {regularPrice !== null && <Badge tone="danger">{texts.onSale}</Badge>}
    {stock === 0 && isOffered !== false && <Badge tone="danger">{texts.soldOut}</Badge>}
  </>
);

export const ProductPrice = ({ product: { price, regularPrice } }: { product: ListedProduct }) => (
  <span className="tabular whitespace-nowrap">
    {price === null ? (
      <span className="text-ink-soft">{texts.noPrice}</span>
    ) : (
      <span className="font-semibold">{formatRupees(price)}</span>
    )}
    {regularPrice !== null && (
      <>
        <span className="sr-only">{` ${texts.regularPrice} `}</span>
        <s className="ml-1.5 text-ink-soft">{formatRupees(regularPrice)}</s>
      </>
    )}
  </span>
);

export const nameOf = ({ title }: Pick<ListedProduct, 'title'>): string => title || texts.untitled;

export const Refusals = ({ product: { refusals } }: { product: ListedProduct }) =>
  refusals && (
    <ul
      aria-label={texts.refusals}
      className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-sm font-normal text-pretty"
    >
      {refusals.map((refusal) => (
        <li key={refusal}>{refusal}</li>
      ))}
    </ul>
  );

// An empty list: its picture, what to do, and popular products.
import type { ReactNode } from 'react';
import { PopularProducts } from './product/popular-products.tsx';
import type { ProductCardProps } from './product/product-card.tsx';

export type EmptyPictureName = 'empty-cart' | 'empty-wishlist' | 'empty-orders' | 'not-found';

interface EmptyStateProps {
  /** The specification's text if it has one: 'No Data', 'Your cart is empty.' */
  title: string;
  hint?: string;
  picture?: EmptyPictureName;
  /** Shown below. */
  popular?: ProductCardProps['product'][];
  /** A ButtonLink, usually. */
  action?: ReactNode;
}

export function EmptyState({ title, hint, picture, popular, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center py-16 text-center">
      {picture ? (
        <EmptyPicture name={picture} />
      ) : (
        <span aria-hidden="true" className="placeholder-weave block size-20 rounded-pill" />
      )}
      <p className="mt-6 font-display text-display-s font-semibold">{title}</p>
      {hint && <p className="mt-2 max-w-prose text-ink-soft">{hint}</p>}
      {action && <div className="mt-6">{action}</div>}
      {popular && <WayOn popular={popular} />}
    </div>
  );
}

/** A shop may have no art. */
const drawings: Record<string, string> = import.meta.glob(
  '../art/{empty-cart,empty-wishlist,empty-orders,not-found}.svg',
  { eager: true, query: '?url', import: 'default' },
);

export function EmptyPicture({ name }: { name: EmptyPictureName }) {
  return <img src={drawings[`../art/${name}.svg`]} alt="" width="240" height="180" className="w-56" />;
}

/** High enough that the footer is below the window before the products come, and stays there. */
export function WayOn({ popular }: { popular: ProductCardProps['product'][] }) {
  return (
    <div className="min-h-144 w-full text-left">
      <PopularProducts products={popular} />
    </div>
  );
}

// The skeleton of a product card, as high as the card at every width, so that nothing shifts.
import { Skeleton } from '../skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <div className="@container">
      <Skeleton className="aspect-garment w-full" />
      <div className="pt-3 @max-[8rem]:pt-1.5">
        <Skeleton className="h-lh w-16 max-w-full text-xs @max-[8rem]:h-[0.975rem]" />
        {/* The smallest cards often have titles of two lines. */}
        <Skeleton className="mt-0.5 h-lh w-4/5 text-sm leading-snug @max-[8rem]:h-[1.95rem] @min-[14rem]:text-base" />
        <div className="product-card-colors min-h-11" />
        {/* A narrow card has its stars below the price. */}
        <Skeleton className="mt-1.5 h-lh w-24 max-w-full text-lg @max-[11rem]:h-[2.875rem] @max-[8rem]:h-[2.0525rem]" />
      </div>
    </div>
  );
}

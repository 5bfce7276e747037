// The skeleton of a product card, of the card's own lines, so that nothing shifts at any width.
import { Skeleton } from '../skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <div className="product-card product-card-large">
      <Skeleton className="aspect-garment w-full" />
      <div className="product-card-text">
        <div className="product-card-brand">
          <Skeleton className="h-lh w-16 max-w-full" />
        </div>
        <div className="product-card-title">
          <Skeleton className="h-lh w-4/5" />
        </div>
        <div className="product-card-colors min-h-11" />
        <div className="product-card-figures">
          <Skeleton className="product-card-price h-lh w-16 max-w-full" />
          <Skeleton className="h-lh w-16 max-w-full" />
        </div>
      </div>
    </div>
  );
}

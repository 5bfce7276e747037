// The shape of a product card that is on its way.
import { Skeleton } from './skeleton.tsx';

export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-garment w-full" />
      <Skeleton className="mt-3 h-3 w-16" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      <Skeleton className="mt-3 h-4 w-24" />
    </div>
  );
}

// Placeholders for data that a list card lacks.
import { Skeleton } from '../../components/skeleton.tsx';

export function PurchaseSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-16 w-56" />
      <Skeleton className="h-16 w-full max-w-96" />
      <Skeleton className="h-12 w-36" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

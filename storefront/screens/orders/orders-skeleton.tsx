// The orders while they load.
import * as ordersTexts from '@taana-baana/contract/texts/screens/selling/orders.ts';
import { Skeleton } from '../../components/skeleton.tsx';

export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-8">
      <output className="sr-only">{ordersTexts.loading}</output>
      {[1, 2].map((order) => (
        <div key={order} className="rounded-card bg-paper p-5 shadow-raised md:p-7">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-2 h-4 w-32" />
          <Skeleton className="mt-6 h-6 w-full" />
          <div className="mt-7 flex gap-4">
            <Skeleton className="aspect-garment w-18" />
            <div className="grow min-w-0">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-3 h-4 w-2/5" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

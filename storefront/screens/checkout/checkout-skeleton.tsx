// The checkout while the cart loads.
import { Skeleton } from '../../components/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div
      aria-busy="true"
      className="mt-6 grid items-start gap-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14"
    >
      <Skeleton className="h-14 w-full lg:order-2 lg:h-96" />
      <div className="grid gap-5">
        <Skeleton className="h-16 w-full" />
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

// The cart while it loads.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { Skeleton } from '../../components/skeleton.tsx';

export function CartSkeleton() {
  return (
    <div aria-busy="true">
      <output className="mt-2 block text-ink-soft">{screenTexts.cartLoading}</output>
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-16">
        <div className="border-t border-line">
          {[1, 2, 3].map((line) => (
            <div key={line} className="flex gap-5 border-b border-line py-5">
              <Skeleton className="aspect-garment w-24 md:w-26" />
              <div className="grow min-w-0 pt-1">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="mt-3 h-4 w-2/5" />
                <Skeleton className="mt-4 h-11 w-32" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}

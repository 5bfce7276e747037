// A quiet stand-in for a whole screen while it is not known yet who looks at it.
import { Skeleton } from './skeleton.tsx';

export function PageSkeleton() {
  return (
    <div className="page-width py-12" aria-busy="true">
      <noscript>
        <p className="mb-8">Please allow scripts for this shop: your own pages need them.</p>
      </noscript>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-8 h-40 w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  );
}

// The placeholder of a personal screen until the session is known.
import * as layoutTexts from '@taana-baana/contract/texts/layout-texts.ts';
import { Skeleton } from '../skeleton.tsx';

export function PageSkeleton() {
  return (
    <div className="page-width py-12" aria-busy="true">
      <noscript>
        <p className="mb-8">{layoutTexts.scriptsNeeded}</p>
      </noscript>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-8 h-40 w-full" />
      <Skeleton className="mt-4 h-40 w-full" />
    </div>
  );
}

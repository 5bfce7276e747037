// The button of the size guide. Its tables load when it opens.
import { Ruler } from 'lucide';
import { Suspense, useState } from 'react';
import type { Product } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as sizeGuideTexts from '@taana-baana/contract/texts/screens/catalog/size-guide.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.ts';

const SizeTables = lazyComponent(
  () => import('./size-tables.tsx'),
  (file) => file.SizeTables,
);

/** So that the dialog does not grow when the chart comes. */
const room = { minHeight: 'min(74dvh, 36rem)' };

export function SizeGuide({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="text-link inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm"
      >
        <Icon of={Ruler} className="size-4" />
        {sizeGuideTexts.title}
      </button>
      <Dialog title={sizeGuideTexts.title} side="center" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div style={room}>
          <Suspense>{isOpen && <SizeTables product={product} />}</Suspense>
        </div>
      </Dialog>
    </>
  );
}

// Pictures at full size in a dialog.
import { Suspense, useState } from 'react';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { lazyComponent } from '../../../components/lazy-component.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { withZoom } from './with-zoom.ts';

const ZoomPane = lazyComponent(
  () => import('./zoom-pane.tsx'),
  (file) => file.ZoomPane,
);

interface ZoomViewProps {
  title: string;
  pictures: PictureData[];
  /** The index of the first picture shown. */
  start: number;
  isOpen: boolean;
  onClose: () => void;
}

export function ZoomView({ title, pictures, start, isOpen, onClose }: ZoomViewProps) {
  return (
    <Dialog title={title} side="full" isOpen={isOpen} onClose={onClose}>
      {isOpen && <LargePictures pictures={pictures} start={start} />}
    </Dialog>
  );
}

function LargePictures({ pictures, start }: Pick<ZoomViewProps, 'pictures' | 'start'>) {
  const [shown, setShown] = useState(start);
  const picture = withZoom(pictures[shown]);
  return (
    <>
      <GalleryThumbnails pictures={pictures} shown={shown} onShow={setShown} className="mb-4" />
      <Suspense>{picture && <ZoomPane key={shown} picture={picture} />}</Suspense>
    </>
  );
}

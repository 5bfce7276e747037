// A picture at full size in a dialog: pan by touch, wheel or arrow keys.
import { useState } from 'react';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/product.ts';
import { Picture } from '../../../components/product/picture.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { withZoom } from './with-zoom.ts';

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
  return (
    <>
      <GalleryThumbnails pictures={pictures} shown={shown} onShow={setShown} className="mb-4" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div key={shown} ref={scrollToMiddle} tabIndex={0} className="zoom-pane">
        <Picture picture={withZoom(pictures[shown])} sizes="1188px" className="" />
      </div>
    </>
  );
}

/** In the next frame: the dialog is not open yet while its content mounts. */
function scrollToMiddle(pane: HTMLDivElement | null): void {
  requestAnimationFrame(() => {
    if (!pane) return;
    const { scrollWidth, clientWidth, scrollHeight } = pane;
    pane.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: scrollHeight / 6, behavior: 'instant' });
    pane.focus({ preventScroll: true });
  });
}

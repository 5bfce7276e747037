// A picture as large as it was drawn, over the whole window: pan it with a finger, the wheel or the arrow keys.
import { useState } from 'react';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/product.ts';
import { Picture } from '../../components/picture.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

interface ZoomViewProps {
  title: string;
  pictures: PictureData[];
  /** The picture it opens with. */
  start: number;
  isOpen: boolean;
  onClose: () => void;
}

export function ZoomView({ title, pictures, start, isOpen, onClose }: ZoomViewProps) {
  return (
    <Sheet title={title} side="full" isOpen={isOpen} onClose={onClose}>
      {isOpen && <LargePictures pictures={pictures} start={start} />}
    </Sheet>
  );
}

function LargePictures({ pictures, start }: Pick<ZoomViewProps, 'pictures' | 'start'>) {
  const [shown, setShown] = useState(start);
  return (
    <>
      <GalleryThumbnails pictures={pictures} shown={shown} onShow={setShown} className="mb-4" />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div key={shown} ref={lookAtMiddle} tabIndex={0} className="-mx-6 -mb-6 h-[calc(100dvh-13rem)] overflow-auto">
        <Picture picture={pictures[shown]} sizes="1188px" className="mx-auto aspect-garment w-[1188px]" />
      </div>
    </>
  );
}

/** A frame later: the dialog is not open yet while its content is put in. */
function lookAtMiddle(pane: HTMLDivElement | null): void {
  requestAnimationFrame(() => {
    if (!pane) return;
    const { scrollWidth, clientWidth, scrollHeight } = pane;
    pane.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: scrollHeight / 6, behavior: 'instant' });
    pane.focus({ preventScroll: true });
  });
}

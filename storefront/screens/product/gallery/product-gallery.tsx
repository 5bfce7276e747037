// Product pictures: a 594:600 stage to swipe, thumbnails, a lens under the mouse, a zoom view.
import { ZoomIn } from 'lucide';
import { type PointerEvent, useRef, useState } from 'react';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { Icon } from '../../../../design/icon.tsx';
import { Picture, stageSizes } from '../../../components/product/picture.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import type { Gallery } from './use-gallery.ts';
import { withZoom } from './with-zoom.ts';
import { ZoomView } from './zoom-view.tsx';

interface ProductGalleryProps {
  title: string;
  pictures: PictureData[];
  gallery: Gallery;
  /** False: only the first picture is rendered. */
  isComplete: boolean;
}

export function ProductGallery({ title, pictures, gallery, isComplete }: ProductGalleryProps) {
  const { stage, index, zoomIndex, show, onScroll } = gallery;
  const { isOver, lens, handlers } = useLens();
  const [isZoomOpen, setIsZoomOpen] = useState(false);
  if (pictures.length === 0)
    return <Picture picture={undefined} sizes={stageSizes} alt={title} className="aspect-garment rounded-card" />;
  return (
    <div className={`gallery ${pictures.length > 1 ? 'gallery-many ' : ''}min-w-0 self-start md:below-header`}>
      <div className="relative" {...handlers}>
        <ul
          ref={stage}
          // Focusable, so that the arrow keys scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={productTexts.picturesOf(title)}
          onScroll={onScroll}
          className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none]"
        >
          {(isComplete ? pictures : pictures.slice(0, 1)).map((picture, position) => (
            <li key={picture.url} className="w-full shrink-0 snap-center rounded-[inherit]">
              <Picture picture={uncropped(picture)} sizes={stageSizes} priority={position === 0} />
            </li>
          ))}
        </ul>
        {isOver && (
          <div ref={lens} aria-hidden="true" className="gallery-lens">
            <Picture picture={uncropped(withZoom(pictures[zoomIndex]))} sizes="1307px" alt="" />
          </div>
        )}
        <button
          type="button"
          aria-label={productTexts.lookCloser}
          aria-haspopup="dialog"
          onClick={() => setIsZoomOpen(true)}
          className="icon-button absolute! bottom-3 right-3 bg-paper shadow-raised"
        >
          <Icon of={ZoomIn} className="size-5" />
        </button>
      </div>
      {isComplete ? (
        <>
          <GalleryThumbnails pictures={pictures} shown={index} onShow={show} />
          <ZoomView
            title={title}
            pictures={pictures}
            start={zoomIndex}
            isOpen={isZoomOpen}
            onClose={() => setIsZoomOpen(false)}
          />
        </>
      ) : (
        // Reserves the height of the thumbnails.
        pictures.length > 1 && <div className="mt-3 aspect-garment w-18 max-md:hidden" />
      )}
    </div>
  );
}

/** Lists crop a picture around what matters; here it is whole. */
const uncropped = <P extends PictureData | undefined>(picture: P): P => picture && { ...picture, position: undefined };

/** A magnifier that follows the mouse. Touch screens have the zoom view instead. */
function useLens() {
  const lens = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    // Sets a style property directly: no render per mouse move.
    onPointerMove: ({ pointerType, clientX, clientY, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (!isOver) setIsOver(true);
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const place = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
      lens.current?.style.setProperty('--lens', place);
    },
    onPointerLeave: () => setIsOver(false),
  };
  return { lens, isOver, handlers };
}

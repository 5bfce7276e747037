// A picture in its own shape: pan by touch, wheel or arrow keys.
import type { CSSProperties } from 'react';
import type { Picture as PictureData } from '@taana-baana/contract/schemas/catalog/product.ts';
import { Picture } from '../../../components/product/picture.tsx';

/** CSS pixels. */
const largest = 1188;
/** CSS pixels for each pixel of a small photo. */
const mostPerPixel = 2;

export function ZoomPane({ picture }: { picture: PictureData }) {
  const width = `${Math.min(largest, mostPerPixel * picture.width)}px`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <div ref={scrollToPlace} tabIndex={0} className="zoom-pane" style={{ '--zoom': width } as CSSProperties}>
      <Picture picture={picture} sizes={width} className="" />
    </div>
  );
}

/** To what matters, or else to the chest. In the next frame: the dialog is not open yet while its content mounts. */
function scrollToPlace(pane: HTMLDivElement | null): void {
  requestAnimationFrame(() => {
    if (!pane) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = pane;
    const [x = 50, y] = pane.querySelector('img')?.style.objectPosition.match(/\d+/g)?.map(Number) ?? [];
    const top = y === undefined ? scrollHeight / 6 : ((scrollHeight - clientHeight) * y) / 100;
    pane.scrollTo({ left: ((scrollWidth - clientWidth) * x) / 100, top, behavior: 'instant' });
    pane.focus({ preventScroll: true });
  });
}

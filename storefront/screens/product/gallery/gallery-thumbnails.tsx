// All pictures as thumbnails; the current one is marked.
import type { Picture as PictureData } from '@taana-baana/contract/schemas/catalog/product.ts';
import * as productTexts from '@taana-baana/contract/texts/screens/catalog/product.ts';
import { Picture } from '../../../components/product/picture.tsx';

interface GalleryThumbnailsProps {
  pictures: PictureData[];
  /** An index, from 0. */
  shown: number;
  onShow: (position: number) => void;
  className?: string;
}

export function GalleryThumbnails({ pictures, shown, onShow, className = 'mt-3' }: GalleryThumbnailsProps) {
  if (pictures.length < 2) return null;
  return (
    <ul className={`-m-1 flex gap-3 overflow-x-auto p-1 [scrollbar-width:none] ${className}`}>
      {pictures.map((picture, position) => (
        <li key={picture.url} className="shrink-0">
          <button
            type="button"
            aria-label={productTexts.picture(position + 1, pictures.length)}
            aria-current={position === shown ? 'true' : undefined}
            onClick={() => onShow(position)}
            className="thumbnail"
          >
            <Picture picture={picture} sizes="72px" alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}

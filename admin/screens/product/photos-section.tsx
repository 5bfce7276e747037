// The photos of a product.
import {
  type PhotoState,
  type ProductPhoto,
  productCounts,
} from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { photoLimits } from '@taana-baana/contract/admin/limits/file-limits.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { headings } from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { PhotoGrid } from '../../components/photos/photo-grid.tsx';
import type { SwatchPhoto } from '../../components/photos/swatch-picker.tsx';
import { Section } from '../../components/page/section.tsx';
import { ownPaths } from '../../components/stored-picture.tsx';
import type { usePhotos } from '../../store/shop/photos/use-photos.ts';
import { fieldId, type SectionProps } from './section-props.ts';
import { smallPhotos } from './small-photos.ts';

export type Sending = ReturnType<typeof usePhotos>;

export const PhotosSection = ({ text, errors, onType, sending }: SectionProps & { sending: Sending }) => {
  const small = smallPhotos(text.photos, sending.states);
  return (
    <Section heading={headings.photos}>
      <div id={fieldId('photos')} tabIndex={-1} className="p-2 outline-none sm:p-4">
        <PhotoGrid
          photos={text.photos}
          most={productCounts.photos}
          colors={text.colors.map(({ title }) => title)}
          sending={sending}
          onChange={(photos) => onType({ photos })}
        />
        <p role="status" className="text-sm text-pretty">
          {small.length > 0 && (
            <span className="mt-2 block rounded-control bg-turmeric-wash px-3 py-2">
              {texts.small(small, photoLimits.sharp)}
            </span>
          )}
        </p>
        {errors['photos'] && <p className="mt-2 text-sm font-medium text-madder">{errors['photos']}</p>}
      </div>
    </Section>
  );
};

/** Photos for picking a swatch: of the colour, or without a colour. */
export const swatchPhotos = (
  photos: readonly ProductPhoto[],
  states: readonly PhotoState[],
  color: string,
): SwatchPhoto[] =>
  photos.flatMap(({ id, alt, color: shown }) => {
    const picture = states.find((state) => state.id === id)?.picture;
    return picture && (shown === null || shown === color) ? [{ id, alt, src: ownPaths(picture.url) }] : [];
  });

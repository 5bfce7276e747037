// The pictures of About and Our Story: those that came with the shop, the owner's photos, or none.
import type { TypedText } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { photos as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { SwitchField } from '../../components/fields/switch-field.tsx';
import { Section } from '../../components/page/section.tsx';
import { PhotoGrid } from '../../components/photos/photo-grid.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { usePhotos } from '../../store/shop/photos/use-photos.ts';

interface PagePhotosProps {
  /** Where the page shows them. */
  text: string;
  photos: TypedText['photos'];
  most: number;
  onChange: (photos: TypedText['photos']) => void;
}

export function PagePhotos({ text, photos, most, onChange }: PagePhotosProps) {
  const sending = usePhotos((photos ?? []).map(({ id }) => id));
  const toShipped = () => {
    onChange(undefined);
    if (photos?.length) showToast(texts.removed, { onUndo: () => onChange(photos) });
  };
  return (
    <Section heading={texts.heading} text={text}>
      <div className="flex flex-col gap-3 p-4">
        <SwitchField
          label={texts.shipped}
          hint={texts.shippedHint}
          checked={photos === undefined}
          onChange={({ target }) => (target.checked ? toShipped() : onChange([]))}
        />
        {photos && (
          <PhotoGrid
            photos={photos.map((photo) => ({ ...photo, color: null }))}
            onChange={(next) => onChange(next.map(({ id, alt }) => ({ id, alt })))}
            most={most}
            none={texts.none}
            sending={sending}
          />
        )}
      </div>
    </Section>
  );
}

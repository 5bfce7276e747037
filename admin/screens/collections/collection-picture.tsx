// The picture of a collection: the owner's photo, or that of the newest product.
import type { CollectionContent, EditedCollection } from '@taana-baana/contract/admin/schemas/catalog/collections.ts';
import { picture as texts } from '@taana-baana/contract/admin/texts/catalog/collections.ts';
import { Button } from '../../components/button.tsx';
import { OnePhoto } from '../../components/photos/one-photo.tsx';
import { StoredPicture } from '../../components/stored-picture.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { usePhotos } from '../../store/shop/photos/use-photos.ts';

type Photo = CollectionContent['photo'];

interface CollectionPictureProps {
  collection: EditedCollection;
  photo: Photo;
  onChange: (photo: Photo) => void;
}

export function CollectionPicture({ collection: { newest, photos }, photo, onChange }: CollectionPictureProps) {
  const sending = usePhotos(photo ? [photo.id] : [], photos);
  const toNewest = () => {
    onChange(null);
    showToast(texts.removed, { onUndo: () => onChange(photo) });
  };
  return (
    <section aria-labelledby="picture" className="flex flex-col gap-1">
      <h2 id="picture" className="field-label font-text">
        {texts.heading}
      </h2>
      <OnePhoto
        photo={photo}
        onChange={onChange}
        sending={sending}
        other={photo && <Button onPress={toNewest}>{texts.backToNewest}</Button>}
      >
        {newest && <StoredPicture picture={{ ...newest, alt: '' }} size="24rem" className="one-photo" />}
        <p className="text-sm text-ink-soft">{newest ? texts.ofNewest : texts.none}</p>
      </OnePhoto>
      {photo && <p className="text-sm text-ink-soft">{texts.crop}</p>}
    </section>
  );
}

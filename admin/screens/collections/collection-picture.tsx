// The picture of a collection: the owner's photo, or that of the newest product, cropped as in the store.
import type { CollectionContent, EditedCollection } from '@taana-baana/contract/admin/schemas/collections.ts';
import { picture as texts } from '@taana-baana/contract/admin/texts/collections.ts';
import { StoredPicture } from '../../components/stored-picture.tsx';

interface CollectionPictureProps {
  collection: EditedCollection;
  photo: CollectionContent['photo'];
  onChange: (photo: CollectionContent['photo']) => void;
}

export function CollectionPicture({ collection: { newest, photos }, photo }: CollectionPictureProps) {
  const own = photos.find(({ id }) => id === photo?.id);
  const shown = own?.picture ?? newest;
  return (
    <section aria-labelledby="picture">
      <h2 id="picture" className="field-label font-text">
        {texts.heading}
      </h2>
      {shown && <StoredPicture picture={{ ...shown, alt: '' }} size="20rem" className="h-52 w-66 object-cover" />}
    </section>
  );
}

// One photo of a collection or a banner: choosing, sending, describing it; or the replacement.
import { ImagePlus } from 'lucide';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Icon } from '../../../design/icon.tsx';
import { progressOf } from './photo-progress.ts';
import { PhotoError, PhotoView } from './photo-tile.tsx';
import type { PhotosInUse } from '../../store/shop/photos/use-photos.ts';

interface Photo {
  readonly id: string;
  readonly alt: string;
}

interface OnePhotoProps {
  photo: Photo | null;
  /** Also with a photo that is still being sent: a draft may name it. */
  onChange: (photo: Photo) => void;
  /** Shown without a photo. */
  children: ReactNode;
  /** An alternative to a photo. */
  other?: ReactNode;
  sending: PhotosInUse;
}

export function OnePhoto({ photo, onChange, children, other, sending }: OnePhotoProps) {
  const state = sending.states.find(({ id }) => id === photo?.id);
  const progress = photo && progressOf(sending.uploads.get(photo.id), state);
  const choose = async (file: File | undefined) => {
    const [id] = file ? await sending.add([file]) : [];
    if (id !== undefined) onChange({ id, alt: '' });
  };
  return (
    <div className="flex flex-col gap-3">
      {photo && progress ? (
        <>
          <PhotoView progress={progress} photo={photo} size="24rem" className="one-photo" />
          {progress.text && (
            <div className="flex flex-col items-start gap-1 text-sm">
              <PhotoError
                progress={progress}
                onRetry={() => sending.retry(photo.id)}
                onReplace={(file) => void choose(file)}
              />
            </div>
          )}
        </>
      ) : (
        children
      )}
      <div className="flex flex-wrap gap-2">
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void choose(files?.[0])}>
          <Button>
            <Icon of={ImagePlus} className="size-4" />
            {photo ? texts.chooseAnother : texts.chooseOne}
          </Button>
        </FileTrigger>
        {other}
      </div>
      {photo && (
        <TextField
          label={texts.altLabel}
          hint={texts.altHintOfOne}
          autoComplete="off"
          maxLength={productLengths.alt}
          value={photo.alt}
          onChange={({ target }) => onChange({ ...photo, alt: target.value })}
        />
      )}
    </div>
  );
}

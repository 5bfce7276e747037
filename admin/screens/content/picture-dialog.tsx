// Chooses the picture of one banner: a drawing, or the owner's photo.
import { useState } from 'react';
import { type BannerChoice, isPhotoChoice } from '@taana-baana/contract/admin/content/banner-choices.ts';
import { pictures as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { done } from '@taana-baana/contract/admin/texts/catalog/photos.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { OnePhoto } from '../../components/photos/one-photo.tsx';
import type { usePhotos } from '../../store/photos/use-photos.ts';

interface PictureDialogProps {
  number: number;
  choice: BannerChoice;
  sending: ReturnType<typeof usePhotos>;
  onChange: (choice: BannerChoice) => void;
  onClose: () => void;
}

export function PictureDialog({ number, choice, sending, onChange, onClose }: PictureDialogProps) {
  // Does not trim a description while somebody types its next word.
  const [alt, setAlt] = useState(choice.alt);
  const photo = isPhotoChoice(choice) ? { id: choice.picture, alt } : null;
  return (
    <DialogFrame title={texts.title(number)} onClose={onClose}>
      <fieldset className="flex flex-col">
        <legend className="field-label">{texts.drawing}</legend>
        {Object.entries(texts.drawn).map(([picture, name]) => (
          <label key={picture} className="flex min-h-(--control) items-center gap-3 text-sm">
            <input
              type="radio"
              name="drawing"
              checked={choice.picture === picture}
              onChange={() => onChange({ picture, alt: '' })}
              className="size-5 shrink-0 accent-madder"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <section aria-labelledby="own-photo">
        <h3 id="own-photo" className="field-label font-text">
          {texts.photo}
        </h3>
        <OnePhoto
          photo={photo}
          sending={sending}
          onChange={(chosen) => {
            setAlt(chosen.alt);
            onChange({ picture: chosen.id, alt: chosen.alt });
          }}
        >
          {null}
        </OnePhoto>
        <p className="mt-2 text-sm text-ink-soft">{texts.crop}</p>
      </section>
      <div className="flex justify-end">
        <Button kind="primary" onPress={onClose}>
          {done}
        </Button>
      </div>
    </DialogFrame>
  );
}

// The pictures of the banners, below their text, and the dialog that changes one.
import { Suspense, useState } from 'react';
import {
  type BannerChoice,
  isPhotoChoice,
  readBannerChoices,
  writeBannerChoice,
} from '@taana-baana/contract/admin/content/banner-choices.ts';
import { pictures as texts } from '@taana-baana/contract/admin/texts/content/content.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { progressOf } from '../../components/photos/photo-progress.ts';
import { PhotoView } from '../../components/photos/photo-tile.tsx';
import { usePhotos } from '../../store/photos/use-photos.ts';

const PictureDialog = lazyPart(async () => (await import('./picture-dialog.tsx')).PictureDialog);

const isDrawn = (picture: string): picture is keyof typeof texts.drawn => Object.hasOwn(texts.drawn, picture);

interface BannerPicturesProps {
  text: string;
  onChange: (text: string) => void;
}

export function BannerPictures({ text, onChange }: BannerPicturesProps) {
  const [open, setOpen] = useState<number>();
  const choices = readBannerChoices(text);
  const sending = usePhotos(choices.filter(isPhotoChoice).map(({ picture }) => picture));
  const opened = open === undefined ? undefined : choices[open];
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="field-label font-text">
        {texts.heading}
      </h2>
      <ul className="card ruled">
        {choices.map((choice, index) => (
          // A banner has no other name than its position.
          <li key={index} className="flex flex-wrap items-center gap-3 px-4 py-2.5">
            {isPhotoChoice(choice) && (
              <PhotoView
                progress={progressIn(sending, choice.picture)}
                alt=""
                size="3.5rem"
                className="size-14 rounded-control object-cover"
              />
            )}
            <div className="min-w-0 flex-1 basis-40 text-sm">
              <p className="font-semibold">{texts.banner(index + 1)}</p>
              <p className="text-ink-soft">{nameOf(choice, sending)}</p>
            </div>
            <Button aria-label={texts.changeOf(index + 1)} onPress={() => setOpen(index)}>
              {texts.change}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== undefined && opened && (
          <PictureDialog
            number={open + 1}
            choice={opened}
            sending={sending}
            onChange={(choice) => onChange(writeBannerChoice(text, open, choice))}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

type Sending = ReturnType<typeof usePhotos>;

const progressIn = ({ uploads, states }: Sending, id: string) =>
  progressOf(
    uploads.get(id),
    states.find((state) => state.id === id),
  );

function nameOf(choice: BannerChoice, sending: Sending): string {
  const { picture, alt } = choice;
  if (isDrawn(picture)) return texts.drawn[picture];
  if (!isPhotoChoice(choice)) return texts.unknown;
  return progressIn(sending, picture).text || alt || texts.photo;
}

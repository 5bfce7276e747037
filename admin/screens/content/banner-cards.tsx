// The banners as cards: words, a picture, what the button leads to, and the days on which each is shown.
import { cardCounts, cardLengths } from '@taana-baana/contract/admin/schemas/content/cards.ts';
import type { TypedCards } from '@taana-baana/contract/admin/schemas/content/content.ts';
import { cards as texts, link, pictures } from '@taana-baana/contract/admin/texts/content/cards.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import { TextField } from '../../../design/fields/text-field.tsx';
import { Button } from '../../components/button.tsx';
import { ListField } from '../../components/fields/list-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { OnePhoto } from '../../components/photos/one-photo.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { type PhotosInUse, usePhotos } from '../../store/shop/photos/use-photos.ts';
import { type CardsProps, cardTexts, showRemoved, wordsOf } from './cards.ts';
import { LinkField } from './link-field.tsx';

type Banner = TypedCards<'banners'>[number];

const files = import.meta.glob<string>('../../../storefront/art/banner-?-800.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
/** The drawn pictures by their numbers: those that the shop itself shows. */
const drawings: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [Number(/banner-(\d)-/.exec(path)?.[1]), url]),
);

const blank: Banner = { eyebrow: '', headline: '', action: '', link: pages.store.path, picture: 1 };
const listTexts = { add: texts.addBanner, ...cardTexts(texts.banner) };
const kinds = Object.keys(link.kinds) as (keyof typeof link.kinds)[];

export function BannerCards({ cards: banners, read, onChange }: CardsProps<Banner>) {
  const sending = usePhotos(banners.flatMap(({ picture }) => (typeof picture === 'string' ? picture : [])));
  return (
    <ListField
      items={banners}
      onChange={onChange}
      blank={blank}
      least={1}
      most={cardCounts.banners}
      texts={listTexts}
      onRemoved={showRemoved(texts.banner, read, onChange)}
    >
      {(banner, index, change) => (
        <>
          {(['eyebrow', 'headline', 'action'] as const).map((field) => (
            <TextField
              key={field}
              {...wordsOf(texts.fields[field], banner[field], cardLengths.words)}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          ))}
          <LinkField
            label={texts.fields.leadsTo}
            card={texts.banner(index + 1)}
            kinds={kinds}
            link={banner.link}
            onChange={(path) => change({ link: path })}
          />
          <BannerPicture banner={banner} sending={sending} onChange={change} />
          <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
            {(['from', 'until'] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                isOptional
                label={texts.fields[end]}
                value={banner[end] ?? ''}
                onChange={({ target }) => change({ [end]: target.value || undefined })}
              />
            ))}
            <p className="-mt-2 text-sm text-ink-soft sm:col-span-2">{texts.datesHint}</p>
          </div>
        </>
      )}
    </ListField>
  );
}

interface BannerPictureProps {
  banner: Banner;
  sending: PhotosInUse;
  onChange: (part: Partial<Banner>) => void;
}

/** A drawing of the shop, or the owner's photo. */
function BannerPicture({ banner: { picture, alt = '' }, sending, onChange }: BannerPictureProps) {
  const photo = typeof picture === 'string' ? { id: picture, alt } : null;
  const drawing = photo ? undefined : drawings[Number(picture)];
  const toDrawing = () => {
    onChange({ picture: 1, alt: undefined });
    showToast(pictures.removed, { onUndo: () => onChange({ picture, alt }) });
  };
  return (
    <div role="group" aria-label={texts.fields.picture} className="flex flex-col gap-2 sm:col-span-2">
      <OnePhoto
        photo={photo}
        sending={sending}
        onChange={({ id, alt: words }) => onChange({ picture: id, alt: words || undefined })}
        other={photo && <Button onPress={toDrawing}>{pictures.toDrawing}</Button>}
      >
        {drawing && <img src={drawing} alt="" className="w-full max-w-96 rounded-card" />}
        <SelectField
          label={texts.fields.picture}
          value={picture}
          options={pictures.drawn.map((label, index) => ({ value: String(index + 1), label }))}
          onChange={({ target }) => onChange({ picture: Number(target.value) })}
        />
      </OnePhoto>
      {photo && <p className="text-sm text-ink-soft">{pictures.crop}</p>}
    </div>
  );
}

// The photos in the dialog of an exchange: choose or take, show progress, remove.
import { Camera, ImagePlus, X } from 'lucide';
import { useId, useRef } from 'react';
import { photoLimits } from '@taana-baana/contract/exchanges.ts';
import * as texts from '@taana-baana/contract/texts/screens/selling/exchange-photos.ts';
import { Icon } from '../../../../design/icon.tsx';
import type { ChosenPhoto, ExchangePhotos } from './use-exchange-photos.ts';

/** On phones and tablets; elsewhere it would open the same window as the other button. */
const hasCamera = () => matchMedia('(pointer: coarse)').matches;

export function PhotoPicker({
  photos: { photos, isReading, problem, choose, retry, remove },
}: {
  photos: ExchangePhotos;
}) {
  const headingId = useId();
  const gallery = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const file = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    'aria-label': texts.choose,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      choose([...(target.files ?? [])]);
      // The same file can be chosen again.
      target.value = '';
    },
  } as const;
  return (
    <div role="group" aria-labelledby={headingId} className="grid gap-3">
      <div>
        <p id={headingId} className="field-label">
          {texts.heading}
        </p>
        <p className="text-sm text-ink-soft">{texts.hint}</p>
      </div>
      {photos.length > 0 && (
        <ul className="grid gap-3">
          {photos.map((photo, index) => (
            <li key={photo.id} className="flex items-center gap-4">
              <img src={photo.thumbnail} alt={texts.photo(index + 1)} className="size-20 shrink-0 rounded-control" />
              <Progress photo={photo} onRetry={() => retry(photo.id)} />
              <button
                type="button"
                onClick={() => remove(photo.id)}
                aria-label={texts.remove(index + 1)}
                className="icon-button -mr-2"
              >
                <Icon of={X} className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < photoLimits.most && (
        <div className="flex flex-wrap gap-3">
          <input ref={gallery} multiple {...file} />
          <input ref={camera} capture="environment" {...file} />
          <button type="button" onClick={() => gallery.current?.click()} className="button button-quiet grow gap-2">
            <Icon of={ImagePlus} className="size-5" />
            {texts.choose}
          </button>
          {hasCamera() && (
            <button type="button" onClick={() => camera.current?.click()} className="button button-quiet grow gap-2">
              <Icon of={Camera} className="size-5" />
              {texts.take}
            </button>
          )}
        </div>
      )}
      <p aria-live="polite" className={problem ? 'text-sm font-medium text-madder' : 'text-sm text-ink-soft'}>
        {isReading ? texts.reading : problem}
      </p>
    </div>
  );
}

function Progress({ photo: { progress, isSent, error }, onRetry }: { photo: ChosenPhoto; onRetry: () => void }) {
  if (error !== undefined) {
    return (
      <div className="min-w-0 grow text-sm">
        <p role="alert" className="font-medium text-madder">
          {error}
        </p>
        <button type="button" onClick={onRetry} className="text-link inline-flex min-h-11 items-center">
          {texts.retry}
        </button>
      </div>
    );
  }
  const words = isSent ? texts.sent : texts.sending(Math.round(progress * 100));
  return (
    <div className="min-w-0 grow text-sm text-ink-soft">
      {!isSent && <progress aria-label={words} max={1} value={progress} className="w-full" />}
      <p role="status">{words}</p>
    </div>
  );
}

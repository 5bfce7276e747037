// The point that matters in a photo: pressed in the photo itself, with the crop of the shop's lists beside it.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ProductPhoto } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import type { PhotoProgress } from './photo-progress.ts';
import { PhotoView } from './photo-tile.tsx';

interface PhotoFocusProps {
  photo: ProductPhoto;
  progress: PhotoProgress;
  onChange: (photo: ProductPhoto) => void;
}

/** Per cent. */
const step = 5;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

export function PhotoFocus({ photo, progress, onChange }: PhotoFocusProps) {
  const { focus } = photo;
  const [x = 50, y = 50] = focus?.split(' ').map(Number.parseFloat) ?? [];
  const move = (left: number, top: number) => onChange({ ...photo, focus: `${within(left)}% ${within(top)}%` });
  const onPress = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press by the keyboard has no position.
    if (detail === 0) move(x, y);
    else move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    move(x + right, y + down);
  };
  return (
    <>
      <button
        type="button"
        aria-label={texts.focusPlace}
        aria-describedby="photo-focus"
        onClick={onPress}
        onKeyDown={onKeyDown}
        className="swatch-photo"
      >
        <PhotoView progress={progress} photo={{ alt: '' }} size="28rem" className="photo-large" />
        {focus && <span style={{ left: `${x}%`, top: `${y}%` }} className="swatch-place" />}
      </button>
      <div className="flex flex-wrap items-center gap-3">
        <PhotoView progress={progress} photo={{ alt: '', focus }} size="6rem" className="photo-crop" />
        <div className="flex min-w-[min(12rem,100%)] flex-1 flex-col items-start gap-1 text-sm">
          <p className="text-pretty text-ink-soft">{texts.focusHint}</p>
          <output id="photo-focus">{focus && texts.focusAt(x, y)}</output>
          {focus && <Button onPress={() => onChange({ ...photo, focus: undefined })}>{texts.noFocus}</Button>}
        </div>
      </div>
    </>
  );
}

const within = (percent: number) => Math.round(Math.max(0, Math.min(100, percent)));

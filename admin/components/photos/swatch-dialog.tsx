// Takes a colour from a photo: press the fabric.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { SwatchPhoto } from './swatch-picker.tsx';
import { takeColor } from './take-color.ts';

interface SwatchDialogProps {
  color: string;
  value: string | null;
  photos: readonly SwatchPhoto[];
  onUse: (value: string) => void;
  onClose: () => void;
}

export function SwatchDialog({ color, value, photos, onUse, onClose }: SwatchDialogProps) {
  const [shown, setShown] = useState(photos[0]?.id ?? '');
  const [taken, setTaken] = useState(value ?? '#808080');
  const [place, setPlace] = useState<{ x: number; y: number }>();
  const photo = photos.find(({ id }) => id === shown);
  const { canvas, isBroken } = useDrawn(photo?.src ?? '');
  const onPress = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press by the keyboard has no position.
    const at = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / width, y: (clientY - top) / height };
    const found = canvas.current && takeColor(canvas.current, at.x, at.y);
    if (!found) return;
    setPlace(at);
    setTaken(found);
  };
  return (
    <DialogFrame title={texts.swatchTitle} onClose={onClose}>
      {photos.length > 1 && (
        <SelectField
          label={texts.whichPhoto}
          value={shown}
          options={photos.map(({ id, alt }, index) => ({ value: id, label: alt || texts.photo(index + 1) }))}
          onChange={(event) => {
            setShown(event.target.value);
            setPlace(undefined);
          }}
        />
      )}
      <p role={isBroken ? 'alert' : undefined} className="text-sm text-ink-soft">
        {isBroken ? texts.unreadable : texts.swatchHint}
      </p>
      <button type="button" aria-label={texts.pickHere} onClick={onPress} className="swatch-photo">
        <canvas ref={canvas} className="photo-large" />
        {place && (
          <span
            style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%`, background: taken }}
            className="swatch-place"
          />
        )}
      </button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-2">
          <input
            type="color"
            aria-label={texts.swatch(color)}
            value={taken}
            onChange={(event) => setTaken(event.target.value)}
            className="color-input"
          />
          <output className="tabular text-sm">{taken}</output>
        </div>
        <Button kind="primary" onPress={() => onUse(taken)}>
          {texts.use}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** Pixels: enough to press a spot of the fabric on any screen. */
const maxSidePx = 1200;

/** Draws a picture into the canvas, whose pixels can be read. */
function useDrawn(src: string) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const image = new Image();
    const onLoad = () => {
      const scale = Math.min(1, maxSidePx / Math.max(image.naturalWidth, image.naturalHeight));
      const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale].map(Math.round) as [
        number,
        number,
      ];
      if (!canvas.current) return;
      Object.assign(canvas.current, { width, height });
      canvas.current.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
    };
    const onError = () => setBroken(src);
    image.addEventListener('load', onLoad);
    image.addEventListener('error', onError);
    image.src = src;
    return () => {
      image.removeEventListener('load', onLoad);
      image.removeEventListener('error', onError);
    };
  }, [src]);
  return { canvas, isBroken: broken === src };
}

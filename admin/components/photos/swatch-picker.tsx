// The swatch of a colour: picked from a photo, or chosen by hand.
import { Pipette } from 'lucide';
import { Suspense, useState } from 'react';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

const SwatchDialog = lazyPart(async () => (await import('./swatch-dialog.tsx')).SwatchDialog);

/** `src`: on the admin's own origin, or a blob's; others cannot be read. */
export interface SwatchPhoto {
  readonly id: string;
  readonly src: string;
  readonly alt: string;
}

interface SwatchPickerProps {
  /** The title of the colour. */
  color: string;
  /** `#rrggbb` */
  value: string | null;
  onChange: (value: string) => void;
  photos: readonly SwatchPhoto[];
}

export function SwatchPicker({ color, value, onChange, photos }: SwatchPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="color"
        aria-label={texts.swatch(color)}
        value={value ?? '#808080'}
        onChange={(event) => onChange(event.target.value)}
        className="color-input"
      />
      {photos.length > 0 && (
        <Button onPress={() => setIsOpen(true)}>
          <Icon of={Pipette} className="size-4" />
          {texts.fromPhoto}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <SwatchDialog
            color={color}
            value={value}
            photos={photos}
            onUse={(chosen) => {
              onChange(chosen);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

// Asks for a photo's description, and of a product's for its point and colour; then shows the next photo.
import { colorName } from '@taana-baana/contract/colors/color-name.ts';
import type { ProductPhoto } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { productLengths } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../../../design/fields/text-field.tsx';
import type { PhotoProgress } from './photo-progress.ts';
import { PhotoFocus } from './photo-focus.tsx';
import { PhotoView } from './photo-tile.tsx';

interface PhotoDialogProps {
  photos: readonly ProductPhoto[];
  index: number;
  /** Undefined: it is not of a product. */
  colors: readonly string[] | undefined;
  progress: (id: string) => PhotoProgress;
  onChange: (photo: ProductPhoto) => void;
  onGo: (id: string) => void;
  onClose: () => void;
}

export function PhotoDialog({ photos, index, colors, progress, onChange, onGo, onClose }: PhotoDialogProps) {
  const photo = photos[index];
  if (!photo) return null;
  const next = photos[index + 1];
  const options = [
    { value: '', label: texts.everyColor },
    ...(colors ?? []).map((color) => ({ value: color, label: colorName(color) })),
  ];
  return (
    <DialogFrame title={texts.moved(index + 1, photos.length)} onClose={onClose}>
      {colors ? (
        <PhotoFocus photo={photo} progress={progress(photo.id)} onChange={onChange} />
      ) : (
        <PhotoView progress={progress(photo.id)} photo={photo} size="28rem" className="photo-large" />
      )}
      <TextField
        key={photo.id}
        label={texts.altLabel}
        hint={texts.altHint}
        maxLength={productLengths.alt}
        value={photo.alt}
        onChange={(event) => onChange({ ...photo, alt: event.target.value })}
      />
      {colors && colors.length > 0 && (
        <SelectField
          label={texts.colorLabel}
          options={options}
          value={photo.color ?? ''}
          onChange={(event) => onChange({ ...photo, color: event.target.value || null })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {next && <Button onPress={() => onGo(next.id)}>{texts.next}</Button>}
        <Button kind="primary" onPress={onClose}>
          {texts.done}
        </Button>
      </div>
    </DialogFrame>
  );
}

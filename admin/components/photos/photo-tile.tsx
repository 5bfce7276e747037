// One photo of a grid: its picture, its progress, and its menu.
import { ArrowLeft, ArrowRight, CircleAlert, GripVertical, Image, PencilLine, Star, Trash2 } from 'lucide';
import { useState } from 'react';
import { Button as AriaButton, FileTrigger, GridListItem } from 'react-aria-components';
import type { ProductPhoto } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { positionOf } from '@taana-baana/contract/pictures/picture-fit.ts';
import { ActionsMenu } from '../actions/actions-menu.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { StoredPicture } from '../stored-picture.tsx';
import type { PhotoProgress } from './photo-progress.ts';
import { colorName } from '@taana-baana/contract/colors/color-name.ts';

interface PhotoTileProps {
  photo: ProductPhoto;
  index: number;
  count: number;
  /** Whether a colour can be set for a photo. */
  hasColors: boolean;
  /** Whether the first one is the front. */
  hasFront: boolean;
  progress: PhotoProgress;
  onOpen: () => void;
  onMove: (steps: number) => void;
  onRemove: () => void;
  onRetry: () => void;
  onReplace: (file: File) => void;
}

export function PhotoTile({ photo, index, count, hasColors, hasFront, progress, ...on }: PhotoTileProps) {
  const name = texts.photo(index + 1);
  const isFirst = index === 0;
  const isLast = index === count - 1;
  const move = (steps: number) => () => on.onMove(steps);
  const actions = [
    { label: texts.describe, icon: PencilLine, onAction: on.onOpen },
    ...(isFirst || !hasFront ? [] : [{ label: texts.toFront, icon: Star, onAction: move(-index) }]),
    ...(isFirst ? [] : [{ label: texts.earlier, icon: ArrowLeft, onAction: move(-1) }]),
    ...(isLast ? [] : [{ label: texts.later, icon: ArrowRight, onAction: move(1) }]),
    { label: texts.remove, icon: Trash2, onAction: on.onRemove },
  ];
  return (
    <GridListItem
      id={photo.id}
      textValue={[name, photo.alt, progress.text].filter(Boolean).join(', ')}
      className="photo-tile"
    >
      <div className="relative">
        <PhotoView progress={progress} photo={photo} size="11rem" className="photo-view" />
        {isFirst && hasFront && <span className="badge absolute bottom-2 left-2 bg-paper text-ink">{texts.front}</span>}
        <AriaButton slot="drag" aria-label={texts.move(name)} className="photo-button left-1">
          <Icon of={GripVertical} className="size-4" />
        </AriaButton>
        <div className="photo-button right-1">
          <ActionsMenu label={texts.actions(name)} actions={actions} />
        </div>
      </div>
      <div className="flex flex-col gap-1 px-2 pt-1.5 pb-2 text-xs">
        {progress.text ? (
          <PhotoError progress={progress} onRetry={on.onRetry} onReplace={on.onReplace} />
        ) : (
          <>
            <p className={`line-clamp-2 ${photo.alt ? '' : 'text-ink-soft'}`}>{photo.alt || texts.unnamed}</p>
            {hasColors && (
              <p className="truncate text-ink-soft">
                {photo.color === null ? texts.everyColor : colorName(photo.color)}
              </p>
            )}
          </>
        )}
      </div>
    </GridListItem>
  );
}

export function PhotoError({
  progress,
  onRetry,
  onReplace,
}: Pick<PhotoTileProps, 'progress' | 'onRetry' | 'onReplace'>) {
  const { text, share, isProblem, way } = progress;
  return (
    <>
      {share !== undefined && (
        <div className="my-1 h-1.5 overflow-hidden rounded-pill bg-sunk">
          <div style={{ width: `${share * 100}%` }} className="h-full bg-action" />
        </div>
      )}
      <p
        role={isProblem ? 'status' : undefined}
        className={isProblem ? 'flex gap-1 font-medium text-pretty text-madder' : 'text-ink-soft'}
      >
        {isProblem && <Icon of={CircleAlert} className="mt-px size-4" />}
        {text}
      </p>
      {way === 'retry' && <Button onPress={onRetry}>{texts.tryAgain}</Button>}
      {way === 'choose' && (
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) onReplace(file);
          }}
        >
          <Button>{texts.chooseAgain}</Button>
        </FileTrigger>
      )}
    </>
  );
}

interface PhotoViewProps {
  progress: PhotoProgress;
  photo: Pick<ProductPhoto, 'alt' | 'focus'>;
  /** As in `sizes`. */
  size: string;
  className: string;
}

/** The picture; before it exists, the file itself. */
export function PhotoView({ progress, photo: { alt, focus }, size, className }: PhotoViewProps) {
  const [broken, setBroken] = useState<string>();
  const { picture, preview } = progress;
  const position = focus && (picture ? positionOf(picture, focus) : focus);
  if (picture) return <StoredPicture picture={{ ...picture, alt, position }} size={size} className={className} />;
  if (!preview || broken === preview)
    return (
      <div className={`${className} grid place-items-center text-ink-soft`}>
        <Icon of={Image} className="size-8" />
      </div>
    );
  const onError = () => setBroken(preview);
  const style = { objectPosition: position };
  return <img src={preview} alt={alt} decoding="async" onError={onError} className={className} style={style} />;
}

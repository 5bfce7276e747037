// The photos of a product, a post or a page: choosing, sending, sorting, describing them. The first
// one of a product or a post is the front.
import { ImagePlus } from 'lucide';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FileTrigger, GridList, useDragAndDrop } from 'react-aria-components';
import type { ProductPhoto } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import { Button } from '../button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { lazyPart } from '../page/lazy-part.tsx';
import { showToast } from '../toasts/toast-queue.ts';
import { FileDrop } from './file-drop.tsx';
import { moveBeside, moveBy } from './photo-order.ts';
import { progressOf } from './photo-progress.ts';
import { PhotoTile } from './photo-tile.tsx';
import type { PhotosInUse } from '../../store/shop/photos/use-photos.ts';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog);

interface PhotoGridProps {
  photos: readonly ProductPhoto[];
  /** Also with photos that are still being sent: a draft may name them. */
  onChange: (photos: ProductPhoto[]) => void;
  /** Maximum number of photos. */
  most: number;
  /** Of a product: colour titles, to say which one a photo shows; none: not asked. */
  colors?: readonly string[];
  sending: PhotosInUse;
  /** Shown without photos, where none is the front. */
  none?: string;
}

export function PhotoGrid({ photos, onChange, most, colors, sending, none }: PhotoGridProps) {
  const [open, setOpen] = useState<string>();
  // Reading files takes time, and a toast stays for seconds: the photos may have changed by then.
  const present = useRef(photos);
  useEffect(() => {
    present.current = photos;
  }, [photos]);
  const change = (next: ProductPhoto[]) => {
    present.current = next;
    onChange(next);
  };

  const add = async (files: readonly File[]) => {
    const room = most - present.current.length;
    if (files.length > room) showToast(texts.most(most));
    const ids = await sending.add(files.slice(0, room));
    const added = ids.filter((id) => present.current.every((photo) => photo.id !== id));
    change([...present.current, ...added.map((id) => ({ id, alt: '', color: null }))]);
  };
  /** Replaces one that did not arrive, or cannot be used. */
  const replace = async (id: string, file: File) => {
    const [chosen = id] = await sending.add([file]);
    change(present.current.map((photo) => (photo.id === id ? { ...photo, id: chosen } : photo)));
  };
  const remove = (id: string) => {
    const index = present.current.findIndex((photo) => photo.id === id);
    const [photo] = present.current.slice(index, index + 1);
    if (!photo) return;
    sending.stop(id);
    change(present.current.filter((one) => one.id !== id));
    const onUndo = () => {
      change(present.current.toSpliced(index, 0, photo));
      if (sending.uploads.get(id)?.step !== 'arrived') sending.retry(id);
    };
    showToast(texts.removed, { onUndo });
  };

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': texts.list, 'photo-id': String(key) })),
    onReorder: ({ keys, target }) =>
      change(moveBeside(present.current, [...keys].map(String), String(target.key), target.dropPosition)),
  });
  const openAt = photos.findIndex(({ id }) => id === open);
  return (
    <FileDrop onDrop={(files) => void add(files)} className="photo-zone">
      {photos.length === 0 ? (
        <p className="text-sm text-pretty text-ink-soft">{none ?? texts.none}</p>
      ) : (
        <GridList
          aria-label={texts.list}
          layout="grid"
          items={photos}
          dependencies={[sending.uploads, sending.states, photos]}
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => setOpen(String(key))}
          className="photo-list"
        >
          {(photo) => {
            const index = photos.findIndex(({ id }) => id === photo.id);
            const state = sending.states.find(({ id }) => id === photo.id);
            return (
              <PhotoTile
                photo={photo}
                index={index}
                count={photos.length}
                hasColors={colors !== undefined && colors.length > 0}
                hasFront={none === undefined}
                progress={progressOf(sending.uploads.get(photo.id), state)}
                onOpen={() => setOpen(photo.id)}
                onMove={(steps) => change(moveBy(present.current, photo.id, steps))}
                onRemove={() => remove(photo.id)}
                onRetry={() => sending.retry(photo.id)}
                onReplace={(file) => void replace(photo.id, file)}
              />
            );
          }}
        </GridList>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileTrigger allowsMultiple acceptedFileTypes={['image/*']} onSelect={(files) => void add([...(files ?? [])])}>
          <Button isDisabled={photos.length >= most}>
            <Icon of={ImagePlus} className="size-4" />
            {texts.choose}
          </Button>
        </FileTrigger>
        <p className="hidden text-sm text-ink-soft lg:block">{texts.drop}</p>
      </div>
      <Suspense>
        {openAt >= 0 && (
          <PhotoDialog
            photos={photos}
            index={openAt}
            colors={colors}
            progress={(id) =>
              progressOf(
                sending.uploads.get(id),
                sending.states.find((state) => state.id === id),
              )
            }
            onChange={(changed) => change(present.current.map((one) => (one.id === changed.id ? changed : one)))}
            onGo={(id) => setOpen(id)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </FileDrop>
  );
}

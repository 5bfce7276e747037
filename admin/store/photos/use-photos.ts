// What a screen with photos needs: those that this tab sends, and how far the server is with each.
import { useSyncExternalStore } from 'react';
import type { PhotoState } from '@taana-baana/contract/admin/schemas/products.ts';
import { addPhotos, readPhotoUploads, retryPhoto, stopPhoto, subscribeToPhotoUploads } from './photo-uploads.ts';
import { useListPhotoStatesQuery } from './photos.api.ts';

const add = addPhotos;
const retry = retryPhoto;
const stop = stopPhoto;
/** Milliseconds. */
const pause = 2000;

/** `ids`: of the photos; `known`: what the screen's own call has said about them. */
export function usePhotos(ids: readonly string[], known: readonly PhotoState[] = []) {
  const uploads = useSyncExternalStore(subscribeToPhotoUploads, readPhotoUploads);
  const isSettled = ({ picture, refused }: PhotoState) => picture !== null || refused !== null;
  const settled = known.filter(isSettled);
  const asked = ids.filter((id) => {
    const step = uploads.get(id)?.step;
    return !settled.some((state) => state.id === id) && (step === undefined || step === 'arrived');
  });
  const query = asked.join(',');
  // The answer to the ids before serves until the next one is there.
  const { data } = useListPhotoStatesQuery(query, { skip: query === '', refetchOnMountOrArgChange: true });
  const told = data?.photos ?? [];
  const isWaiting = asked.some((id) => {
    const state = told.find((one) => one.id === id);
    return state ? !isSettled(state) : uploads.get(id)?.step === 'arrived';
  });
  useListPhotoStatesQuery(query, { skip: !isWaiting, pollingInterval: pause });
  return { uploads, states: [...told, ...settled], add, retry, stop };
}

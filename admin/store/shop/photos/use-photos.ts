// Photos of a screen: those that this tab sends, and the server's progress with each.
import { useSyncExternalStore } from 'react';
import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { addPhotos, readPhotoUploads, retryPhoto, stopPhoto, subscribeToPhotoUploads } from './photo-uploads.ts';
import { adminApi } from '../../admin-api.ts';

const add = addPhotos;
const retry = retryPhoto;
const stop = stopPhoto;
/** Milliseconds: while a picture is made; while another tab or phone may be sending the photo. */
const pauses = { soon: 2000, later: 15_000 };

export type PhotosInUse = ReturnType<typeof usePhotos>;

/** `ids`: of the photos; `known`: their states in the screen's own response. */
export function usePhotos(ids: readonly string[], known: readonly PhotoState[] = []) {
  const uploads = useSyncExternalStore(subscribeToPhotoUploads, readPhotoUploads);
  const isSettled = ({ picture, refused }: PhotoState) => picture !== null || refused !== null;
  const settled = known.filter(isSettled);
  const asked = ids.filter((id) => {
    const step = uploads.get(id)?.step;
    return !settled.some((state) => state.id === id) && (step === undefined || step === 'arrived');
  });
  const query = asked.join(',');
  // The answer for the previous ids is used until the next one arrives.
  const { data } = adminApi.useListPhotoStatesQuery(
    { query: { ids: query } },
    { skip: query === '', refetchOnMountOrArgChange: true },
  );
  const told = data?.photos ?? [];
  const open = asked.filter((id) => !told.some((state) => state.id === id && isSettled(state)));
  const isSoon = open.some((id) => uploads.has(id) || told.some((state) => state.id === id));
  adminApi.useListPhotoStatesQuery(
    { query: { ids: query } },
    {
      skip: open.length === 0,
      pollingInterval: isSoon ? pauses.soon : pauses.later,
    },
  );
  // Settled ones first: the last answer of a skipped query stays, and may be older.
  return { uploads, states: [...settled, ...told], add, retry, stop };
}

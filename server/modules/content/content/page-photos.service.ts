// Photos of pages: a page is published only if all its photos have pictures.
import { photosIn } from '@taana-baana/contract/admin/content/page-photos.ts';
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { findPhotos, pictureIdIn } from '../../shop/photos/photos.service.ts';
import { invalidContent as invalid } from './content-kind.service.ts';
import { toBody } from './content.service.ts';

/**
 * The page for publishing, with the ids of pictures. Throws an error with a sentence about the
 * first missing photo.
 */
export async function withReadyPhotos(trx: Database, stored: string): Promise<string> {
  const body = toBody(stored);
  const wanted = photosIn(body);
  if (wanted.length === 0) return stored;
  const photos = await findPhotos(
    trx,
    wanted.map(({ id }) => id),
  );
  for (const { id, name } of wanted) {
    const photo = photos.get(id);
    if (photo === undefined) throw invalid(messages.photoNotArrived(name));
    if (photo.refused !== null) throw invalid(messages.photoRefused(name, photo.refused));
    if (!photo.picture) throw invalid(messages.photoNotReady(name));
  }
  const idOf = pictureIdIn(photos);
  if ('photos' in body && body.photos)
    return JSON.stringify({ ...body, photos: body.photos.map(({ id, alt }) => ({ id: idOf(id), alt })) });
  if (!('banners' in body)) return stored;
  const banners = body.banners.map(({ picture, ...banner }) => ({
    ...banner,
    picture: typeof picture === 'string' ? idOf(picture) : picture,
  }));
  return JSON.stringify({ banners });
}

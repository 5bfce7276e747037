// Photos of banners: a page is published only if all its photos have pictures.
import * as messages from '@taana-baana/contract/admin/texts/content/content-messages.ts';
import type { Database } from '../../../database/tables.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { invalidContent as invalid } from './content-kind.service.ts';
import { toBody } from './content.service.ts';

/**
 * The page for publishing, with the ids of pictures. Throws an error with a sentence about the
 * first missing photo.
 */
export async function withReadyPhotos(trx: Database, stored: string): Promise<string> {
  const body = toBody(stored);
  if (!('banners' in body)) return stored;
  const ids = body.banners.flatMap(({ picture }) => (typeof picture === 'string' ? picture : []));
  const photos = await findPhotos(trx, ids);
  const banners = body.banners.map(({ picture, headline, ...banner }) => {
    if (typeof picture === 'number') return { ...banner, headline, picture };
    const photo = photos.get(picture);
    if (photo === undefined) throw invalid(messages.photoNotArrived(headline));
    if (photo.refused !== null) throw invalid(messages.photoRefused(headline, photo.refused));
    if (!photo.picture) throw invalid(messages.photoNotReady(headline));
    return { ...banner, headline, picture: photo.picture.id };
  });
  return JSON.stringify({ banners });
}

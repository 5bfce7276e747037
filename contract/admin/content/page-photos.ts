// The owner's photos on a page: of banners, of About and of Our Story.
import { counts } from '../../limits.ts';
import type { ContentBody, PagePhoto } from '../../schemas/content/page-content.ts';
import * as messages from '../texts/content/content-messages.ts';

/** How many a page may have in place of the shop's own pictures. */
export const mostPhotos: Readonly<Record<string, number>> = { about: 12, 'our-story': counts.storyPictures };

/** `name`: what sentences call it. */
export function photosIn(body: ContentBody): (PagePhoto & { readonly name: string })[] {
  if ('banners' in body)
    return body.banners.flatMap(({ picture, alt = '', headline }) =>
      typeof picture === 'string' ? { id: picture, alt, name: messages.photoOf(headline) } : [],
    );
  const photos = ('photos' in body && body.photos) || [];
  return photos.map((photo, index) => ({ ...photo, name: messages.photoNumber(index + 1) }));
}

// Converts blog posts to the API's form.
import type { BlogPost } from '@taana-baana/contract';
import type { BlogPostRow } from '../../../database/tables/post-tables.ts';
import { type ShownPictureRow, toPicture } from '../../picture.mapping.ts';

export const toBlogPost = (
  row: BlogPostRow,
  pictures: readonly ShownPictureRow[],
  pictureOrigin: string,
): BlogPost => ({
  _id: row.id,
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  images: pictures.map((picture) => toPicture(picture, pictureOrigin)),
  createdAt: row.created_at,
});

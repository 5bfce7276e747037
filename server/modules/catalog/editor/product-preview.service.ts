// The draft of a product as the shop will show it, for anyone who has its link.
import type { Product } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { findPostTitle } from '../../content/blog/blog.service.ts';
import { readPreviewed } from '../../shop/drafts/draft-previews.service.ts';
import { toPicture } from '../../picture.mapping.ts';
import { colorKey, toPublishable } from '../writing/product-content.ts';
import { type ProductParts, toProduct } from '../products/products.mapping.ts';
import { toRow } from '../writing/product-row.ts';
import { asDrawn, toColor } from '../../swatch.mapping.ts';
import { toContent } from './product-editor.service.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { listColors } from '../products/products.repository.ts';

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function readProductPreview(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<Product> {
  const content = toContent(await readPreviewed('product', deps, { subject: id, token }));
  const { db, clock, config } = deps;
  const shown = { id, content: toPublishable(content, (photo) => photo), now: clock.now() };
  const post = content.storyPost ? await findPostTitle(deps, content.storyPost) : undefined;
  return toShopProduct(db, config, { ...shown, post });
}

/** As the shop will show it. A colour that no product has yet uses its title as id. */
async function toShopProduct(
  db: Database,
  config: Deps['config'],
  {
    id,
    content,
    now,
    post,
  }: { id: string; content: ReturnType<typeof toContent>; now: Date; post: ProductParts['post'] },
): Promise<Product> {
  const photos = await findPhotos(
    db,
    content.photos.map((photo) => photo.id),
  );
  const ids = new Map((await listColors(db)).map((color) => [colorKey(color.title), color.id]));
  const colorId = (title: string): string => ids.get(colorKey(title)) ?? title;
  const images = content.photos.flatMap(({ id: photo, alt, color, focus }) => {
    const picture = photos.get(photo)?.picture;
    if (!picture) return [];
    const shown = { ...picture, alt, color_id: color === null ? null : colorId(color), ...(focus && { focus }) };
    return toPicture(shown, config.pictureOrigin);
  });
  const row = { ...toRow(content, now), id, created_at: now.toISOString(), status: 'active' as const };
  return toProduct(row, {
    images,
    color: content.colors.map(({ title, css }) => asDrawn(toColor({ id: colorId(title), title, css }), images)),
    tags: content.tags,
    reviews: [],
    rating: undefined,
    post,
    sizes: content.variants
      .filter(({ isOffered }) => !isOffered)
      .map(({ color, size }) => ({ product_id: id, color: colorId(color), size, isOffered: false, isSoldOut: false })),
  });
}

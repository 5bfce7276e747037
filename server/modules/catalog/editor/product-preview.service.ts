// The draft of a product as the shop will show it, for anyone who has its link.
import type { Product } from '@taana-baana/contract';
import type { Database } from '../../../database/tables.ts';
import type { Deps } from '../../../deps.ts';
import { readPreviewed } from '../../shop/drafts/draft-previews.service.ts';
import { toPicture } from '../../picture.mapping.ts';
import { pricesAt } from './prices.ts';
import { colorKey, toPublishable } from './product-content.ts';
import { asDrawn, toColor } from '../../swatch.mapping.ts';
import { toContent } from './product-editor.service.ts';
import { findPhotos } from '../../shop/photos/photos.service.ts';
import { listColors } from './product-writer.repository.ts';

/** Throws `not-found` if the link is unknown or expired, or the draft was published or discarded. */
export async function readProductPreview(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<Product> {
  const content = toContent(await readPreviewed('product', deps, { subject: id, token }));
  const { db, clock, config } = deps;
  return toShopProduct(db, config, { id, content: toPublishable(content, (photo) => photo), now: clock.now() });
}

/** As the shop will show it. A colour that no product has yet uses its title as id. */
async function toShopProduct(
  db: Database,
  config: Deps['config'],
  { id, content, now }: { id: string; content: ReturnType<typeof toContent>; now: Date },
): Promise<Product> {
  const photos = await findPhotos(
    db,
    content.photos.map((photo) => photo.id),
  );
  const ids = new Map((await listColors(db)).map((color) => [colorKey(color.title), color.id]));
  const colorId = (title: string): string => ids.get(colorKey(title)) ?? title;
  const prices = pricesAt(content, now);
  const images = content.photos.flatMap(({ id: photo, alt, color }) => {
    const picture = photos.get(photo)?.picture;
    if (!picture) return [];
    return toPicture({ ...picture, alt, color_id: color === null ? null : colorId(color) }, config.pictureOrigin);
  });
  const notOffered = content.variants.filter(({ isOffered }) => !isOffered);
  return {
    _id: id,
    title: content.title,
    brand: content.brand,
    price: prices.price,
    totalrating: 0,
    ratingsCount: 0,
    images,
    category: content.category,
    tags: content.tags.join(','),
    description: content.description,
    color: content.colors.map(({ title, css }) => asDrawn(toColor({ id: colorId(title), title, css }), images)),
    ratings: [],
    createdAt: now.toISOString(),
    ...(notOffered.length > 0 && {
      notOffered: notOffered.map(({ color, size }) => ({ color: colorId(color), size })),
    }),
    ...(content.mrp !== null && content.mrp > prices.price && { mrp: content.mrp }),
    ...(prices.regular_price !== null &&
      prices.regular_price !== prices.price && {
        regularPrice: prices.regular_price,
        ...(prices.sale_until !== null && { saleUntil: prices.sale_until }),
      }),
    ...(content.maker !== null && { maker: content.maker }),
    ...(content.origin !== null && { origin: content.origin }),
  };
}
